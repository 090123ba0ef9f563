import BankeyModel

/// Stores the balances of statements, so that they can be checked against each other.
struct StatementTable {
  let database: Database
  let fetch: Int64

  /// Stores the balances and the period of a statement, and the sum of its rows.
  func record(_ said: StatementRecord, booked: Amount?, of account: AccountRecording) throws {
    let (opening, closing) = (fitted(said.opening, account), fitted(said.closing, account))
    guard opening != nil || closing != nil else { return }
    try database.run(
      """
      INSERT INTO statement (account, fetch, native_id, first_day, last_day, opening_units, opening_scale, closing_units,
        closing_scale, booked_units, booked_scale, gap_first, gap_last) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, account.key, fetch, said.nativeId, said.firstDay, said.lastDay, opening?.units, opening?.scale,
      closing?.units, closing?.scale, booked?.units, booked?.scale,
      said.gap?.lowerBound, said.gap?.upperBound)
  }

  /// The faults within and around the statements of this answer.
  func faults() throws -> [ReconciliationFault] {
    let accounts: [Int64] = try database.all("SELECT DISTINCT account FROM statement WHERE fetch = ?", fetch) { $0[0] }
    return try accounts.flatMap { try StatementChain(database, account: $0).faults(of: fetch) }
  }

  private func fitted(_ amount: Amount?, _ account: AccountRecording) -> Amount? {
    amount.flatMap { $0.canonical(in: account.currency) }
  }
}

/// Writes reference rates. The bank corrects a rate now and then, so a newer answer replaces it.
struct RateTable {
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Stores rates. Returns how many are new or corrected.
  func put(_ rates: [ReferenceRate]) throws -> Int {
    var changes = 0
    for rate in rates {
      try database.run(
        """
        INSERT INTO rate (currency, day, units, scale) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
          SET units = excluded.units, scale = excluded.scale
          WHERE (units, scale) IS NOT (excluded.units, excluded.scale)
        """, rate.currency, rate.day, rate.rate.units, rate.rate.scale)
      changes += database.changes
    }
    return changes
  }

  func clear() throws { try database.run("DELETE FROM rate") }
}
