import BankeyCore

/// Keeps what sources say an account holds. All that a live source says is replaced by its next answer; what files say stays
/// beside it, and of all that is said the newest by its own day is shown.
struct Holdings {
  let database: Database
  let fetch: Int64
  /// Whether a source was asked, and did not only leave a file.
  let isRefresh: Bool

  /// Takes in all that an account holds. Returns whether something else is shown now.
  func record(_ said: [HoldingRecord], of account: Int64) throws -> Bool {
    let shown = try database.holdings(of: account)
    guard said != shown else { return false }
    if isRefresh { try forget(account, all: said.isEmpty) }
    for holding in said { try insert(holding, account) }
    return try database.holdings(of: account) != shown
  }

  /// Nothing can be said by no row: then nothing may be left that says something else.
  private func forget(_ account: Int64, all: Bool) throws {
    try database.run(
      "DELETE FROM holding WHERE account = ? AND (? OR fetch IN (SELECT id FROM fetch WHERE file IS NULL))", account,
      all)
  }

  private func insert(_ said: HoldingRecord, _ account: Int64) throws {
    try database.run(
      """
      INSERT INTO holding (account, fetch, native_id, name, quantity_units, quantity_scale, price_units, price_scale,
        value_units, value_scale, currency, day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      account, fetch, said.nativeId, said.name, said.quantity?.units, said.quantity?.scale, said.price?.units,
      said.price?.scale, said.value?.units, said.value?.scale, said.currency.code, said.day)
  }
}
