import BankeyModel

/// Converts digits and punctuation of every script to ASCII, so that figures and dates are read in one way.
enum ASCIIFolding {
  /// The text with ASCII digits, marks, blanks and dashes; letters are unchanged. Bytes that are not UTF-8 are decoded
  /// as windows-1252.
  static func of(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let text = String(validating: bytes, as: UTF8.self) ?? Charset.windows1252.string(bytes)
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        plain.append(UInt8(truncatingIfNeeded: scalar.value))
      } else if let sign = sign(scalar) {
        plain += sign
      } else {
        plain += String(Character(scalar)).utf8
      }
    }
    return plain
  }

  /// The ASCII replacement of a character, which is empty for a direction mark; nil for a letter.
  private static func sign(_ scalar: Unicode.Scalar) -> [UInt8]? {
    if let special = special[scalar.value] { return special == 0 ? [] : [special] }
    // Full-width forms of ASCII.
    if (0xFF01...0xFF5E).contains(scalar.value) { return [UInt8(truncatingIfNeeded: scalar.value &- 0xFEE0)] }
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else { return nil }
    return [0x30 | UInt8(clamping: Int(value))]
  }

  private static let special: [UInt32: UInt8] = {
    let blanks: [UInt32] = [0xA0, 0x202F, 0x3000] + Array(0x2000...0x200A)
    let apostrophes: [UInt32] = [0x2018, 0x2019, 0x201B, 0x2BC, 0x2B9, 0xB4, 0x2032, 0x66C]
    // Japanese books write a triangle before money out.
    let dashes: [UInt32] = [0x2212, 0xFE63, 0xAD, 0x207B, 0x25B2, 0x25B3] + Array(0x2010...0x2015)
    let nothing: [UInt32] = [0x200B, 0x200E, 0x200F, 0x61C, 0xFEFF] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let groups: [(UInt8, [UInt32])] = [
      (UInt8(ascii: " "), blanks), (UInt8(ascii: "'"), apostrophes), (UInt8(ascii: "-"), dashes),
      (UInt8(ascii: "."), [0x66B]), (UInt8(ascii: ","), [0x60C, 0x3001]), (0, nothing),
    ]
    var special: [UInt32: UInt8] = [:]
    for (sign, values) in groups { for value in values { special[value] = sign } }
    return special
  }()
}
