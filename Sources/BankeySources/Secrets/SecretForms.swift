import BankeyModel
import BankeyText
import FoundationEssentials

/// What a text must not hold of a secret: its parts, each as it is and as programs and servers write it.
struct SecretForms {
  /// A form and how it is looked for, its letters in lower case.
  struct Form: Hashable {
    /// The bytes.
    let bytes: [UInt8]
    /// Whether it is a whole address. Its pieces are not looked for: it begins with a scheme and may end with a host, which are no
    /// secrets, and what is secret in it is a form of its own.
    let isAddress: Bool
    /// Whether it is so short that it may stand in honest data, and is only looked for as a word of its own.
    var isWord: Bool { bytes.count < SecretForms.sure }
  }

  /// From so many bytes on it is the secret wherever it stands.
  static let sure = 8
  /// What is shorter stands in any text.
  private static let shortest = 4
  /// All forms of the secret.
  let all: Set<Form>

  /// The forms of a secret.
  init(_ secret: Secret) {
    all = Set(SecretForms.parts(of: secret.reveal()).flatMap(SecretForms.forms))
  }

  private static func forms(of part: String) -> [Form] {
    let isAddress = part.contains("://")
    return spellings(of: part).filter { $0.count >= shortest }.map {
      Form(bytes: $0.map(\.lowered), isAddress: isAddress)
    }
  }

  /// The secret, its lines, what stands inside when it is an address or a token for one.
  private static func parts(of secret: String) -> Set<String> {
    let lines = secret.split(whereSeparator: \.isNewline).map(String.init)
    let tokens = lines.compactMap(decoded)
    return Set([secret] + lines + tokens + (lines + tokens).flatMap(address))
  }

  /// The name and the password in an address, as they stand there and decoded; where there are none, the last part of its path,
  /// which is what makes a token, and what is behind the path. A short name is a word like any other.
  private static func address(_ text: String) -> [String] {
    guard let start = text.firstRange(of: "://")?.upperBound else { return [] }
    let authority = text[start...].prefix { !"/?#".contains($0) }
    guard let end = authority.lastIndex(of: "@") else {
      let path = text[authority.endIndex...].prefix { !"?#".contains($0) }
      let parts = path.split(separator: "/").suffix(1) + [text[path.endIndex...].dropFirst()]
      return parts.filter { $0.utf8.count >= sure }.map(String.init)
    }
    let login = authority[..<end]
    let words = login.split(separator: ":", maxSplits: 1).enumerated()
    let parts = [login] + words.filter { $0.offset == 1 || $0.element.utf8.count >= sure }.map { $0.element }
    return parts.flatMap { [String($0), decodedPercents(String($0))] }
  }

  private static func decodedPercents(_ text: String) -> String {
    var (bytes, rest) = ([UInt8](), Array(text.utf8)[...])
    while let first = rest.first {
      let (made, count) = first == UInt8(ascii: "%") ? SecretEscape.undone(rest) : ([first], 1)
      bytes += made
      rest = rest.dropFirst(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a token says in base 64: the address to claim it at.
  private static func decoded(_ text: String) -> String? {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/").prefix { $0 != "=" }
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let bytes = Data(base64Encoded: standard + padding), bytes.starts(with: "http".utf8) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A text as it is, as a line, as a form sends it, in base 64 and in hexadecimal.
  private static func spellings(of text: String) -> [[UInt8]] {
    let texts = [text, PlainText.cleaned(text), text.replacing(" ", with: "+"), text.lowercased(), text.uppercased()]
    let plain = texts.map { Array($0.utf8) }
    let sent = Array(URLText.encoded(text).utf8)
    let encoded = base64(plain[0]) + base64(sent)
    return plain + encoded + [plain[0].flatMap(\.hexadecimal)]
  }

  /// What base 64 makes of bytes wherever they stand among others: each three of them are four letters, so there are three ways,
  /// and the letters at both ends are left out, which depend on what is around.
  private static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    let all = (0..<3).map { before -> [UInt8] in
      let padded = Data([UInt8](repeating: 0, count: before) + bytes)
      let letters = padded.base64EncodedString().utf8.prefix((before + bytes.count) * 8 / 6)
      return Array(letters.dropFirst((before * 8 + 5) / 6))
    }
    return all + all.map { letters in letters.map(\.inAddress) }
  }
}

extension UInt8 {
  /// A letter of ASCII in lower case: hosts and headers come back in it.
  var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// A letter of base 64 as addresses have it.
  fileprivate var inAddress: UInt8 {
    switch self {
    case UInt8(ascii: "+"): UInt8(ascii: "-")
    case UInt8(ascii: "/"): UInt8(ascii: "_")
    default: self
    }
  }

  /// Two digits.
  fileprivate var hexadecimal: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(self >> 4)], digits[Int(self & 15)]]
  }
}

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
