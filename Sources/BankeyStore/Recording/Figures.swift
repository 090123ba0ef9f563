import BankeyModel

/// Stores the balances that sources report. Every report stays as a row, and the account points to the newest one. For
/// a feed that is the last answer; for files it is the latest by its own date, so a late import of an old statement
/// changes nothing.
///
/// If the newest report is partial, the account points to a row merged from several, which can be rebuilt from the
/// reports.
struct Figures {
  let database: Database
  let fetch: Int64
  /// The origin of new reports; nil when figures are only rebuilt.
  var teller: Reporter?

  /// The origin of a report, and its time.
  struct Reporter {
    let clock: Clock
    /// The feed; nil for a file.
    let source: Int64?
    /// Whether the source's dates may lie ahead of the clock, as those of the demo bank do after each refresh.
    let hasOwnCalendar: Bool
  }

  /// Stores all figures that an answer gives for an account. Returns whether the account now shows different ones.
  func record(_ said: [BalanceRecord], of account: AccountRecording) throws -> Bool {
    guard let teller else { return false }
    var isFirst = account.isNew
    return try said.filter(\.hasFigures).reduce(false) { isChange, said in
      defer { isFirst = false }
      return try record(teller.dated(said), of: account.key, isFirst: isFirst) || isChange
    }
  }

  /// Stores one report. The first one of a new account is compared with nothing.
  private func record(_ next: StoredFigures, of account: Int64, isFirst: Bool) throws -> Bool {
    let current = isFirst ? nil : try current(of: account)
    let shown = current?.joined(by: next) ?? next
    let key = isFirst ? try insert(next, of: account, isMerged: false) : try known(next, of: account)
    try database.run("INSERT OR IGNORE INTO figures_said VALUES (?, ?)", key, fetch)
    guard shown != current else { return false }
    try point(account, to: shown, said: key, next)
    return current.map { !shown.record.showsTheSame(as: $0.record) } ?? true
  }

  /// Rebuilds the figures of accounts that point to none. An account with a single report points to it.
  func rebuild(_ accounts: KeyList) throws {
    let several: [Int64] = try database.all(
      """
      SELECT account FROM figures WHERE account IN \(KeyList.keys)
      GROUP BY account HAVING count(*) > 1 OR max(merged) = 1
      """, accounts.json
    ) { $0[0] }
    try database.run(
      """
      UPDATE account SET figures = (SELECT min(f.key) FROM figures f WHERE f.account = account.key)
      WHERE key IN \(KeyList.keys)
      """, accounts.json)
    for account in several { try rebuild(account) }
  }

  /// Rebuilds an account's figures from the reports that remain.
  func rebuild(_ account: Int64) throws {
    try database.run("UPDATE account SET figures = NULL WHERE key = ?", account)
    try database.run("DELETE FROM figures WHERE account = ? AND merged = 1", account)
    let said = try database.all(
      """
      SELECT \(StoredFigures.columns), f.key, iif(h.file IS NULL, h.source, NULL)
      FROM figures f JOIN figures_said s ON s.figures = f.key JOIN fetch h ON h.id = s.fetch
      WHERE f.account = ? ORDER BY s.fetch, f.key
      """, account
    ) { (key: $0[10] as Int64, figures: try StoredFigures(row: $0, source: $0[11])) }
    guard let first = said.first else { return }
    let shown = said.dropFirst().reduce(first.figures) { $0.joined(by: $1.figures) }
    let same = said.last { $0.figures == shown } ?? first
    try point(account, to: shown, said: same.key, same.figures)
  }

  /// The row of a report, which may already exist.
  private func known(_ said: StoredFigures, of account: Int64) throws -> Int64 {
    let same = try database.all(
      "SELECT \(StoredFigures.columns), f.key FROM figures f WHERE account = ? AND effective IS ? AND merged = 0",
      account,
      said.effective
    ) { (key: $0[10] as Int64, figures: try StoredFigures(row: $0)) }
    return try same.first { $0.figures == said }?.key ?? insert(said, of: account, isMerged: false)
  }

  /// Points the account to the figures to show: the report's row when they are equal, otherwise a merged row.
  private func point(_ account: Int64, to shown: StoredFigures, said key: Int64, _ said: StoredFigures) throws {
    let key = try shown == said ? key : insert(shown, of: account, isMerged: true)
    try database.run("UPDATE account SET figures = ? WHERE key = ?", key, account)
  }

  private func current(of account: Int64) throws -> StoredFigures? {
    try database.first(
      "SELECT \(StoredFigures.columns) FROM account a JOIN figures f ON f.key = a.figures WHERE a.key = ?", account,
      read: StoredFigures.init(row:))
  }

  private func insert(_ figures: StoredFigures, of account: Int64, isMerged: Bool) throws -> Int64 {
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

extension Figures.Reporter {
  /// The number of minutes ahead of the clock within which a bank can know a balance.
  private static let ahead = 1440

  /// A report with its effective moment. A date too far ahead counts as now; otherwise it would hide every balance
  /// until then.
  fileprivate func dated(_ said: BalanceRecord) -> StoredFigures {
    var said = said
    if let date = said.date, !hasOwnCalendar, clock.minutes(at: date) > clock.minutes + Self.ahead {
      said.date = clock.localNow
    }
    let undated = source == nil ? nil : clock.minutes
    return StoredFigures(effective: said.date.map(clock.minutes(at:)) ?? undated, record: said, source: source)
  }
}

extension Database {
  /// Makes accounts show what is reported about them: the newest report of each property, but the number under their
  /// first alias. Leaves accounts without reports as they are.
  func showWhatIsSaid(of accounts: KeyList) throws {
    let columns = ["name", "owner", "institution", "source_type", "kind"].map { column in
      "\(column) = (SELECT s.\(column) \(Self.said) AND s.\(column) IS NOT NULL \(Self.newest))"
    }
    try run(
      """
      UPDATE account SET
        number = (SELECT s.number \(Self.said) AND s.number IS NOT NULL \(Self.firstName)),
        \(columns.joined(separator: ",\n  ")),
        updated = (SELECT (SELECT started FROM fetch WHERE id = s.fetch) \(Self.said) \(Self.newest))
      WHERE key IN \(KeyList.keys) AND EXISTS (SELECT 1 \(Self.said))
      """, accounts.json)
  }

  private static let said = "FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = account.key"
  /// Orders by the newest report under that alias, then by the oldest under any other.
  private static let firstName = """
    ORDER BY l.key <> (SELECT min(a.key) FROM account_alias a WHERE a.account = l.account),
      iif(l.key = (SELECT min(a.key) FROM account_alias a WHERE a.account = l.account), -s.fetch, s.fetch) LIMIT 1
    """
  private static let newest = "ORDER BY s.fetch DESC LIMIT 1"
}
