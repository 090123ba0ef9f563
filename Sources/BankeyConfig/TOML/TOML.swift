import BankeyModel
import BankeyText

/// Parses a config file into keys and tables, in the order of the file.
enum TOML {
  /// All keys and heads of tables. Throws when a key occurs twice.
  static func entries(_ bytes: [UInt8]) throws(TOMLError) -> [TOMLEntry] {
    try checkEncoding(bytes)
    var scanner = TOMLScanner(bytes)
    var entries: [TOMLEntry] = []
    var lines: [[String]: Int] = [:]
    var table: [String] = []
    scanner.skipLines()
    while scanner.next != nil {
      let entry = try entry(&scanner, in: table)
      if let first = lines.updateValue(entry.line, forKey: entry.path) { throw twice(entry, first) }
      if entry.value == nil { table = entry.path }
      entries.append(entry)
      scanner.skipLines()
    }
    return entries
  }

  private static func entry(_ scanner: inout TOMLScanner, in table: [String]) throws(TOMLError) -> TOMLEntry {
    let line = scanner.line
    let entry =
      scanner.consume("[")
      ? TOMLEntry(path: try head(&scanner), value: nil, line: line)
      : try pair(&scanner, in: table, line)
    try scanner.endLine()
    return entry
  }

  private static func head(_ scanner: inout TOMLScanner) throws(TOMLError) -> [String] {
    let path = try scanner.key()
    guard scanner.consume("]") else { throw scanner.expected("`]`") }
    return path
  }

  private static func pair(
    _ scanner: inout TOMLScanner, in table: [String], _ line: Int
  ) throws(TOMLError) -> TOMLEntry {
    let key = try scanner.key()
    guard scanner.consume("=") else { throw scanner.expected("`=` after the key") }
    scanner.skipBlanks()
    let (start, value) = (scanner.index, try scanner.value())
    return TOMLEntry(path: table + key, value: value, line: line, place: start..<scanner.index)
  }

  private static func twice(_ entry: TOMLEntry, _ first: Int) -> TOMLError {
    let name = entry.path.joined(separator: ".")
    return TOMLError(line: entry.line, message: "`\(name)` is already set on line \(first)")
  }

  private static func checkEncoding(_ bytes: [UInt8]) throws(TOMLError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw TOMLError(line: bad + 1, message: "expected UTF-8")
  }
}

/// A key with its value, or the head of a table.
struct TOMLEntry: Hashable, Sendable {
  /// The names of the table and the key, from the outside in.
  var path: [String]
  /// The value; nil for the head of a table.
  var value: TOMLValue?
  /// The line of the key, from 1.
  var line: Int
  /// The bytes of the value; empty for the head of a table.
  var place = 0..<0
}

/// A value of a supported type.
enum TOMLValue: Hashable, Sendable {
  case text(String)
  case boolean(Bool)
  case integer(Int)
  case array([TOMLValue])
  /// Text without quotes, which is not TOML. Accepted where it has only one possible meaning.
  case word(String)

  /// The type's name in messages.
  var typeName: String {
    switch self {
    case .text: "a text"
    case .boolean: "true or false"
    case .integer: "a number"
    case .array: "a list"
    case .word(let word): "`\(word)` without quotes"
    }
  }
}

/// A line that is not in the supported part of TOML, with what was expected.
struct TOMLError: Error, Hashable {
  /// The line, from 1.
  var line: Int
  /// One sentence.
  var message: String
}
