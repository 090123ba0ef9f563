import BankeyModel

/// Leaves out, while a long answer is taken in, the indexes that its rows fall all over, and makes them at its end: sorted,
/// in a third of the time.
///
/// That pays where the answer has at least as many rows as were there. It is a part of the answer's transaction: others see the
/// indexes all the time, and a kill leaves them as they were. Nothing may look for rows by day or amount in between.
final class LateIndexes {
  /// Fewer rows are not worth it.
  static let least = 5000
  private static let names = ["transaction_by_day", "transaction_by_authorized_day", "transaction_by_amount"]

  private let database: Database
  private var rows = 0
  /// After so many rows it is looked whether it pays.
  private var limit = LateIndexes.least
  /// What makes the indexes that are left out.
  private var missing: [String] = []

  init(_ database: Database) { self.database = database }

  /// Counts a row that was added.
  func countRow() throws {
    rows += 1
    if rows == limit { try decide() }
  }

  /// Makes what was left out. SQLite sorts in as much memory as it may have pages in.
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
    // What is left to write lies mostly side by side. The sorting gets as much again.
    try database.keepPages(upTo: 16)
  }
}

/// Keeps the index of texts in step with the rows.
///
/// It holds folded texts, and does not know them any more: what is taken out must be said as it was put in. SQLite writes
/// what it has collected whenever an id is smaller than the one before, so all but new rows are put in order first.
final class TextIndex {
  private struct Change {
    let id: Int64
    /// The text that goes.
    let old: String
    /// The text that comes, if any.
    let new: String?
  }

  private let database: Database
  private let insertion: Statement
  private var changes: [Change] = []

  init(_ database: Database) throws {
    self.database = database
    insertion = try database.prepare("INSERT INTO transaction_text (rowid, text) VALUES (?, ?)")
  }

  /// Takes a new row in. Ids grow from one to the next.
  func add(_ id: Int64, _ record: TransactionRecord) throws {
    try add(id, Self.text(record.description, record.counterparty))
  }

  /// Takes a row out.
  func remove(_ id: Int64, _ record: TransactionRecord) {
    changes.append(Change(id: id, old: Self.text(record.description, record.counterparty), new: nil))
  }

  /// Notes that a row has other texts now.
  func replace(_ id: Int64, _ old: TransactionRecord, with new: TransactionRecord) {
    let (old, new) = (Self.text(old.description, old.counterparty), Self.text(new.description, new.counterparty))
    if old != new { changes.append(Change(id: id, old: old, new: new)) }
  }

  /// Writes what was noted.
  func flush() throws {
    // A row may change more than once in an answer: the order among its changes stays.
    for (_, change) in changes.enumerated().sorted(by: { ($0.element.id, $0.offset) < ($1.element.id, $1.offset) }) {
      try remove(change.id, change.old)
      if let new = change.new { try add(change.id, new) }
    }
    changes.removeAll()
  }

  /// Takes every row in that is there.
  func addAll() throws {
    try database.prepare("SELECT id, description, counterparty FROM transactions ORDER BY id").each([]) { row in
      try add(row[0], Self.text(row[1], row[2]))
    }
  }

  /// Takes every row of an account out, now.
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

  /// The text of a row as it is looked for. The other side is mostly in the description already.
  private static func text(_ description: String, _ counterparty: String?) -> String {
    let text = TextPattern.folded(description)
    guard let counterparty, counterparty != description else { return text }
    return text + "\n" + TextPattern.folded(counterparty)
  }
}
