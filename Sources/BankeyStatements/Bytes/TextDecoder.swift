import BankeyModel

/// Makes text of a file's bytes.
struct TextDecoder {
  /// Whether the whole file is valid UTF-8, and so is every text in it.
  let isUTF8: Bool
  /// Whether a text that is valid UTF-8 is taken as that.
  private let triesUTF8: Bool
  /// What a text is otherwise.
  let charset: Charset

  /// The decoder of a file: UTF-8 by its mark or because it is valid, then what it declares, then the set in which its letters
  /// and words are those of a language.
  ///
  /// A file that says UTF-8 and is not is decided text by text: a bank that cuts a name within a letter spoils that name only.
  init(for bytes: ByteView, declared: String?) {
    isUTF8 = TextDecoder.isUTF8(bytes)
    triesUTF8 = bytes.starts(with: "\u{FEFF}", at: 0) || declared.map(Charset.isUTF8) ?? false
    let named = declared.flatMap(Charset.init(named:))
    charset = named ?? (isUTF8 || triesUTF8 ? .windows1252 : CharsetGuess.charset(of: bytes))
  }

  /// The text of `bytes`, nothing lost.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    if isUTF8 { return String(decoding: bytes, as: UTF8.self) }
    if triesUTF8, let text = String(validating: bytes, as: UTF8.self) { return text }
    return charset.string(bytes)
  }

  /// Adds the text of `bytes` to others.
  func append(_ bytes: UnsafeRawBufferPointer, to texts: inout ByteBuffer) {
    if isUTF8 { texts.append(bytes) } else { texts.append(string(bytes)) }
  }

  /// Hands `bytes` in UTF-8 to `body`; they are copied only when they are not.
  func withUTF8<Result>(_ bytes: UnsafeRawBufferPointer, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if isUTF8 || bytes.allSatisfy({ $0 < 0x80 }) { return body(bytes) }
    var text = string(bytes)
    return text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }

  /// Whether the whole of `bytes` is valid UTF-8.
  static func isUTF8(_ bytes: ByteView) -> Bool {
    let text = bytes[0..<bytes.count].assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: text.span)) != nil
  }
}

/// Files whose bytes cannot be read where they stand, since a sign between two fields may be half of a letter.
enum WideText {
  /// The text in UTF-8: of UTF-16, and of a set of East Asia, unless a person has said which set it is. Nil for all others.
  static func utf8(_ bytes: UnsafeRawBufferPointer, isSetKnown: Bool) -> [UInt8]? {
    if let text = UTF16Text.utf8(bytes) { return text }
    let view = ByteView(bytes)
    guard !isSetKnown, !view.starts(with: "\u{FEFF}", at: 0), !TextDecoder.isUTF8(view), !isDeclared(bytes) else {
      return nil
    }
    let charset = CharsetGuess.charset(of: view)
    return charset.multibyteName == nil ? nil : Array(charset.string(bytes).utf8)
  }

  /// Whether the format says itself what its bytes are.
  private static func isDeclared(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch StatementFormat.signed(bytes) {
    case .ofx, .camt, .simplefin: true
    default: false
    }
  }
}

/// Files in UTF-16: those that begin with its byte order mark, and those that every second byte of plain letters gives away.
enum UTF16Text {
  /// So many bytes show what a file without a mark is.
  private static let head = 2048

  /// The text in UTF-8; nil when `bytes` are no UTF-16. Halves of a pair become U+FFFD, half a unit at the end is left out.
  static func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): return utf8(bytes, from: 2, highByte: 1)
    case (0xFE, 0xFF): return utf8(bytes, from: 2, highByte: 0)
    default: return unmarkedHighByte(bytes.prefix(head)).map { utf8(bytes, from: 0, highByte: $0) }
    }
  }

  /// Which byte of each two is the higher one where nothing marks it: in a statement most letters, figures and line ends are
  /// ASCII and have a zero there, and hardly one has it in the other place. No other text has zeros at all.
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
