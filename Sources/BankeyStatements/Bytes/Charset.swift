/// A set of 256 characters, one byte each, that banks still write.
enum Charset: CaseIterable {
  case windows1250, windows1251, windows1252, windows1254, latin2, latin9

  /// The text of `bytes`.
  func string(_ bytes: some Sequence<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(scalar(byte)) }
    return String(text)
  }

  /// What one byte means.
  func scalar(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0x80 ? Unicode.Scalar(byte) : Charset.upperHalves[self]![Int(byte) - 0x80]
  }

  private static let upperHalves = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Array(upperHalf(of: $0).unicodeScalars)) })
}
