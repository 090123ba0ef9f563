import BankeyCore

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
