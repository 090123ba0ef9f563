import BankeyCore

/// Finds, when an account is named in a new way, whether it is one that is known already.
struct AccountJoin {
  let database: Database
  let source: String
  /// What the user has said to be the same: a name of an account, and a name of the one that it is.
  let wishes: [String: String]

  /// What is found.
  enum Finding {
    /// It is this account.
    case same(AccountInAnswer)
    /// It may be the account of that name, but that is not certain.
    case alike(String)
    case new
  }

  /// Looks for an account that a record means.
  func find(_ record: AccountRecord) throws -> Finding {
    if let wished = try wished(record) { return .same(wished) }
    let known = try database.namedAccounts().filter {
      $0.currency.code == record.currency.code || record.currency.code == "XXX"
    }
    let identity = AccountIdentity(
      source: source, connection: record.connection, nativeId: record.nativeId, number: record.number,
      currency: record.currency)
    let same = known.filter {
      $0.currency.code == record.currency.code && !$0.identity.certain.isDisjoint(with: identity.certain)
    }
    let keys = Set(same.map(\.key))
    // A source that has two accounts of one number tells them apart itself.
    if keys.count == 1, let first = same.first, !isTold(apart: same, from: record) {
      return .same(AccountInAnswer(key: first.key, id: first.id, currency: first.currency, isNew: false))
    }
    let alike = known.first { !$0.identity.likely.isDisjoint(with: identity.likely) }
    return alike.map { .alike($0.number ?? $0.nativeId) } ?? .new
  }

  private func isTold(apart same: [NamedAccount], from record: AccountRecord) -> Bool {
    source != Account.filesSource && same.contains { $0.source == source && $0.connection == record.connection }
  }

  /// The account that the user has said this one to be.
  private func wished(_ record: AccountRecord) throws -> AccountInAnswer? {
    let names = [record.nativeId, record.number ?? record.nativeId].map(NamedAccount.plain)
    guard let wish = names.compactMap({ wishes[$0] }).first else { return nil }
    let found = try database.namedAccounts().first { account in
      account.isCalled(wish) && (account.currency.code == record.currency.code || record.currency.code == "XXX")
    }
    return found.map { AccountInAnswer(key: $0.key, id: $0.id, currency: $0.currency, isNew: false) }
  }
}
