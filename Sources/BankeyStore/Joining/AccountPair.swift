import BankeyCore

/// Two accounts of which the user has said that they are the same.
struct AccountPair {
  /// The one that is no more afterwards.
  let gone: NamedAccount
  /// The one that it is.
  let kept: NamedAccount

  /// The first two that are to be joined; nil when all that can be joined are.
  static func first(of wishes: [String: String], in database: Database) throws -> AccountPair? {
    let accounts = try database.namedAccounts()
    return wishes.sorted { $0.key < $1.key }.lazy.compactMap { pair($0.key, $0.value, accounts) }.first
  }

  /// Of one number at two banks the first that was known is the one that stays.
  private static func pair(_ name: String, _ other: String, _ accounts: [NamedAccount]) -> AccountPair? {
    let others = accounts.filter { $0.isCalled(other) }
    return accounts.lazy.filter { $0.isCalled(name) }.compactMap { gone in
      guard let kept = others.first(where: { $0.canBe(gone) }), kept.key != gone.key else { return nil }
      return AccountPair(gone: gone, kept: kept)
    }.first
  }
}

extension NamedAccount {
  /// Whether amounts of another account mean the same here.
  fileprivate func canBe(_ other: NamedAccount) -> Bool {
    currency == other.currency || (other.currency.code == "XXX" && other.currency.decimals == currency.decimals)
  }
}
