import BankeyCore

/// Keeps where statements begin and end, so that they can be proved against each other.
struct StatementTable {
  let database: Database
  let fetch: Int64

  /// Takes in what a statement says of itself, and what its own rows come to.
  func record(_ said: StatementRecord, booked: Amount?, of account: AccountInAnswer) throws {
    let (opening, closing) = (fitted(said.opening, account), fitted(said.closing, account))
    guard opening != nil || closing != nil else { return }
    try database.run(
      """
      INSERT INTO statement (account, fetch, native_id, first_day, last_day, opening_units, opening_scale, closing_units,
        closing_scale, booked_units, booked_scale) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, account.key, fetch, said.nativeId, said.firstDay, said.lastDay, opening?.units, opening?.scale,
      closing?.units, closing?.scale, booked?.units, booked?.scale)
  }

  /// What does not add up in the statements of this answer, and between them and those around them.
  func faults() throws -> [ReconciliationFault] {
    let own = try database.all(
      "SELECT DISTINCT account, first_day, last_day FROM statement WHERE fetch = ?", fetch
    ) { (account: $0[0] as Int64, first: $0[1] as Day?, last: $0[2] as Day?) }
    var seen: Set<Int64> = []
    return try own.filter { seen.insert($0.account).inserted }.flatMap { name in
      let spans = own.filter { $0.account == name.account }
      return try StatementChain(database, account: name.account).faults.filter { fault in
        spans.contains {
          $0.first == fault.firstDay || $0.last == fault.lastDay || $0.first == fault.lastDay
            || $0.last == fault.firstDay
        }
      }
    }
  }

  private func fitted(_ amount: Amount?, _ account: AccountInAnswer) -> Amount? {
    amount.flatMap { $0.canonical(in: account.currency) }
  }
}
