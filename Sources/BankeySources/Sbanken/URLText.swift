/// Text inside an address.
enum URLText {
  /// All but letters, digits and `-._~` as `%41`, so that it means itself wherever it stands.
  static func encoded(_ text: String) -> String {
    text.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : "%" + hexadecimal($0) }.joined()
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (0x61...0x7A).contains(letter) && byte < 0x80 || (0x30...0x39).contains(byte) || "-._~".utf8.contains(byte)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
