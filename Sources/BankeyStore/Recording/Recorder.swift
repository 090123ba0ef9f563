import BankeyCore

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
      database: database, directory: directory, source: fetch.source, fetch: id, now: now, wishes: wishes)
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
    try table.completeIndexes()
    for account in accounts.values {
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
