import BankeyModel

/// Looks for oddities among the new rows of a file, once the file is complete.
///
/// Compares rows with the whole account, so a first file is judged by its own rows.
struct DoubtFinder {
  let database: Database
  let today: Day

  /// The number of days ahead beyond which a booking is odd.
  private static let ahead = 31
  /// The number of days without transactions that separates isolated old rows from the rest.
  private static let gap = 3 * 365
  /// The factor by which an amount must exceed the next one to be odd, and the number of amounts that the comparison
  /// requires.
  private static let proportion = 20
  private static let least = 10

  /// Marks the rows that are odd.
  func recordDoubts() throws {
    let accounts: [Int64] = try database.all("SELECT DISTINCT account FROM verdict WHERE verdict = 'new'") { $0[0] }
    try doubt(.farAhead, "day > ?1", today.advanced(by: Self.ahead))
    for account in accounts {
      try noteLongBefore(account)
      try noteOutsize(account)
    }
    try noteIds()
  }

  private func noteLongBefore(_ account: Int64) throws {
    let days: [Day] = try database.all(
      "SELECT DISTINCT day FROM day_total WHERE account = ? AND grouping = 0 ORDER BY day", account
    ) { $0[0] }
    let gap = zip(days, days.dropFirst()).reversed().first { $0.distance(to: $1) > Self.gap }
    // Rows before the gap are odd only when they are few.
    guard let gap, days.count(where: { $0 <= gap.0 }) * 10 <= days.count else { return }
    try doubt(.longBefore, "account = ?1 AND day <= ?2", account, gap.0)
  }

  private func noteOutsize(_ account: Int64) throws {
    let largest: [Int64] = try database.all(
      """
      SELECT t.units FROM transactions t JOIN account a ON a.key = t.account AND a.decimals = t.scale
      WHERE t.account = ? AND t.deleted IS NULL ORDER BY iif(t.units < 0, -(t.units + 1), t.units) DESC LIMIT ?
      """, account, Self.least
    ) { $0[0] }
    guard largest.count == Self.least, largest[1] != 0,
      largest[0].magnitude / UInt64(Self.proportion) > largest[1].magnitude
    else { return }
    try doubt(.outsize, "account = ?1 AND units = ?2", account, largest[0])
  }

  private func noteIds() throws {
    try doubt(
      .otherAmount,
      """
      native_id <> '' AND EXISTS (SELECT 1 FROM transactions t WHERE t.account = verdict.account
        AND t.native_id = verdict.native_id AND t.day = verdict.day
        AND (t.units <> verdict.units OR t.scale <> verdict.scale)
        AND NOT EXISTS (SELECT 1 FROM verdict v WHERE v.id = t.id AND v.verdict = 'new'))
      """)
    try doubt(
      .repeated,
      """
      native_id <> '' AND EXISTS (SELECT 1 FROM transactions t WHERE t.account = verdict.account
        AND t.native_id = verdict.native_id AND t.day = verdict.day AND t.units = verdict.units
        AND t.scale = verdict.scale AND t.description = verdict.description AND t.id < verdict.id)
      """)
  }

  private func doubt(_ doubt: RowDoubt, _ condition: String, _ values: any Storable...) throws {
    let statement = try database.prepare(
      "UPDATE verdict SET doubt = '\(doubt.rawValue)' WHERE verdict = 'new' AND doubt IS NULL AND \(condition)")
    try statement.each(values) { _ in }
  }
}
