import BankeyCore

extension Recorder {
  /// The account that what follows belongs to.
  func named() throws -> AccountInAnswer {
    guard let current else { throw StoreError(.failed, "an answer speaks of an account before it names one") }
    return current
  }

  /// Makes an account the one that what follows belongs to.
  func open(_ record: AccountRecord) throws {
    // A table may name another account in each row: what it has said before is not news.
    if let account = opened[record], account.said == record { return current = account }
    let found = try book.account(of: record) { note(likeness(of: record, to: $0)) }
    let account = accounts[found.key] ?? found
    (current, account.said, opened[record]) = (account, record, account)
    account.connections.insert(record.connection)
    noteChange(try book.update(account, from: record))
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

  /// Takes figures of the named account in.
  func take(_ said: BalanceRecord) throws {
    let account = try named()
    let fitting = said.canonical(in: account.currency) { reject("a figure", $0) }
    noteChange(try figures.record(fitting, of: account))
  }

  /// Takes in all that the named account holds.
  func take(_ said: [HoldingRecord]) throws { noteChange(try holdings.record(said, of: named().key)) }

  /// Takes what a statement of the named account says of its beginning and its end.
  func take(_ statement: StatementRecord) throws {
    let account = try named()
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
