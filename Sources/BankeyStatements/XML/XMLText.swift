/// Makes the bytes of an XML file the UTF-8 that libxml2 wants.
enum XMLText {
  /// The bytes without their mark, as they are or in UTF-8, for as long as `body` runs.
  ///
  /// libxml2 would refuse a file that says UTF-8 and is not; here a letter that a bank cut spoils its own text only.
  static func withUTF8<Result>(
    _ bytes: ByteView, declared charset: String?, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let decoder = TextDecoder(for: bytes, declared: charset)
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    if decoder.isUTF8 { return try body(bytes[start..<bytes.count]) }
    return try utf8(bytes, from: start, decoder).withUnsafeBytes(body)
  }

  /// The text between every two tags, and every tag, decided by itself.
  private static func utf8(_ bytes: ByteView, from start: Int, _ decoder: TextDecoder) -> [UInt8] {
    var (text, place): ([UInt8], Int) = ([], start)
    text.reserveCapacity(bytes.count + bytes.count / 8)
    while place < bytes.count {
      let end = bytes.first(less, in: (place + 1)..<bytes.count) ?? bytes.count
      text += decoder.string(bytes[place..<end]).utf8
      place = end
    }
    return text
  }

  /// Where a tag or a text longer than 64 KB may begin; nil when every such piece of the file has both `<` and `>`.
  ///
  /// libxml2 looks back over the whole of a long one each time that it takes in more of it, so a large one would take hours.
  static func endlessPiece(in bytes: ByteView) -> Int? {
    let length = 1 << 16
    return stride(from: 0, through: bytes.count - length, by: length).first { start in
      bytes.first(less, in: start..<start + length) == nil || bytes.first(greater, in: start..<start + length) == nil
    }
  }
}
