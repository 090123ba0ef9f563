import BankeyCore

extension Config {
  /// What is said of an account by its id, its number or the source's own id; blanks do not count.
  public func override(of account: Account) -> AccountOverride {
    let names = [account.id, account.number, account.nativeId].compactMap { $0?.filter { $0 != " " } }
    return names.compactMap { accounts[$0] }.first ?? AccountOverride()
  }
}
