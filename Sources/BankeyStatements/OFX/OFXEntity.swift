/// `&amp;` and its kind. What is no entity stays as it was written: many banks write a bare `&`.
enum OFXEntity {
  /// The character that `bytes` begin with as an entity, and the entity's length.
  static func read(_ bytes: UnsafeRawBufferPointer) -> (text: String, length: Int)? {
    guard let end = bytes.prefix(12).firstIndex(of: 0x3B), end > 1 else { return nil }
    let name = String(decoding: bytes[1..<end], as: UTF8.self)
    guard let text = named[name] ?? numbered(name) else { return nil }
    return (text, end + 1)
  }

  private static let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHex ? 2 : 1)
    // A number that is read from a text may have a sign; an entity may not.
    guard digits.first != "+", let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0 else { return nil }
    return scalar(number).map { String($0) }
  }

  /// Numbers from 128 to 159 are bytes of windows-1252 where people write them.
  private static func scalar(_ number: UInt32) -> Unicode.Scalar? {
    (0x80...0x9F).contains(number) ? Charset.windows1252.scalar(UInt8(number)) : Unicode.Scalar(number)
  }
}
