import BankeyModel

/// Reads an account set: the connections, then the accounts one by one.
struct SimpleFINReader: StatementReader {
  var events: [StatementEvent] = []
  var counts = StatementCounts()
  var lines: LineCounter
  private let connections: SimpleFINConnections
  private let calendar: SimpleFINCalendar
  private let currencyNames: [String: String]
  private var errors: [SimpleFINError]
  private var accounts: ArraySlice<JSONValue>
  /// The account whose transactions are being read, and the remaining ones.
  private var account: SimpleFINAccount?
  private var rows: ArraySlice<JSONValue> = []
  private var batch = TransactionBatch()
  private var isBegun = false

  /// Prepares to read an answer whose text is `bytes`.
  init(_ answer: SimpleFINAnswer, _ bytes: ByteView, _ calendar: SimpleFINCalendar, _ currencyNames: [String: String]) {
    lines = LineCounter(bytes)
    connections = SimpleFINConnections(answer)
    self.calendar = calendar
    self.currencyNames = currencyNames
    errors = connections.others
    accounts = answer.accounts[...]
  }

  mutating func step() throws(ReadingError) {
    if !isBegun {
      isBegun = true
      events = connections.records.map { .connection($0) }
      // The status of a login is worth reporting even without accounts.
      counts.statements = connections.records.count
    } else if let account {
      guard let row = rows.popFirst() else { return finish(account) }
      take(row, of: account)
    } else if let value = accounts.popFirst() {
      begin(value)
    } else {
      for error in errors { note(SimpleFINError.sentence(error.message), at: 0) }
      // An account is worth importing for its balances alone, so rejected rows do not reject the answer.
      if counts.statements > 0 { counts.firstRejected = nil }
      try finishCounts()
    }
  }

  private mutating func begin(_ value: JSONValue) {
    do throws(SimpleFINAnswerError) {
      let account = try SimpleFINAccount(value, connections, calendar, currencyNames)
      counts.statements += 1
      events.append(.account(account.record))
      if account.isWithoutCurrency { note("An account does not name its currency.", at: value.place.lowerBound) }
      if let day = account.impossibleDate?.day {
        note(
          "A balance is dated \(day), which is in the future, so it counts as the current balance.",
          at: value.place.lowerBound)
      }
      (self.account, rows) = (account, account.rows[...])
    } catch {
      reject(ReadingError("Skipped an account: \(error.reason).", at: value.place.lowerBound))
    }
  }

  private mutating func take(_ row: JSONValue, of account: SimpleFINAccount) {
    do throws(SimpleFINAnswerError) {
      let record = try SimpleFINRow(row, calendar).record(in: account.record.currency, date: account.date)
      batch.append(record, raw: row.raw)
      counts.rows += 1
    } catch {
      reject(ReadingError("Skipped a transaction: \(error.reason).", at: row.place.lowerBound))
    }
    if batch.isFull { flush() }
  }

  private mutating func finish(_ account: SimpleFINAccount) {
    flush()
    if let balances = account.balances { events.append(.balances(balances)) }
    if let holdings = account.holdings { events.append(.holdings(holdings)) }
    for figure in account.unreadable {
      note("The balance \(Quotation.of(figure.text ?? figure.raw)) cannot be read.", at: figure.place.lowerBound)
    }
    takeErrors(of: account.record)
    self.account = nil
  }

  /// Hands over the errors that concern this account.
  private mutating func takeErrors(of account: AccountRecord) {
    let isMine = { (error: SimpleFINError) in
      error.account == account.nativeId && error.connection ?? account.connection == account.connection
    }
    for error in errors where isMine(error) { events.append(.incomplete(error.message)) }
    errors.removeAll(where: isMine)
  }

  private mutating func flush() {
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }
}
