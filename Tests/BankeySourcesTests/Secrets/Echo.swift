import Foundation

/// The ways in which a server or a program echoes a secret.
enum Echo: String, CaseIterable, Sendable {
  case plain, capitals, percent, everyPercent, twicePercent, base64, base64URL, insideBase64, hexadecimal, form
  case unicodeEscapes, htmlNumbers, trace

  /// A text that contains the secret in this form.
  func of(_ secret: String) -> String {
    switch self {
    case .plain: "password=\(secret)&x=1"
    case .capitals: secret.uppercased()
    case .percent: "?key=" + (secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    case .everyPercent: Echo.percent(secret)
    case .twicePercent: Echo.percent(secret).replacing("%", with: "%25")
    case .base64: "Basic " + Data(secret.utf8).base64EncodedString()
    case .base64URL: Echo.url(Data(secret.utf8).base64EncodedString())
    case .insideBase64: "Basic " + Data("user-1:\(secret):more".utf8).base64EncodedString()
    case .hexadecimal: secret.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    case .form: "a=b&secret=" + secret.replacing(" ", with: "+")
    case .unicodeEscapes: secret.utf16.map { #"\u"# + String(Int($0) + 0x10000, radix: 16).suffix(4) }.joined()
    case .htmlNumbers: secret.unicodeScalars.map { "&#\($0.value);" }.joined()
    case .trace: "+ curl -u '\(secret)' https://bank.example"
    }
  }

  private static func percent(_ text: String) -> String {
    text.utf8.map { "%" + String(Int($0) + 0x100, radix: 16).suffix(2).uppercased() }.joined()
  }

  private static func url(_ text: String) -> String { text.replacing("+", with: "-").replacing("/", with: "_") }
}

/// Whether a text reveals a secret to a determined reader: verbatim, unescaped, or decoded from Base64 or hexadecimal.
func says(_ text: String, _ secret: String) -> Bool {
  let secret = secret.lowercased()
  var readings = [text, text.replacing("+", with: " ")]
  for _ in 0..<2 {
    readings += readings.flatMap {
      [unescaped($0), $0.removingPercentEncoding ?? $0, $0.replacing(#"\\"#, with: #"\"#)]
    }
  }
  return readings.contains { $0.lowercased().contains(secret) } || decoded(text).contains { $0.contains(secret) }
}

private func unescaped(_ text: String) -> String {
  var text = text
  for (pattern, radix) in [(#/\\u([0-9A-Fa-f]{4})/#, 16), (#/&#([0-9]{1,6});/#, 10)] {
    text = text.replacing(pattern) { match in
      UInt32(match.output.1, radix: radix).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    }
  }
  return text
}

private func decoded(_ text: String) -> [String] {
  let words = text.matches(of: #/[A-Za-z0-9+/_-]{8,}/#).map { String($0.output) }
  return words.flatMap { word -> [String] in
    let standard = word.replacing("-", with: "+").replacing("_", with: "/")
    let texts = (0..<4).compactMap { start in
      let letters = standard.dropFirst(start)
      let whole = letters.count % 4 == 1 ? letters.dropLast() : letters
      return Data(base64Encoded: whole + String(repeating: "=", count: (4 - whole.count % 4) % 4))
    }
    let digits = Array(word.utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16)
    }
    return (texts.map { String(decoding: $0, as: UTF8.self) } + [String(decoding: bytes, as: UTF8.self)])
      .map { $0.lowercased() }
  }
}
