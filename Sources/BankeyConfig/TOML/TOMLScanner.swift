import BankeyModel
import BankeyText

/// Scans a text byte by byte and tracks the line number.
///
/// It supports what the config needs: tables; bare, quoted and dotted keys; one-line strings; booleans; decimal
/// integers; arrays; comments. Everything else is an error.
struct TOMLScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var index: Int
  private(set) var line = 1

  /// Starts at the first line, after a byte order mark if there is one.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next byte; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Consumes the next byte.
  mutating func consume() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") { line += 1 }
    return byte
  }

  /// Consumes the next byte if it is `character`.
  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    _ = consume()
    return true
  }

  /// Consumes bytes while they are `wanted`, but at most `most`.
  mutating func consume(most: Int = .max, while wanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, wanted(byte), index - start < most { _ = consume() }
    return bytes[start..<index]
  }

  mutating func skipBlanks() {
    _ = consume { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }

  /// Skips blanks, comments and line ends.
  mutating func skipLines() {
    repeat { skipBlanks() } while skipComment() || consume("\n") || consume("\r")
  }

  /// Skips a comment up to the end of its line; returns false when there is none.
  mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "#") else { return false }
    _ = consume { $0 != UInt8(ascii: "\n") }
    return true
  }

  /// Skips the rest of a line, which may be a comment.
  mutating func endLine() throws(TOMLError) {
    skipBlanks()
    _ = skipComment()
    _ = consume("\r")
    guard next == nil || consume("\n") else { throw expected("the end of the line") }
  }

  /// An error that says what was expected at this point, and what is there.
  func expected(_ what: String) -> TOMLError {
    TOMLError(line: line, message: "expected \(what), found \(found)")
  }

  private var found: String {
    switch next {
    case nil: "the end of the file"
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): "the end of the line"
    case .some(let byte) where byte > 0x20 && byte < 0x7F: "`\(Character(Unicode.Scalar(byte)))`"
    case .some: "a character that is not allowed here"
    }
  }
}

extension TOMLScanner {
  /// A key of one or more parts, separated by dots.
  mutating func key() throws(TOMLError) -> [String] {
    var parts: [String] = []
    repeat {
      skipBlanks()
      parts.append(try keyPart())
      skipBlanks()
    } while consume(".")
    return parts
  }

  private mutating func keyPart() throws(TOMLError) -> String {
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return try string() }
    let part = consume { $0.isBareKey }
    guard !part.isEmpty else { throw expected("a key") }
    return String(decoding: part, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether it may be in a key without quotes.
  fileprivate var isBareKey: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension TOMLScanner {
  /// A string in double quotes, with escapes, or in single quotes, without.
  mutating func string() throws(TOMLError) -> String {
    let start = line
    if consume("'") { return try literal(from: start) }
    guard consume("\"") else { throw expected("a text in quotes") }
    return try basic(from: start)
  }

  private mutating func literal(from start: Int) throws(TOMLError) -> String {
    let text = consume { $0 != UInt8(ascii: "'") && !$0.isControl }
    guard consume("'") else { throw unclosed(start, "'") }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func basic(from start: Int) throws(TOMLError) -> String {
    var text: [UInt8] = []
    while true {
      text += consume { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && !$0.isControl }
      if consume("\"") { return String(decoding: text, as: UTF8.self) }
      guard consume("\\") else { throw unclosed(start, "\"") }
      text += try String(escape()).utf8
    }
  }

  private mutating func escape() throws(TOMLError) -> Unicode.Scalar {
    switch next {
    case UInt8(ascii: "u"): return try scalar(digits: 4)
    case UInt8(ascii: "U"): return try scalar(digits: 8)
    case .some(let byte):
      guard let scalar = TOMLScanner.escapes[Unicode.Scalar(byte)] else { fallthrough }
      _ = consume()
      return scalar
    case nil: throw expected("b, t, n, f, r, e, \", \\, u or U after a backslash")
    }
  }

  private mutating func scalar(digits: Int) throws(TOMLError) -> Unicode.Scalar {
    _ = consume()
    let hex = String(decoding: consume(most: digits) { $0.isHexDigit }, as: UTF8.self)
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

extension TOMLScanner {
  /// A value of any supported type.
  mutating func value() throws(TOMLError) -> TOMLValue {
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(try string())
    case UInt8(ascii: "["): return try array()
    default: return try bare()
    }
  }

  private mutating func array() throws(TOMLError) -> TOMLValue {
    var values: [TOMLValue] = []
    _ = consume("[")
    repeat {
      skipLines()
      if next == UInt8(ascii: "]") { break }
      // No key takes nested lists, and a file full of brackets must not overflow the stack.
      if next == UInt8(ascii: "[") { throw expected("a text, not a list in a list") }
      values.append(try value())
      skipLines()
    } while consume(",")
    guard consume("]") else { throw expected("`,` or `]`") }
    return .array(values)
  }

  private mutating func bare() throws(TOMLError) -> TOMLValue {
    let start = self
    let word = String(decoding: consume { $0.isInWord }, as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "": throw start.expected("a value")
    default: break
    }
    if let number = Int(word.filter { $0 != "_" }) { return .integer(number) }
    guard word.utf8.allSatisfy({ $0.isLetter }) else { throw start.expected("a text in quotes, true, false or a list") }
    return .word(word)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether it may be in a value without quotes.
  fileprivate var isInWord: Bool {
    self > 0x20 && self != 0x7F && !"#,]".utf8.contains(self)
  }
}
