/// The titles of plain tables, and the words in them.
public protocol TableStrings: Sendable {
  /// What a column of a table holds.
  func column(_ column: TableColumn) -> String
  /// "authorized", of a transaction that is not posted yet.
  var authorized: String { get }
}

/// A column of a plain table.
public enum TableColumn: CaseIterable, Hashable, Sendable {
  case account, kind, number, bank, available, balance, asOf
  case date, status, text, counterparty, amount
  case source, secret, lastSuccess, callsLeft, error
}
