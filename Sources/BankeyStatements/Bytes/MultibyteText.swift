import Glibc
import Synchronization

/// Decodes East Asian character sets with the C library: their tables are a hundred times as large as those of
/// single-byte sets.
enum MultibyteText {
  /// Decodes `bytes` from the character set that the C library calls `name`. Each invalid byte becomes U+FFFD. Returns
  /// nil when the C library lacks the set.
  static func string(_ bytes: UnsafeRawBufferPointer, from name: String) -> String? {
    converted(bytes, from: name) { _ in [0xEF, 0xBF, 0xBD] }
  }

  /// The same, but returns nil when a byte is invalid. With `mayBeCut`, a truncated character at the end is allowed.
  static func string(_ bytes: UnsafeRawBufferPointer, from name: String, mayBeCut: Bool) -> String? {
    converted(bytes, from: name) { isCut in mayBeCut && isCut ? [] : nil }
  }

  /// Decodes `bytes`, replacing each invalid byte and each byte of a truncated character by the result of `stray`.
  /// Returns nil when that is nil.
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
      // Decoding in pieces keeps a file full of invalid bytes cheap.
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

  /// The number of bytes converted at a time.
  private static let chunk = 4096

  /// Converts as many bytes as possible. Returns the text, the number of bytes, and whether a truncated character
  /// follows.
  private static func convert(
    _ bytes: UnsafeRawBufferPointer, _ converter: iconv_t
  ) -> (text: [UInt8], taken: Int, isCut: Bool) {
    // Characters of two bytes have at most three in UTF-8, and longer ones grow less.
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
