import BankeyCore

extension OFXReader {
  /// A statement begins.
  mutating func beginStatement(_ tag: OFXTag, at start: Int) {
    statement = OFXStatement(tag, start: start)
  }

  /// A statement is complete.
  mutating func finishStatement() throws(StatementFault) {
    defer { statement = nil }
    guard statement.map({ !isEmpty($0) }) == true else { return }
    try flush()
    guard let statement else { return }
    counts.statements += 1
    if let balances = statement.balances { events.append(.balances(balances)) }
    tell(of: statement)
  }

  /// Hands over the account and the transactions that wait.
  mutating func flush() throws(StatementFault) {
    guard var statement else { return }
    guard let account = statement.account(of: institution) else {
      throw StatementFault("A statement does not say which account it is of.", at: statement.start)
    }
    if !statement.isNamed { events.append(.account(account)) }
    statement.isNamed = true
    if !statement.isDated, let period = statement.period {
      events.append(.period(period))
      statement.isDated = true
    }
    self.statement = statement
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
  }

  /// Whether there is nothing in it: some banks answer so when there was no movement.
  private func isEmpty(_ statement: OFXStatement) -> Bool {
    statement.number == nil && !statement.isNamed && statement.balances == nil && batch.transactions.isEmpty
  }

  private mutating func tell(of statement: OFXStatement) {
    if statement.currency == nil { note("A statement names no currency.", at: statement.start) }
    let securities = [counted(statement.trades, "trade"), counted(statement.positions, "position")].compactMap(\.self)
    if !securities.isEmpty {
      let held = securities.joined(separator: " and ")
      note("Not read from the statement of an investment account: \(held) of securities.", at: statement.start)
    }
    if let rows = counted(statement.foreign.rows, "transaction") {
      let both = "\(statement.unit.code), though \(Quotation.of(statement.foreign.currency))"
      note("Taken as \(both) stands beside the amount: \(rows).", at: statement.start)
    }
  }

  /// "2 trades"; nil when there are none.
  private func counted(_ number: Int, _ thing: String) -> String? {
    number == 0 ? nil : "\(number) \(thing)" + (number == 1 ? "" : "s")
  }
}
