import BankeyCore

extension CAMTReader {
  /// Takes a balance; one that cannot be read is "no balance", and said.
  mutating func takeBalance(_ element: CAMTElement) {
    guard let kind = CAMTBalance.kind(of: element), let statement else { return }
    let currency = statement.currency(element[.amount]?.currency)
    if let balance = CAMTBalance(element, kind, in: currency) {
      self.statement?.take(balance)
    } else {
      note("The balance \(Quotation.of(element[.amount]?.text ?? "")) cannot be read.", at: partStart)
    }
  }

  /// A statement is complete.
  mutating func finishStatement() throws(StatementFault) {
    defer { statement = nil }
    guard let currency = statement?.named ?? statement?.currency else { return tellEmpty() }
    try flush(in: currency)
    counts.statements += 1
    tellForeign(statement?.settleBalances() ?? [])
    // What nothing proves is an end too: its rows are not those of the next statement.
    if statement?.endsUnproved == true { events.append(.statement(StatementRecord())) }
    for currency in statement?.currencies ?? [] {
      guard let statement else { continue }
      try flush(in: currency)
      if let balances = statement.figures(in: currency) { events.append(.balances(balances)) }
      events.append(.statement(statement.ends(in: currency)))
    }
    tell()
  }

  /// Hands over the transactions that wait, and says what follows: the account in `currency`.
  mutating func flush(in currency: Currency) throws(StatementFault) {
    if !batch.transactions.isEmpty { events.append(.transactions(batch.take())) }
    guard var statement, statement.named != currency else { return }
    guard var account = statement.account else {
      throw StatementFault("A statement does not say which account it is of.", at: statement.start)
    }
    account.currency = currency
    events.append(.account(account))
    if let period = statement.wholePeriod { events.append(.period(period)) }
    statement.named = currency
    self.statement = statement
  }

  private mutating func tellForeign(_ written: [Currency]) {
    guard let statement, let currency = statement.currency else { return }
    for other in written {
      let both = "\(currency.code), though \(Quotation.of(other.code))"
      note("A balance is taken as \(both) stands beside it.", at: statement.start)
    }
  }

  /// A statement without a currency holds neither an entry nor a balance.
  private mutating func tellEmpty() {
    guard let statement else { return }
    if statement.account != nil {
      counts.statements += 1
      note("A statement holds neither entries nor balances.", at: statement.start)
    }
    tell()
  }

  private mutating func tell() {
    guard let statement else { return }
    if statement.announced > 0 {
      note("Not imported, since they are only announced: \(statement.announced) of the entries.", at: statement.start)
    }
  }
}
