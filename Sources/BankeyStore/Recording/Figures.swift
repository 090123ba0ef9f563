import BankeyCore

/// Keeps what sources say of balances. Every answer stays as a row; the account points to the newest by the source's
/// own date, so that an old statement imported late does not turn the balance back.
struct Figures {
  let database: Database
  let fetch: Int64
  /// What a figure without a date is as old as: now when a source was asked, unknown for a file.
  let undated: LocalTime?

  /// Takes figures in. Returns whether the account shows other ones now.
  func record(_ said: BalanceRecord, of account: AccountInAnswer) throws -> Bool {
    guard said.hasFigures else { return false }
    let effective = (said.date ?? undated)?.number
    guard let current = try current(of: account) else {
      try point(account, to: insert(said, effective, of: account))
      return true
    }
    guard current.isNotNewer(than: effective) else {
      try keep(said, effective, of: account)
      return false
    }
    let merged = said.completed(from: current.record)
    let date = merged.balance == said.balance ? effective : current.effective
    if merged != current.record || date != current.effective {
      try point(account, to: insert(merged, date, of: account))
    }
    return !merged.showsTheSame(as: current.record)
  }

  /// Adds an older answer to the history, unless it is there.
  private func keep(_ said: BalanceRecord, _ effective: Int?, of account: AccountInAnswer) throws {
    let same = try database.all(
      "SELECT \(KeptFigures.columns) FROM figures f WHERE account = ? AND effective IS ?", account.key, effective,
      read: KeptFigures.init(row:))
    if !same.contains(where: { $0.record == said }) { _ = try insert(said, effective, of: account) }
  }

  private func current(of account: AccountInAnswer) throws -> KeptFigures? {
    try database.first(
      "SELECT \(KeptFigures.columns) FROM account a JOIN figures f ON f.key = a.figures WHERE a.key = ?", account.key,
      read: KeptFigures.init(row:))
  }

  private func insert(_ said: BalanceRecord, _ effective: Int?, of account: AccountInAnswer) throws -> Int64 {
    try database.run(
      """
      INSERT INTO figures (account, fetch, effective, day, minute, balance_units, balance_scale, available_units,
        available_scale, credit_limit_units, credit_limit_scale) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      account.key, fetch, effective, said.date?.day, said.date?.minute, said.balance?.units, said.balance?.scale,
      said.available?.units, said.available?.scale, said.creditLimit?.units, said.creditLimit?.scale)
    return database.lastInsertedKey
  }

  private func point(_ account: AccountInAnswer, to figures: Int64) throws {
    try database.run("UPDATE account SET figures = ? WHERE key = ?", figures, account.key)
  }
}
