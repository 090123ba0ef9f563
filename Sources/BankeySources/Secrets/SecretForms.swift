import BankeyModel
import BankeyText
import FoundationEssentials

/// The byte sequences by which a secret can appear in a text: its parts, verbatim and in the encodings of programs and
/// servers.
struct SecretForms {
  /// A byte sequence to search for, with letters in lower case.
  struct Form: Hashable {
    let bytes: [UInt8]
    /// Whether it is a complete URL. Pieces of a URL are not searched for, because its scheme and host are not secret;
    /// its secret parts are forms of their own.
    let isAddress: Bool
    /// Whether it is so short that it may occur in ordinary data and is searched for only as a separate word.
    var isWord: Bool { bytes.count < SecretForms.sure }
  }

  /// The number of bytes from which an occurrence is certainly the secret.
  static let sure = 8
  /// The number of bytes below which a form occurs in any text.
  private static let shortest = 4
  let all: Set<Form>

  init(_ secret: Secret) {
    all = Set(SecretForms.parts(of: secret.reveal()).flatMap(SecretForms.forms))
  }

  private static func forms(of part: String) -> [Form] {
    let isAddress = part.contains("://")
    return spellings(of: part).filter { $0.count >= shortest }.map {
      Form(bytes: $0.map(\.lowered), isAddress: isAddress)
    }
  }

  /// The secret, its lines, and the secret parts of URLs and of tokens that encode URLs.
  private static func parts(of secret: String) -> Set<String> {
    let lines = secret.split(whereSeparator: \.isNewline).map(String.init)
    let tokens = lines.compactMap(decoded)
    return Set([secret] + lines + tokens + (lines + tokens).flatMap(address))
  }

  /// The user name and password in a URL, encoded and decoded. Without them, the last component of its path, which can
  /// be a token, and everything after the path. Short names are ordinary words and not included.
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

  /// The URL that a setup token encodes in Base64; nil for other texts.
  private static func decoded(_ text: String) -> String? {
    let standard = text.replacing("-", with: "+").replacing("_", with: "/").prefix { $0 != "=" }
    let padding = String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
    guard let bytes = Data(base64Encoded: standard + padding), bytes.starts(with: "http".utf8) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A text verbatim, on one line, form-encoded, in Base64 and in hexadecimal.
  private static func spellings(of text: String) -> [[UInt8]] {
    let texts = [text, PlainText.cleaned(text), text.replacing(" ", with: "+"), text.lowercased(), text.uppercased()]
    let plain = texts.map { Array($0.utf8) }
    let sent = Array(URLText.encoded(text).utf8)
    let encoded = base64(plain[0]) + base64(sent)
    return plain + encoded + [plain[0].flatMap(\.hexadecimal)]
  }

  /// The Base64 encodings of bytes at each of the three alignments within other data. Omits the letters at both ends,
  /// which depend on neighboring bytes.
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
  /// An ASCII letter in lower case, because hosts and headers come back in lower case.
  var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

  /// The URL-safe variant of a Base64 letter.
  fileprivate var inAddress: UInt8 {
    switch self {
    case UInt8(ascii: "+"): UInt8(ascii: "-")
    case UInt8(ascii: "/"): UInt8(ascii: "_")
    default: self
    }
  }

  /// Two hexadecimal digits.
  fileprivate var hexadecimal: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return [digits[Int(self >> 4)], digits[Int(self & 15)]]
  }
}

/// Decodes escapes: `%3D`, `\u003d`, `\x3d`, `\/`, `&#61;`, `&#x3d;`, `&amp;`.
enum SecretEscape {
  private static let names: [(text: [UInt8], byte: UInt8)] = [
    ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
  ].map { (Array($0.utf8), UInt8(ascii: $1)) }

  /// The first bytes of a lower-case text without their escape, and the number of bytes that they occupied.
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
    // Two digits encode a byte, which may be part of a character.
    return (digits == 2 ? [UInt8(truncatingIfNeeded: code)] : bytes(of: code), signs + digits)
  }

  private static func bytes(of code: UInt32) -> [UInt8] {
    Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }
}
