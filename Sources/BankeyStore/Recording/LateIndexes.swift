import BankeyModel

/// Drops, during a long import, the indexes that new rows hit in random places, and rebuilds them at the end by
/// sorting, in a third of the time.
///
/// This pays off when the answer has at least as many rows as the table. It happens inside the import's transaction:
/// other processes always see the indexes, and killing the import leaves them unchanged. Meanwhile nothing may look up
/// rows by day or amount.
final class LateIndexes {
  /// The smallest number of rows for which this pays off.
  static let least = 5000
  private static let names = ["transaction_by_day", "transaction_by_authorized_day", "transaction_by_amount"]

  private let database: Database
  private var rows = 0
  /// The number of added rows at which to decide.
  private var limit = LateIndexes.least
  /// The statements that rebuild the dropped indexes.
  private var missing: [String] = []

  init(_ database: Database) { self.database = database }

  func countRow() throws {
    rows += 1
    if rows == limit { try decide() }
  }

  /// Rebuilds the dropped indexes. SQLite sorts in as much memory as its page cache may use.
  func complete() throws {
    guard !missing.isEmpty else { return }
    try missing.forEach(database.execute)
    try database.keepPages(upTo: Database.pages)
    missing = []
  }

  private func decide() throws {
    let known = try (database.value("SELECT count(*) FROM transactions") ?? 0) - rows
    guard known <= rows else { return limit = known }
    for name in Self.names {
      let sql: String? = try database.value("SELECT sql FROM sqlite_schema WHERE name = ?", name)
      guard let sql else { throw StoreError(.damaged, "the database has no index \(name)") }
      try database.execute("DROP INDEX \(name)")
      missing.append(sql)
    }
    // Remaining writes are mostly sequential and need few pages; sorting uses as much memory again.
    try database.keepPages(upTo: 16)
  }
}

/// Keeps the text index in step with the rows.
///
/// The index stores no texts (it is contentless), so removing an entry requires the text that was added. SQLite writes
/// out what it has collected whenever ids decrease, so all changes but new rows are sorted first.
final class TextIndex {
  private struct Change {
    let id: Int64
    /// The text to remove.
    let old: String
    /// The text to add, if any.
    let new: String?
  }

  private let database: Database
  private let insertion: Statement
  private var changes: [Change] = []

  init(_ database: Database) throws {
    self.database = database
    insertion = try database.prepare("INSERT INTO transaction_text (rowid, text) VALUES (?, ?)")
  }

  /// Adds a new row. Ids must increase from call to call.
  func add(_ id: Int64, _ record: TransactionRecord) throws {
    try add(id, Self.text(record.description, record.counterparty))
  }

  func remove(_ id: Int64, _ record: TransactionRecord) {
    changes.append(Change(id: id, old: Self.text(record.description, record.counterparty), new: nil))
  }

  /// Records that a row's texts changed.
  func replace(_ id: Int64, _ old: TransactionRecord, with new: TransactionRecord) {
    let (old, new) = (Self.text(old.description, old.counterparty), Self.text(new.description, new.counterparty))
    if old != new { changes.append(Change(id: id, old: old, new: new)) }
  }

  /// Writes the recorded changes.
  func flush() throws {
    // A row may change several times in one answer; its changes keep their order.
    for (_, change) in changes.enumerated().sorted(by: { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }) {
      try remove(change.id, change.old)
      if let new = change.new { try add(change.id, new) }
    }
    changes.removeAll()
  }

  /// Adds every row of the table.
  func addAll() throws {
    try database.prepare("SELECT id, description, counterparty FROM transactions ORDER BY id").each([]) { row in
      try add(row[0], Self.text(row[1], row[2]))
    }
  }

  /// Removes every row of an account immediately.
  func removeAll(of account: Int64) throws {
    let rows = "SELECT id, description, counterparty FROM transactions WHERE account = ? ORDER BY id"
    try database.prepare(rows).each([account]) { row in try remove(row[0], Self.text(row[1], row[2])) }
  }

  private func remove(_ id: Int64, _ text: String) throws {
    try database.run("INSERT INTO transaction_text (transaction_text, rowid, text) VALUES ('delete', ?, ?)", id, text)
  }

  private func add(_ id: Int64, _ text: String) throws {
    try insertion.run {
      $0.add(id)
      $0.add(text)
    }
  }

  /// The searchable text of a row. The description often contains the counterparty already.
  static func text(_ description: String, _ counterparty: String?) -> String {
    let text = TextPattern.folded(description)
    guard let counterparty, counterparty != description else { return text }
    return text + "\n" + TextPattern.folded(counterparty)
  }
}
