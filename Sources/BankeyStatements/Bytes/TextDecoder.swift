/// Makes text of a file's bytes.
struct TextDecoder {
  /// Whether the whole file is valid UTF-8, and so is every text in it.
  let isUTF8: Bool
  /// Whether a text that is valid UTF-8 is taken as that.
  private let triesUTF8: Bool
  /// What a text is otherwise.
  private let charset: Charset

  /// The decoder of a file: UTF-8 by its mark or because it is valid, then what it declares, then windows-1252.
  ///
  /// A file that says UTF-8 and is not is decided text by text: a bank that cuts a name within a letter spoils that name only.
  init(for bytes: ByteView, declared: String?) {
    charset = declared.flatMap(Charset.init(named:)) ?? .windows1252
    isUTF8 = TextDecoder.isUTF8(bytes)
    triesUTF8 = bytes.starts(with: "\u{FEFF}", at: 0) || declared.map(Charset.isUTF8) ?? false
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

  private static func isUTF8(_ bytes: ByteView) -> Bool {
    let text = bytes[0..<bytes.count].assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: text.span)) != nil
  }
}
