import BankeyModel

/// The only way to read the database: it takes statements with values and returns rows. SQLite's `Database` and
/// PostgreSQL's `ServerConnection` implement it, and every reader speaks SQL that both understand.
///
/// A statement numbers all its parameters (`?1`) or none (`?`). Where the engines differ, it takes the text from
/// `dialect`.
protocol ReadingConnection: AnyObject {
  /// The dialect of the engine's SQL.
  var dialect: SQLDialect { get }
  /// Whether a transaction is open.
  var isInTransaction: Bool { get }
  /// Calls `body` with each row, or with the first `limit` of them.
  func each(_ sql: String, _ values: [any Storable], limit: Int, _ body: (Row) throws -> Void) throws
  /// Runs `body` on one state of the data, even while it changes.
  func snapshot<Value>(_ body: () throws -> Value) throws -> Value
  /// Runs the few statements of one question. A file answers each by itself. A server answers all in one snapshot and
  /// may need to run `body` twice, so `body` must have no other effect.
  func together<Value>(_ body: () throws -> Value) throws -> Value
  /// A number that changes whenever somebody else has written.
  func dataVersion() throws -> Int
  /// Announces statements that are about to run, so that a server answers all of them at once.
  func expect(_ inquiries: [Inquiry]) throws
  /// Runs `body`; its statements fail once the interruption is requested.
  func listening<Value>(to interruption: QueryInterruption, _ body: () throws -> Value) throws -> Value
}

/// A statement with its values.
struct Inquiry {
  let sql: String
  let values: [any Storable]

  init(_ sql: String, _ values: [any Storable] = []) { (self.sql, self.values) = (sql, values) }
}

extension ReadingConnection {
  /// The results of `read` for all rows of an inquiry.
  func all<Value>(_ inquiry: Inquiry, read: (Row) throws -> Value) throws -> [Value] {
    try all(inquiry.sql, inquiry.values, read: read)
  }

  /// The results of `read` for all rows.
  func all<Value>(_ sql: String, _ values: any Storable..., read: (Row) throws -> Value) throws -> [Value] {
    try all(sql, values, read: read)
  }

  /// The results of `read` for all rows.
  func all<Value>(_ sql: String, _ values: [any Storable], read: (Row) throws -> Value) throws -> [Value] {
    var answer: [Value] = []
    try each(sql, values, limit: .max) { answer.append(try read($0)) }
    return answer
  }

  /// The result of `read` for the first row; nil when there is none.
  func first<Value>(_ sql: String, _ values: any Storable..., read: (Row) throws -> Value) throws -> Value? {
    var answer: Value?
    try each(sql, values, limit: 1) { answer = try read($0) }
    return answer
  }

  /// The single value that a query returns; nil when it returns no row.
  func value<Value: Storable>(_ sql: String, _ values: any Storable...) throws -> Value? {
    var answer: Value?
    try each(sql, values, limit: 1) { answer = $0[0] as Value? }
    return answer
  }
}

/// What the two engines write differently.
enum SQLDialect {
  case sqlite
  case server

  /// Picks the text of this engine.
  func text(_ sqlite: String, server: String) -> String { self == .sqlite ? sqlite : server }

  /// A hint for SQLite's planner, which has no statistics. A server's planner does without.
  func hint(_ words: String) -> String { self == .sqlite ? " " + words : "" }

  /// The condition that `column` is among the keys in the parameter with this number (`KeyList`).
  func isAmong(_ column: String, _ parameter: Int) -> String {
    text(
      "\(column) IN (SELECT value FROM json_each(?\(parameter)))", server: "\(column) = ANY (?\(parameter)::bigint[])")
  }
}

/// Keys as one parameter of a statement, so that one statement serves many rows.
struct KeyList {
  /// The keys in SQLite's SQL, as the first parameter: `WHERE account IN \(KeyList.keys)`.
  static let keys = "(SELECT value FROM json_each(?1))"
  private let list: String

  init(_ keys: [Int64]) { list = keys.map { "\($0)" }.joined(separator: ",") }

  /// The parameter for SQLite.
  var json: String { "[\(list)]" }

  /// The parameter for an engine.
  func parameter(for dialect: SQLDialect) -> String { dialect.text(json, server: "{\(list)}") }
}
