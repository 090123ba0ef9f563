import BankeyCore

extension Config {
  /// What is said of an account by its id, its number or the source's own id; blanks do not count.
  public func override(of account: Account) -> AccountOverride {
    let names = [account.id, account.number, account.nativeId].lazy.compactMap { $0?.withoutBlanks }
    return names.compactMap { accounts[$0] }.first ?? AccountOverride()
  }
}

extension String {
  fileprivate var withoutBlanks: String { utf8.contains(0x20) ? filter { $0 != " " } : self }
}
