extension Presenter {
  /// What a finding is about: "First Bank", "SimpleFIN, First Bank", the name of an account.
  public func subject(of finding: CheckFinding) -> String {
    switch finding {
    case .low(let account, _), .old(let account), .failingAccount(let account): name(of: account)
    case .failingSource(let source): formats.foreign(source.name)
    case .failingConnection(let connection, let source), .consent(let connection, let source):
      formats.foreign(source.name) + ", " + formats.foreign(connection.name ?? connection.nativeId)
    }
  }

  /// What was found: "$17.44, below $100.00", "bank data of Nov 18 07:12", "not refreshed: Log in again".
  public func sentence(of finding: CheckFinding) -> String {
    switch finding {
    case .low(let account, let limit):
      strings.low(
        account.balance.map { formats.money(Money($0, account.currency)) } ?? unknown,
        below: formats.money(Money(limit, account.currency)))
    case .old(let account): age(of: account)
    case .failingAccount(let account): failure(account.error)
    case .failingConnection(let connection, _): failure(connection.lastError)
    case .consent(let connection, _): connection.consentUntil.map { consent($0).text } ?? unknown
    case .failingSource(let source): failure(source.lastError)
    }
  }

  private func age(of account: Account) -> String {
    if let date = account.balanceDate { return strings.bankData(of: dayAndTime(date)) }
    return account.updated.map { strings.notRefreshed(since: moment(clock.local($0))) } ?? strings.notRefreshed
  }

  private func failure(_ error: String?) -> String {
    [strings.notRefreshed, error.map(formats.foreign)].compactMap(\.self).joined(separator: ": ")
  }
}
