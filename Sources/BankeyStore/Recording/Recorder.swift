import BankeyModel

/// Takes an answer in, event by event, inside the transaction that `StoreWriter` has opened.
final class Recorder {
  let database: Database
  let fetch: Fetch
  let book: AccountBook
  let figures: Figures
  let holdings: Holdings
  let statements: StatementTable
  let table: TransactionTable
  let recognizer: Recognizer
  /// The accounts of the answer, by key.
  var accounts: [Int64: AccountInAnswer] = [:]
  /// The same by what the answer has said of them.
  var opened: [AccountRecord: AccountInAnswer] = [:]
  /// The account that was named last.
  var current: AccountInAnswer?
  /// How its connections fared.
  var connections = Connections()
  var summary = FetchSummary()
  /// What cuts texts that are longer than anybody needs.
  private var cutter = ForeignCutter()
  /// Where it is noted what becomes of each row; nil when nobody asks.
  var verdicts: VerdictLog?

  /// Begins a fetch; its row is written at once, so that all it brings can name it.
  init(
    _ fetch: Fetch, in database: Database, directory: AccountDirectory, clock: Clock, wishes: [String: String]
  ) throws {
    let now = clock.now
    let id = try database.begin(fetch, at: now)
    self.database = database
    self.fetch = fetch
    summary.fetch = id
    book = AccountBook(
      database: database, directory: directory, source: fetch.source, fetch: id, isRefresh: fetch.isRefresh, now: now,
      wishes: wishes)
    let source: Int64? =
      fetch.isRefresh ? try database.value("SELECT source FROM fetch WHERE id = ?", id) : nil
    figures = Figures(
      database: database, fetch: id,
      teller: Figures.Teller(clock: clock, source: source, hasOwnCalendar: fetch.hasOwnCalendar))
    holdings = Holdings(database: database, fetch: id, isRefresh: fetch.isRefresh)
    statements = StatementTable(database: database, fetch: id)
    table = try TransactionTable(database, fetch: id, now: now, keepsSightings: !fetch.isRefresh)
    recognizer = Recognizer(database, fetch: id, hasStableIds: fetch.hasStableIds)
  }

  /// Takes one event in.
  func take(_ event: StatementEvent) throws {
    switch cutter.cut(event) {
    case .account(let record): try open(record)
    case .period(let days): try named().cover(days)
    case .transactions(let records): try records.forEach(take)
    case .balances(let record): try take(record)
    case .closed: try named().isClosed = true
    case .connection(let record): connections.take(record)
    case .incomplete(let reason): try takeIncomplete(reason)
    case .statement(let record): try take(record)
    case .holdings(let records): try take(records)
    case .problem(let problem): note(problem)
    }
  }

  /// Settles what only the whole answer can tell, and writes the sums.
  func finish() throws -> FetchSummary {
    try checkNameless()
    try table.completeIndexes()
    for account in accounts.values.sorted(by: { $0.key < $1.key }) {
      noteChange(try figures.record(account.figures, of: account))
      try settle(account)
      try settleClosing(of: account)
    }
    if fetch.isRefresh { try connections.write(of: fetch.source, at: book.now, in: database) }
    try table.flush()
    if cutter.count > 0 { note(cutter.problem) }
    for fault in try statements.faults() { note(fault.problem) }
    try database.finish(summary)
    return summary
  }
}

extension Recorder {
  /// The account that what follows belongs to.
  func named() throws -> AccountInAnswer {
    guard let current else { throw StoreError(.failed, "an answer mentions an account before naming it") }
    return current
  }

  /// Makes an account the one that what follows belongs to.
  func open(_ record: AccountRecord) throws {
    // A table may name another account in each row: what it has said before is not news.
    if let account = opened[record], account.said == record { return current = account }
    if record.isUnknown { throw unknownAccount }
    let found = try book.account(of: record) { note(likeness(of: record, to: $0)) }
    let account = accounts[found.key] ?? found
    account.alias = found.alias
    if found.isNew { table.totals.expectNone(of: found.key) }
    if !record.isNamed { account.isUnproven = !account.isNew }
    noteChange(try book.update(account, from: record))
    (current, account.said, opened[record]) = (account, record, account)
    account.connections.insert(record.connection)
    guard accounts.updateValue(account, forKey: account.key) == nil else { return }
    summary.accounts.append(account.id)
    if account.isNew { summary.newAccounts += 1 }
  }

  private func likeness(of record: AccountRecord, to other: String) -> StatementProblem {
    let (name, other) = (PlainText.cleaned(record.number ?? record.nativeId), PlainText.cleaned(other))
    return StatementProblem(
      .note,
      "The account \(name) may be the same as \(other), but that is not certain, so they are two. If it is, put "
        + "same_as = \"\(other)\" below [account.\"\(name)\"] in the config: the next import or refresh joins them.")
  }

  /// Takes figures of the named account in, which are written at the end.
  func take(_ said: BalanceRecord) throws {
    let account = try named()
    account.figures.append(said.canonical(in: account.currency) { reject("a figure", $0) })
  }

  /// Takes in all that the named account holds.
  func take(_ said: [HoldingRecord]) throws { noteChange(try holdings.record(said, of: named().key)) }

  /// Takes what a statement of the named account says of its beginning and its end.
  func take(_ statement: StatementRecord) throws {
    let account = try named()
    account.hasBalances = statement.gap == nil
    try statements.record(statement, booked: account.takeBooked(), of: account)
  }

  /// Only a source that was asked can tell that an account is open again: files are old.
  func settleClosing(of account: AccountInAnswer) throws {
    if account.isClosed || fetch.isRefresh { noteChange(try book.setClosed(account.isClosed, account)) }
  }

  /// Notes something that a person should know.
  func note(_ problem: StatementProblem) {
    if problem.severity == .rejected { summary.rejected += 1 }
    if summary.problems.count < 1000 { summary.problems.append(problem) }
  }

  /// Notes an amount that could not be taken.
  func reject(_ what: String, _ amount: Amount) {
    note(StatementProblem(.rejected, "\(what) over \(amount) is more than bankey can count and was left out"))
  }

  private func noteChange(_ isChange: Bool) { summary.accountsChanged = summary.accountsChanged || isChange }
}

extension Recorder {
  /// Notes that the answer is not whole for the named account.
  func takeIncomplete(_ reason: String) throws {
    let account = try named()
    account.incompleteness = account.incompleteness ?? reason
  }

  /// What only the end of an answer can tell of an account: rows that are known under another id or text, and authorized ones
  /// that are booked now or that the bank has dropped. An answer that is not whole cannot tell what has another id now, nor
  /// what was dropped, which no file can.
  func settle(_ account: AccountInAnswer) throws {
    let isWhole = isWhole(account)
    if !fetch.hasStableIds { try mergeFormerTwins(in: account) }
    if isWhole { try mergeTwins(in: account) }
    try mergeSourceTwins(in: account)
    if fetch.isRefresh, isWhole {
      try dropMissing(in: account)
    } else {
      if !fetch.isRefresh { try mergeReserved(in: account) }
      try settleUnnamed(in: account)
    }
    if fetch.isRefresh { try book.setError(account.incompleteness, account) }
  }

  private func isWhole(_ account: AccountInAnswer) -> Bool {
    account.incompleteness == nil && !account.connections.contains(where: connections.hasFailed)
  }
}

extension Recorder {
  /// So many rows must be known to the letter, balances and all, for a file to go on with one before it.
  private static let seam = 2

  /// A file that does not say whose account it is of belongs to one that is there only if it shows that: it is the same file again, or some
  /// of its rows are there to the letter and its balances go on from them. Else two banks whose tables look alike would be one account.
  func checkNameless() throws {
    for account in accounts.values where account.isUnproven {
      if account.hasBalances, account.seam >= Recorder.seam { continue }
      if try isKnown(account) { continue }
      let note = summary.problems.first { $0.question?.topic == .account }
      throw StatementError(
        "The file does not name its account, and another file of the same form was imported before. Say whose it is: "
          + "bankey import --account NAME FILE, or answer it in bankey import --preview FILE.",
        line: note?.line, asking: note?.question)
    }
  }

  /// Why a file is refused of which a statement does not say whose it is, and nobody else does.
  var unknownAccount: StatementError {
    let note = summary.problems.last { $0.question?.topic == .account }
    return StatementError(
      "A statement does not say which account it is of. Say whose it is: bankey import --account NAME FILE, or answer it in "
        + "bankey import --preview FILE.", line: note?.line, asking: note?.question)
  }

  /// Whether the same file was imported into the account before, or no other one is in it any more.
  private func isKnown(_ account: AccountInAnswer) throws -> Bool {
    guard case .import(_, let hash) = fetch.kind else { return true }
    let others: Int? = try database.value(
      """
      SELECT max(f.hash = ?) FROM fetch f JOIN account_said s ON s.fetch = f.id
      JOIN account_alias l ON l.key = s.alias WHERE f.id <> ? AND l.account = ?
      """, hash, summary.fetch, account.key)
    return others ?? 1 == 1
  }
}
