import BankeyModel

/// Records an answer, event by event, inside the transaction that `StoreWriter` has opened.
final class Recorder {
  let database: Database
  let fetch: Fetch
  let book: AccountBook
  let figures: Figures
  let holdings: Holdings
  let statements: StatementTable
  let table: TransactionTable
  let rateTable: RateTable
  let recognizer: Recognizer
  /// The accounts of the answer, by primary key.
  var accounts: [Int64: AccountRecording] = [:]
  /// The accounts of the answer, by their record.
  var opened: [AccountRecord: AccountRecording] = [:]
  /// The account that events belong to.
  var current: AccountRecording?
  /// The outcome of each connection.
  var connections = Connections()
  var summary = FetchSummary()
  /// Cuts texts that exceed `ForeignLimit`.
  private var cutter = ForeignCutter()
  /// Receives the verdict on each row; nil outside previews.
  var verdicts: VerdictLog?

  /// Starts a fetch. Inserts its row immediately, so that everything it brings can refer to it.
  init(
    _ fetch: Fetch, in database: Database, directory: AccountDirectory, clock: Clock, sameAccounts: [String: String]
  ) throws {
    let now = clock.now
    let id = try database.begin(fetch, at: now)
    self.database = database
    self.fetch = fetch
    summary.fetch = id
    book = AccountBook(
      database: database, directory: directory, source: fetch.source, fetch: id, isRefresh: fetch.isRefresh, now: now,
      sameAccounts: sameAccounts)
    let source: Int64? =
      fetch.isRefresh ? try database.value("SELECT source FROM fetch WHERE id = ?", id) : nil
    figures = Figures(
      database: database, fetch: id,
      teller: Figures.Reporter(clock: clock, source: source, hasOwnCalendar: fetch.hasOwnCalendar))
    holdings = Holdings(database: database, fetch: id, isRefresh: fetch.isRefresh)
    statements = StatementTable(database: database, fetch: id)
    rateTable = RateTable(database)
    table = try TransactionTable(database, fetch: id, now: now, keepsSightings: !fetch.isRefresh)
    recognizer = Recognizer(database, fetch: id)
  }

  func record(_ event: StatementEvent) throws {
    switch cutter.cut(event) {
    case .account(let record): try open(record)
    case .period(let days): try named().cover(days)
    case .transactions(let rows): try rows.forEach(record)
    case .balances(let balance): try record(balance)
    case .closed: try named().isClosed = true
    case .connection(let record): connections.add(record)
    case .incomplete(let reason): try takeIncomplete(reason)
    case .statement(let statement): try record(statement)
    case .holdings(let holdings): try record(holdings)
    case .rates(let rates): summary.rates += try rateTable.put(rates)
    case .problem(let problem): record(problem)
    }
  }

  /// Makes the decisions that require the whole answer, and writes the totals.
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
    if cutter.count > 0 { record(cutter.problem) }
    for fault in try statements.faults() { record(fault.problem) }
    try database.finish(summary)
    return summary
  }
}

extension Recorder {
  /// The account that events belong to. Throws when no account was named.
  func named() throws -> AccountRecording {
    guard let current else { throw StoreError(.failed, "an answer refers to an account before describing it") }
    return current
  }

  /// Makes an account the one that events belong to.
  func open(_ record: AccountRecord) throws {
    // A table may switch accounts with each row; a repeated record brings nothing new.
    if let account = opened[record], account.said == record { return current = account }
    if record.isUnknown { throw unknownAccount }
    let found = try book.account(of: record) { self.record(likeness(of: record, to: $0)) }
    let account = accounts[found.key] ?? found
    account.alias = found.alias
    if found.isNew { table.totals.expectNone(of: found.key) }
    if !record.isNamed { account.isUnproven = !account.isNew }
    account.hasStableIds = record.hasStableIds ?? fetch.hasStableIds
    account.knowsItsIds = record.hasStableIds != nil
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
      "The account \(name) may be the same as \(other), but nothing proves it, so bankey keeps both. If they are the same, add "
        + "same_as = \"\(other)\" below [account.\"\(name)\"] in the config; the next import or refresh joins them.")
  }

  /// Adds figures of the current account, to be written at the end.
  func record(_ said: BalanceRecord) throws {
    let account = try named()
    account.figures.append(said.canonical(in: account.currency) { reject("a balance", $0) })
  }

  /// Records all holdings of the current account.
  func record(_ said: [HoldingRecord]) throws { noteChange(try holdings.record(said, of: named().key)) }

  /// Records the balances of a statement of the current account.
  func record(_ statement: StatementRecord) throws {
    let account = try named()
    account.hasBalances = statement.gap == nil
    try statements.record(statement, booked: account.takeBooked(), of: account)
  }

  /// Closes or reopens an account. Only a feed can reopen one, because files may be old.
  func settleClosing(of account: AccountRecording) throws {
    if account.isClosed || fetch.isRefresh { noteChange(try book.setClosed(account.isClosed, account)) }
  }

  /// Adds a message for the user, up to a thousand.
  func record(_ problem: StatementProblem) {
    if problem.severity == .rejected { summary.rejected += 1 }
    if summary.problems.count < 1000 { summary.problems.append(problem) }
  }

  /// Reports an amount that could not be recorded.
  func reject(_ what: String, _ amount: Amount) {
    record(StatementProblem(.rejected, "Skipped \(what) of \(amount), which is more than bankey can count."))
  }

  private func noteChange(_ isChange: Bool) { summary.accountsChanged = summary.accountsChanged || isChange }
}

extension Recorder {
  /// Records that the answer is incomplete for the current account.
  func takeIncomplete(_ reason: String) throws {
    let account = try named()
    account.incompleteness = account.incompleteness ?? reason
  }

  /// Makes the decisions that require all of an account's rows: which rows are stored under another id or text, and
  /// which authorized ones are booked or dropped by now. An incomplete answer decides nothing about changed ids and
  /// dropped rows; a file decides nothing about dropped rows.
  func settle(_ account: AccountRecording) throws {
    let isWhole = isWhole(account)
    if !account.hasStableIds { try mergeFormerDuplicates(in: account) }
    if isWhole { try mergeDuplicates(in: account) }
    try mergeCrossSourceDuplicates(in: account)
    if fetch.isRefresh, isWhole {
      try dropMissing(in: account)
    } else {
      if !fetch.isRefresh { try mergeReserved(in: account) }
      try settleUnnamed(in: account)
    }
    if fetch.isRefresh { try book.setError(account.incompleteness, account) }
  }

  private func isWhole(_ account: AccountRecording) -> Bool {
    account.incompleteness == nil && !account.connections.contains(where: connections.hasFailed)
  }
}

extension Recorder {
  /// The number of rows, balances included, that must be stored verbatim for a file to continue an earlier one.
  private static let seam = 2

  /// Rejects a file without an account number unless it demonstrably belongs to the stored account: it is the same file
  /// again, or it contains stored rows and its balances continue from them. Otherwise two banks with similar tables
  /// would become one account.
  func checkNameless() throws {
    for account in accounts.values where account.isUnproven {
      if account.hasBalances, account.seam >= Recorder.seam { continue }
      if try isKnown(account) { continue }
      let note = summary.problems.first { $0.question?.topic == .account }
      throw StatementError(
        "The file does not name its account, and bankey has imported another file of the same form. Name the account: bankey import --account NAME FILE, or answer in bankey import --preview FILE.",
        line: note?.line, asking: note?.question)
    }
  }

  /// The error for a statement whose account neither the file nor the user has named.
  var unknownAccount: StatementError {
    let note = summary.problems.last { $0.question?.topic == .account }
    return StatementError(
      "A statement does not name its account. Name it: bankey import --account NAME FILE, or answer in bankey import --preview FILE.",
      line: note?.line, asking: note?.question)
  }

  /// Whether the same file was imported into the account before, or no other file is left in it.
  private func isKnown(_ account: AccountRecording) throws -> Bool {
    guard case .import(_, let hash) = fetch.kind else { return true }
    let others: Int? = try database.value(
      """
      SELECT max(f.hash = ?) FROM fetch f JOIN account_said s ON s.fetch = f.id
      JOIN account_alias l ON l.key = s.alias WHERE f.id <> ? AND l.account = ?
      """, hash, summary.fetch, account.key)
    return others ?? 1 == 1
  }
}
