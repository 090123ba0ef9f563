import Glibc
import Synchronization

/// Text of the sets of East Asia, which the C library converts: their tables are a hundred times as large as those of single bytes.
enum MultibyteText {
  /// The text of `bytes` in the set that the C library calls `name`; bytes that mean nothing become U+FFFD each. Nil when the C
  /// library lacks the set.
  static func string(_ bytes: UnsafeRawBufferPointer, from name: String) -> String? {
    converted(bytes, from: name) { _ in [0xEF, 0xBF, 0xBD] }
  }

  /// The same when all bytes are text, but for a letter that the end may cut; else nil.
  static func string(_ bytes: UnsafeRawBufferPointer, from name: String, mayBeCut: Bool) -> String? {
    converted(bytes, from: name) { isCut in mayBeCut && isCut ? [] : nil }
  }

  /// The text, with what `stray` makes of each byte that means nothing or is half a letter at the end; nil when that is nil.
  private static func converted(
    _ bytes: UnsafeRawBufferPointer, from name: String, stray: (_ isCut: Bool) -> [UInt8]?
  ) -> String? {
    converters.withLock { converters in
      guard let converter = converters.converter(from: name) else { return nil }
      return converted(bytes, converter, stray: stray)
    }
  }

  private static let converters = Mutex(Converters())

  /// The C library's converters. Each is opened only once, because opening loads a shared library.
  private struct Converters: Sendable {
    /// The converters' addresses by character set. Pointers are not `Sendable`; a lock protects the converters.
    private var opened: [String: Int] = [:]

    /// The converter from a character set, in its initial state.
    mutating func converter(from name: String) -> iconv_t? {
      if let converter = opened[name].flatMap(iconv_t.init(bitPattern:)) {
        iconv(converter, nil, nil, nil, nil)
        return converter
      }
      guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else { return nil }
      opened[name] = Int(bitPattern: converter)
      return converter
    }
  }

  private static func converted(
    _ bytes: UnsafeRawBufferPointer, _ converter: iconv_t, stray: (_ isCut: Bool) -> [UInt8]?
  ) -> String? {
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      // Piece by piece, so that a file full of bytes that mean nothing stays cheap.
      let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(chunk))
      let (some, taken, isCut) = convert(piece, converter)
      text += some
      rest = rest.dropFirst(taken)
      if taken == piece.count || (isCut && piece.count == chunk) { continue }
      guard let other = stray(isCut) else { return nil }
      text += other
      rest = rest.dropFirst()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How many bytes are converted at a time.
  private static let chunk = 4096

  /// What can be converted, how many bytes that took, and whether the end cuts what follows.
  private static func convert(
    _ bytes: UnsafeRawBufferPointer, _ converter: iconv_t
  ) -> (text: [UInt8], taken: Int, isCut: Bool) {
    // No character of two bytes has more than three in UTF-8, or two of three.
    let capacity = bytes.count * 3 + 8
    var taken = 0
    var isCut = false
    let text = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      var source = UnsafeMutablePointer(mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
      var (left, room) = (bytes.count, capacity)
      buffer.withMemoryRebound(to: CChar.self) { target in
        var next = target.baseAddress
        isCut = iconv(converter, &source, &left, &next, &room) == -1 && errno == EINVAL
      }
      (taken, count) = (bytes.count - left, capacity - room)
    }
    return (text, taken, isCut)
  }
}
