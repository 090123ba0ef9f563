import BankeyCore

extension Config {
  /// What is said of an account by its id, its number or the source's own id; blanks do not count.
  public func override(of account: Account) -> AccountOverride {
    if accounts.isEmpty { return AccountOverride() }
    for name in [account.id, account.number, account.nativeId] {
      if let name, let override = accounts[name.withoutBlanks] { return override }
    }
    return AccountOverride()
  }
}

extension Config {
  /// What the user has said to be the same account: names without blanks.
  public var sameAccounts: [String: String] { accounts.compactMapValues { $0.sameAs?.withoutBlanks } }
}

extension String {
  /// The same without blanks: numbers are written with them and without.
  var withoutBlanks: String { utf8.contains(0x20) ? filter { $0 != " " } : self }
}
