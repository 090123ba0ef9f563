/// A set of 256 characters, one byte each, that banks still write.
enum Charset: CaseIterable {
  case windows1250, windows1251, windows1252, windows1254, latin2, latin9

  /// The text of `bytes`.
  func string(_ bytes: UnsafeRawBufferPointer) -> String {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return String(decoding: bytes, as: UTF8.self) }
    let upper = Charset.upperHalves[self]!
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      if byte < 0x80 { text.append(byte) } else { text += UTF8.encode(upper[Int(byte) - 0x80])! }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What one byte from 0x80 on means.
  func scalar(_ byte: UInt8) -> Unicode.Scalar { Charset.upperHalves[self]![Int(byte) - 0x80] }

  private static let upperHalves = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Array(upperHalf(of: $0).unicodeScalars)) })
}
