import BankeyModel

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

  /// Takes all figures in that an answer gives for an account. Returns whether the account shows other ones now.
  func record(_ said: [BalanceRecord], of account: AccountInAnswer) throws -> Bool {
    guard let teller else { return false }
    var isFirst = account.isNew
    return try said.filter(\.hasFigures).reduce(false) { isChange, said in
      defer { isFirst = false }
      return try record(teller.dated(said), of: account.key, isFirst: isFirst) || isChange
    }
  }

  /// Takes figures in: the first ones of a new account need not be held against others.
  private func record(_ next: KeptFigures, of account: Int64, isFirst: Bool) throws -> Bool {
    let current = isFirst ? nil : try current(of: account)
    let shown = current?.joined(by: next) ?? next
    let key = isFirst ? try insert(next, of: account, isMerged: false) : try known(next, of: account)
    try database.run("INSERT OR IGNORE INTO figures_said VALUES (?, ?)", key, fetch)
    guard shown != current else { return false }
    try point(account, to: shown, said: key, next)
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

  /// The row of what an answer says, which may be there already.
  private func known(_ said: KeptFigures, of account: Int64) throws -> Int64 {
    let same = try database.all(
      "SELECT \(KeptFigures.columns), f.key FROM figures f WHERE account = ? AND effective IS ? AND merged = 0",
      account,
      said.effective
    ) { (key: $0[10] as Int64, figures: try KeptFigures(row: $0)) }
    return try same.first { $0.figures == said }?.key ?? insert(said, of: account, isMerged: false)
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

/// Figures of an account as they are stored.
struct KeptFigures: Equatable {
  /// The columns that it is read from, of a table called f. The last one is the source that was asked, if one said them last.
  static let columns = """
    f.effective, f.day, f.minute, f.balance_units, f.balance_scale, f.available_units, f.available_scale,
    f.credit_limit_units, f.credit_limit_scale, (
      SELECT iif(g.file IS NULL, g.source, NULL) FROM fetch g
      WHERE g.id = coalesce((SELECT max(fetch) FROM figures_said WHERE figures = f.key), f.fetch))
    """
  /// Minutes since 1970-01-01T00:00Z of the source's own date, or of ours when a source that was asked gave no date; nil when
  /// nobody knows.
  let effective: Int?
  let record: BalanceRecord
  /// The source that was asked for them; nil where they stand in a file.
  let source: Int64?

  init(effective: Int?, record: BalanceRecord, source: Int64?) {
    (self.effective, self.record, self.source) = (effective, record, source)
  }

  init(row: Row) throws { try self.init(row: row, source: row[9]) }

  init(row: Row, source: Int64?) throws {
    effective = row[0]
    record = BalanceRecord(
      balance: try row.optionalAmount(3), available: try row.optionalAmount(5),
      creditLimit: try row.optionalAmount(7), date: row.optionalLocalTime(1))
    self.source = source
  }

  static func == (one: KeptFigures, other: KeptFigures) -> Bool {
    (one.effective, one.record) == (other.effective, other.record)
  }

  /// What is known once `next` has been said, too: these figures where that is older.
  func joined(by next: KeptFigures) -> KeptFigures {
    guard isReplaced(by: next) else { return self }
    let merged = next.record.completed(from: record)
    return KeptFigures(
      effective: merged.balance == next.record.balance ? next.effective : effective, record: merged,
      source: next.source)
  }

  /// Whether figures that are said later take their place: a source's next answer goes before the one before, whatever the dates
  /// in them; of two that do not know of each other the later moment counts. What has a date is not replaced by what has none.
  private func isReplaced(by next: KeptFigures) -> Bool {
    if let source, source == next.source { return true }
    guard let effective else { return true }
    return next.effective.map { $0 >= effective } ?? false
  }
}

extension BalanceRecord {
  /// Whether it says anything but a date.
  var hasFigures: Bool { balance != nil || available != nil || creditLimit != nil }

  /// The figures in the form in which they are kept. What does not fit is left out and handed to `misfit`.
  func canonical(in currency: Currency, misfit: (Amount) -> Void) -> BalanceRecord {
    func fitted(_ amount: Amount?) -> Amount? {
      guard let amount else { return nil }
      let fitted = amount.canonical(in: currency)
      if fitted == nil { misfit(amount) }
      return fitted
    }
    return BalanceRecord(
      balance: fitted(balance), available: fitted(available), creditLimit: fitted(creditLimit), date: date)
  }

  /// These figures, with what they do not say taken from older ones: the balance with its date, and the credit limit.
  /// What can be spent is not taken from before when there is a new balance.
  func completed(from older: BalanceRecord) -> BalanceRecord {
    var completed = self
    completed.creditLimit = creditLimit ?? older.creditLimit
    guard balance == nil, older.balance != nil else { return completed }
    completed.balance = older.balance
    completed.available = available ?? older.available
    completed.date = older.date
    return completed
  }

  /// Whether the figures are the same, whatever their dates.
  func showsTheSame(as other: BalanceRecord) -> Bool {
    (balance, available, creditLimit) == (other.balance, other.available, other.creditLimit)
  }
}

extension LocalTime {
  /// Minutes since 1970-01-01T00:00 on the same clock; a day without a time counts as its start.
  fileprivate var minutes: Int {
    min(max(day.number, Day.possible.lowerBound), Day.possible.upperBound) * 1440 + (minute ?? 0)
  }
}

extension Clock {
  /// The present in minutes since 1970-01-01T00:00Z.
  var minutes: Int { Int(now.capped.seconds / 60) }

  /// The moment at which clocks on the wall here show a time, in minutes since 1970-01-01T00:00Z.
  func minutes(at time: LocalTime) -> Int {
    let wall = time.minutes
    return wall - offset(at: wall - offset(at: wall))
  }

  /// How far clocks on the wall here are ahead at a moment.
  private func offset(at minutes: Int) -> Int {
    local(Timestamp(seconds: Int64(minutes) * 60).capped).minutes - minutes
  }
}

extension Database {
  /// Lets an account show what is said of it: the last word on each point counts, of its number that by the name by which it was known
  /// first.
  func showWhatIsSaid(of account: Int64) throws {
    try run(
      "UPDATE account SET number = (SELECT s.number \(Self.said) AND s.number IS NOT NULL \(Self.firstName)) WHERE key = ?1",
      account)
    for column in ["name", "owner", "institution", "source_type", "kind"] {
      try run(
        "UPDATE account SET \(column) = (SELECT s.\(column) \(Self.said) AND s.\(column) IS NOT NULL \(Self.newest)) WHERE key = ?1",
        account)
    }
    try run(
      """
      UPDATE account SET updated = (
        SELECT f.started FROM account_said s JOIN account_alias l ON l.key = s.alias JOIN fetch f ON f.id = s.fetch
        WHERE l.account = ?1 \(Self.newest)) WHERE key = ?1
      """, account)
  }

  private static let said = "FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = ?1"
  /// Under that name the newest, else the first that was said.
  private static let firstName = """
    ORDER BY l.key <> (SELECT min(key) FROM account_alias WHERE account = ?1),
      iif(l.key = (SELECT min(key) FROM account_alias WHERE account = ?1), -s.fetch, s.fetch) LIMIT 1
    """
  private static let newest = "ORDER BY s.fetch DESC LIMIT 1"
}
