import BankeyModel

/// Stores the balances of statements, so that they can be checked against each other.
struct StatementTable {
  let database: Database
  let fetch: Int64

  /// Stores the balances and the period of a statement, and the sum of its rows.
  func record(_ said: StatementRecord, booked: Amount?, of account: RecordedAccount) throws {
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

  private func fitted(_ amount: Amount?, _ account: RecordedAccount) -> Amount? {
    amount.flatMap { $0.canonical(in: account.currency) }
  }
}
