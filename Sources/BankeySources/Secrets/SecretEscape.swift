/// The ways in which a byte is written so that it is no sign of a language: `%3D`, `\u003d`, `\x3d`, `\/`, `&#61;`, `&#x3d;`, `&amp;`.
enum SecretEscape {
  private static let names: [(text: [UInt8], byte: UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ].map { (Array($0.utf8), UInt8(ascii: $1)) }

  /// The first bytes of a text without their escape, and how many they were. The text is in lower case.
  static func undone(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], count: Int) {
    let first = text[text.startIndex]
    switch first {
    case UInt8(ascii: "%"): return number(text.dropFirst(), digits: 2, behind: 1) ?? ([first], 1)
    case UInt8(ascii: "\\"): return backslash(text.dropFirst())
    case UInt8(ascii: "&"): return reference(text)
    default: return ([first], 1)
    }
  }

  private static func backslash(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], count: Int) {
    guard let sign = text.first else { return ([UInt8(ascii: "\\")], 1) }
    switch sign {
    case UInt8(ascii: "u"): return number(text.dropFirst(), digits: 4, behind: 2) ?? ([sign], 2)
    case UInt8(ascii: "x"): return number(text.dropFirst(), digits: 2, behind: 2) ?? ([sign], 2)
    default: return ([sign], 2)
    }
  }

  private static func reference(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], count: Int) {
    if let known = names.first(where: { text.starts(with: $0.text) }) { return ([known.byte], known.text.count) }
    let number = text.dropFirst().prefix(8)
    guard number.first == UInt8(ascii: "#"), let end = number.firstIndex(of: UInt8(ascii: ";")) else {
      return ([UInt8(ascii: "&")], 1)
    }
    let isHexadecimal = number.dropFirst().first == UInt8(ascii: "x")
    let digits = String(decoding: number[..<end].dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
    guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return ([UInt8(ascii: "&")], 1) }
    return (bytes(of: code), end + 1 - text.startIndex)
  }

  private static func number(
    _ text: ArraySlice<UInt8>, digits: Int, behind signs: Int
  ) -> (bytes: [UInt8], count: Int)? {
    let word = text.prefix(digits)
    guard word.count == digits, let code = UInt32(String(decoding: word, as: UTF8.self), radix: 16) else { return nil }
    // Two digits are a byte, which may be one of several of a character.
    return (digits == 2 ? [UInt8(truncatingIfNeeded: code)] : bytes(of: code), signs + digits)
  }

  private static func bytes(of code: UInt32) -> [UInt8] {
    Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }
}
