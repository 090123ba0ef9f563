/// Makes text of a file's bytes.
struct TextDecoder {
  /// Whether a text that is valid UTF-8 is taken as that.
  let triesUTF8: Bool
  /// What a text is otherwise.
  let charset: Charset

  /// The decoder of a file: UTF-8 by its mark or because it is valid, then what it declares, then windows-1252.
  ///
  /// A file that says UTF-8 and is not is decided text by text: a bank that cuts a name within a letter spoils that name only.
  init(for bytes: ByteView, declared: String?) {
    let charset = declared.flatMap(Charset.init(named:))
    self.charset = charset ?? .windows1252
    triesUTF8 = TextDecoder.hasMark(bytes) || declared.map(Charset.isUTF8) ?? false || TextDecoder.isUTF8(bytes)
  }

  /// The text of `bytes`, nothing lost.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    if triesUTF8 || bytes.allSatisfy({ $0 < 0x80 }), let text = String(validating: bytes, as: UTF8.self) { return text }
    return charset.string(bytes)
  }

  private static func hasMark(_ bytes: ByteView) -> Bool {
    bytes.starts(with: "\u{FEFF}", at: 0)
  }

  private static func isUTF8(_ bytes: ByteView) -> Bool {
    let text = bytes[0..<bytes.count].assumingMemoryBound(to: UInt8.self)
    return (try? UTF8Span(validating: text.span)) != nil
  }
}
