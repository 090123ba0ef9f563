import BankeyModel
import BankeyText

/// Reads a config file into its keys and tables, in the order of the file.
enum TOML {
  /// All keys and heads of tables. A key that stands twice is an error.
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
      scanner.take("[")
      ? TOMLEntry(path: try head(&scanner), value: nil, line: line)
      : try pair(&scanner, in: table, line)
    try scanner.endLine()
    return entry
  }

  private static func head(_ scanner: inout TOMLScanner) throws(TOMLError) -> [String] {
    let path = try scanner.key()
    guard scanner.take("]") else { throw scanner.expected("`]`") }
    return path
  }

  private static func pair(
    _ scanner: inout TOMLScanner, in table: [String], _ line: Int
  ) throws(TOMLError) -> TOMLEntry {
    let key = try scanner.key()
    guard scanner.take("=") else { throw scanner.expected("`=` after the key") }
    scanner.skipBlanks()
    return TOMLEntry(path: table + key, value: try scanner.value(), line: line)
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

/// A key with its value, or the head of a table, which has none.
struct TOMLEntry: Hashable, Sendable {
  /// The table's names and the key's, from the outside in.
  var path: [String]
  /// Nil for the head of a table.
  var value: TOMLValue?
  /// The line of the key, from 1.
  var line: Int
}

/// A value of the TOML that we use.
enum TOMLValue: Hashable, Sendable {
  case text(String)
  case boolean(Bool)
  case integer(Int)
  case array([TOMLValue])
  /// Text without quotes, which is no TOML; taken for one of a few choices, where it can mean only one thing.
  case word(String)

  /// What it is, for messages.
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

/// Where the text is no TOML that we know, and what was expected there.
struct TOMLError: Error, Hashable {
  /// The line, from 1.
  var line: Int
  /// One sentence.
  var message: String
}
