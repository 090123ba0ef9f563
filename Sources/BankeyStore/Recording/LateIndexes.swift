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
