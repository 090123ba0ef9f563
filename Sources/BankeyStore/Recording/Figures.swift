import BankeyCore

/// Keeps what sources say of balances. Every answer stays as a row; the account points to the newest: of one source that is asked the
/// last answer, of others by the source's own date as a moment, so that an old statement imported late does not turn the balance
/// back. Where the newest does not say all that is known, the account points to a row that is merged of several, which can be made
/// again of what was said.
struct Figures {
  let database: Database
  let fetch: Int64
  /// Who says them; nil where they are only made again.
  var teller: Teller?

  /// Who says figures, and when.
  struct Teller {
    let clock: Clock
    /// The source that is asked; nil of a file.
    let source: Int64?
    /// Whether its days need not be ours: those of the demo bank go on with each refresh.
    let hasOwnCalendar: Bool
  }

  /// Takes figures in. Returns whether the account shows other ones now.
  func record(_ said: BalanceRecord, of account: AccountInAnswer) throws -> Bool {
    guard said.hasFigures, let teller else { return false }
    let next = teller.dated(said)
    let current = try current(of: account.key)
    let shown = current?.joined(by: next) ?? next
    guard shown != current else {
      _ = try keep(next, of: account.key)
      return false
    }
    try point(account.key, to: shown, said: keep(next, of: account.key), next)
    return current.map { !shown.record.showsTheSame(as: $0.record) } ?? true
  }

  /// Makes the account's figures again of all that was said and is still said.
  func rebuild(_ account: Int64) throws {
    try database.run("UPDATE account SET figures = NULL WHERE key = ?", account)
    try database.run("DELETE FROM figures WHERE account = ? AND merged = 1", account)
    let said = try database.all(
      """
      SELECT \(KeptFigures.columns), f.key, iif(h.file IS NULL, h.source, NULL)
      FROM figures f JOIN figures_said s ON s.figures = f.key JOIN fetch h ON h.id = s.fetch
      WHERE f.account = ? ORDER BY s.fetch, f.key
      """, account
    ) { (key: $0[10] as Int64, figures: try KeptFigures(row: $0, source: $0[11])) }
    guard let first = said.first else { return }
    let shown = said.dropFirst().reduce(first.figures) { $0.joined(by: $1.figures) }
    let same = said.last { $0.figures == shown } ?? first
    try point(account, to: shown, said: same.key, same.figures)
  }

  /// Keeps an answer, unless it is there; that a file says it, too, is kept with it.
  private func keep(_ said: KeptFigures, of account: Int64) throws -> Int64 {
    let same = try database.all(
      "SELECT \(KeptFigures.columns), f.key FROM figures f WHERE account = ? AND effective IS ? AND merged = 0",
      account,
      said.effective
    ) { (key: $0[10] as Int64, figures: try KeptFigures(row: $0)) }
    let key = try same.first { $0.figures == said }?.key ?? insert(said, of: account, isMerged: false)
    try database.run("INSERT OR IGNORE INTO figures_said VALUES (?, ?)", key, fetch)
    return key
  }

  /// Lets the account show figures: the row of what was said where they are the same, else one that is merged.
  private func point(_ account: Int64, to shown: KeptFigures, said key: Int64, _ said: KeptFigures) throws {
    let key = try shown == said ? key : insert(shown, of: account, isMerged: true)
    try database.run("UPDATE account SET figures = ? WHERE key = ?", key, account)
  }

  private func current(of account: Int64) throws -> KeptFigures? {
    try database.first(
      "SELECT \(KeptFigures.columns) FROM account a JOIN figures f ON f.key = a.figures WHERE a.key = ?", account,
      read: KeptFigures.init(row:))
  }

  private func insert(_ figures: KeptFigures, of account: Int64, isMerged: Bool) throws -> Int64 {
    let said = figures.record
    try database.run(
      """
      INSERT INTO figures (account, fetch, effective, day, minute, balance_units, balance_scale, available_units,
        available_scale, credit_limit_units, credit_limit_scale, merged) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      account, fetch, figures.effective, said.date?.day, said.date?.minute, said.balance?.units, said.balance?.scale,
      said.available?.units, said.available?.scale, said.creditLimit?.units, said.creditLimit?.scale, isMerged)
    return database.lastInsertedKey
  }
}

extension Figures.Teller {
  /// More than so many minutes ahead no bank can know a balance.
  private static let ahead = 1440

  /// Figures with the moment that they are of. A date that is far ahead counts as now: else it would hide every balance until then.
  fileprivate func dated(_ said: BalanceRecord) -> KeptFigures {
    var said = said
    if let date = said.date, !hasOwnCalendar, clock.minutes(at: date) > clock.minutes + Self.ahead {
      said.date = clock.localNow
    }
    let undated = source == nil ? nil : clock.minutes
    return KeptFigures(effective: said.date.map(clock.minutes(at:)) ?? undated, record: said, source: source)
  }
}
