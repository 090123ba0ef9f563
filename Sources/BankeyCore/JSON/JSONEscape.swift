/// The escapes of JSON.
enum JSONEscape {
  /// What the letter behind a backslash stands for; `u` is followed by four hexadecimal digits and not here.
  static let bytes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "t"): 0x09,
  ]

  /// What a checked text stands for, without the quotes. Half of a surrogate pair becomes U+FFFD, as do bytes that are no UTF-8.
  static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if rest.first == UInt8(ascii: "u") {
        text += String(decoding: units(&rest), as: UTF16.self).utf8
      } else if let escaped = rest.popFirst() {
        text.append(JSONEscape.bytes[escaped] ?? escaped)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The numbers of one `\u` after the other, since two of them can be one character. `rest` begins with the `u` of the first.
  private static func units(_ rest: inout ArraySlice<UInt8>) -> [UInt16] {
    var units: [UInt16] = []
    repeat {
      if !units.isEmpty { rest.removeFirst() }
      let digits = rest.dropFirst().prefix(4)
      units.append(UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD)
      rest = rest.dropFirst(5)
    } while rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
    return units
  }
}

/// Whether an ASCII byte is 0 to 9, a to f or A to F.
func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
