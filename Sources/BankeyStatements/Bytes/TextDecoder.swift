import BankeyModel

/// Decodes the texts of a file.
struct TextDecoder {
  /// Whether the whole file is valid UTF-8.
  let isUTF8: Bool
  /// Whether texts that are valid UTF-8 are decoded as such.
  private let triesUTF8: Bool
  /// The character set of all other texts.
  let charset: Charset

  /// Chooses the decoder of a file: UTF-8 if it has a byte order mark or is valid, otherwise the declared set,
  /// otherwise the set in which its letters and words fit a language.
  ///
  /// In a file that declares UTF-8 but is not valid, each text is decoded separately, so a name that the bank has cut
  /// within a character spoils only itself.
  init(for bytes: ByteView, declared: String?) { self.init(FoundCharset(bytes), declared: declared) }

  /// The same for a file whose character set may be known already.
  init(_ found: FoundCharset, declared: String?) {
    isUTF8 = found.isUTF8
    triesUTF8 = found.bytes.starts(with: "\u{FEFF}", at: 0) || declared.map(Charset.isUTF8) ?? false
    let named = declared.flatMap(Charset.init(named:))
    charset = named ?? (isUTF8 || triesUTF8 ? .windows1252 : found.guess)
  }

  /// The text of `bytes`, without loss.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    if triesUTF8, let text = String(validating: bytes, as: UTF8.self) { return text }
    return charset.string(bytes)
  }

  /// Appends the text of `bytes` to `texts`.
  func append(_ bytes: UnsafeRawBufferPointer, to texts: inout ByteBuffer) {
    if isUTF8 { texts.append(bytes) } else { texts.append(string(bytes)) }
  }

  /// Passes `bytes` in UTF-8 to `body`, copying them only if they must be converted.
  func withUTF8<Result>(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if isUTF8 || bytes.allSatisfy({ $0 < 0x80 }) { return body(bytes) }
    var text = string(bytes)
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// Whether all of `bytes` is valid UTF-8.
  static func isUTF8(_ bytes: ByteView) -> Bool {
    let text = bytes[0..<bytes.count].assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: text.span)) != nil
  }
}

/// What the bytes of a file show of its character set. All of them are looked at, so each answer is found once, when it
/// is first asked for.
final class FoundCharset {
  let bytes: ByteView
  /// Whether all bytes are valid UTF-8.
  private(set) lazy var isUTF8 = TextDecoder.isUTF8(bytes)
  /// The set in which its letters and words fit a language, for bytes that are not UTF-8.
  private(set) lazy var guess = CharsetGuess.charset(of: bytes)

  init(_ bytes: ByteView) { self.bytes = bytes }
}

/// Converts files that cannot be split byte by byte, because a delimiter may be half of a character.
enum WideText {
  /// The text in UTF-8, for UTF-16 and for East Asian sets, unless the user has chosen the set. Nil for all other
  /// files.
  static func utf8(_ bytes: UnsafeRawBufferPointer, _ found: FoundCharset, isSetKnown: Bool) -> [UInt8]? {
    if let text = UTF16Text.utf8(bytes) { return text }
    guard !isSetKnown, !found.bytes.starts(with: "\u{FEFF}", at: 0), !found.isUTF8,
      FormatReading.signed(bytes)?.declaresCharset != true, found.guess.multibyteName != nil
    else { return nil }
    return Array(found.guess.string(bytes).utf8)
  }
}

/// Converts UTF-16, recognized by its byte order mark or by the zero bytes of plain letters.
enum UTF16Text {
  /// The number of bytes that are examined in a file without a mark.
  private static let head = 2048

  /// The text in UTF-8; nil when `bytes` are not UTF-16. Unpaired surrogates become U+FFFD, and an odd byte at the end
  /// is dropped.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return utf8(bytes, from: 2, highByte: 1)
    case (0xFE, 0xFF): return utf8(bytes, from: 2, highByte: 0)
    default: return unmarkedHighByte(bytes.prefix(head)).map { utf8(bytes, from: 0, highByte: $0) }
    }
  }

  /// The index of the high byte in each unit, without a mark; nil when the file is not UTF-16. In statements most
  /// characters are ASCII, with a zero high byte, and hardly any have a zero low byte. Other encodings contain no
  /// zeros.
  private static func unmarkedHighByte(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    var zeros = [0, 0]
    for (index, byte) in bytes.enumerated() where byte == 0 { zeros[index % 2] += 1 }
    let units = bytes.count / 2
    return (0...1).first { units >= 4 && zeros[$0] * 3 >= units && zeros[1 - $0] * 8 <= zeros[$0] }
  }

  private static func utf8(_ bytes: UnsafeRawBufferPointer, from start: Int, highByte: Int) -> [UInt8] {
    let units = stride(from: start, to: bytes.count - 1, by: 2).lazy.map { index in
      UInt16(bytes[index + highByte]) << 8 | UInt16(bytes[index + 1 - highByte])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
    return text
  }
}
