extension TOMLScanner {
  /// A string in double quotes, with escapes, or in single quotes, without.
  mutating func string() throws(TOMLError) -> String {
    let start = line
    if take("'") { return try literal(from: start) }
    guard take("\"") else { throw expected("a text in quotes") }
    return try basic(from: start)
  }

  private mutating func literal(from start: Int) throws(TOMLError) -> String {
    let text = take { $0 != UInt8(ascii: "'") && !$0.isControl }
    guard take("'") else { throw unclosed(start, "'") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func basic(from start: Int) throws(TOMLError) -> String {
    var text: [UInt8] = []
    while true {
      text += take { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && !$0.isControl }
      if take("\"") { return String(decoding: text, as: UTF8.self) }
      guard take("\\") else { throw unclosed(start, "\"") }
      text += try String(escape()).utf8
    }
  }

  private mutating func escape() throws(TOMLError) -> Unicode.Scalar {
    switch next {
    case UInt8(ascii: "u"): return try scalar(digits: 4)
    case UInt8(ascii: "U"): return try scalar(digits: 8)
    case .some(let byte):
      guard let scalar = TOMLScanner.escapes[Unicode.Scalar(byte)] else { fallthrough }
      _ = take()
      return scalar
    case nil: throw expected("one of b t n f r e \" \\ u U after a backslash")
    }
  }

  private mutating func scalar(digits: Int) throws(TOMLError) -> Unicode.Scalar {
    _ = take()
    let hex = String(decoding: take(most: digits) { $0.isHexDigit }, as: UTF8.self)
    guard hex.utf8.count == digits, let number = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(number) else {
      throw TOMLError(line: line, message: "expected \(digits) hexadecimal digits that name a character")
    }
    return scalar
  }

  private func unclosed(_ start: Int, _ quote: String) -> TOMLError {
    TOMLError(line: start, message: "expected a closing \(quote) on the same line")
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "e": "\u{1B}", "\"": "\"", "\\": "\\",
  ]
}

extension UInt8 {
  fileprivate var isControl: Bool { self < 0x20 && self != UInt8(ascii: "\t") || self == 0x7F }

  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }
}
