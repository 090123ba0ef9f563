import BankeyCore

/// Finds, when an account is named in a new way, whether it is one that is known already.
struct AccountJoin {
  let directory: AccountDirectory
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
    try directory.prepare()
    if let wished = wished(record) { return .same(wished) }
    let identity = AccountIdentity(
      source: source, connection: record.connection, nativeId: record.nativeId, number: record.number,
      currency: record.currency)
    let same = directory.certain(identity, in: record.currency.code)
    let keys = Set(same.map(\.key))
    // A source that has two accounts of one number tells them apart itself.
    if keys.count == 1, let first = same.first, !isTold(apart: same, from: record) {
      return .same(AccountInAnswer(key: first.key, id: first.id, currency: first.currency, isNew: false))
    }
    let alike = directory.likely(identity, in: Self.searched(record))
    return alike.map { .alike($0.number ?? $0.nativeId) } ?? .new
  }

  private func isTold(apart same: [NamedAccount], from record: AccountRecord) -> Bool {
    source != Account.filesSource && same.contains { $0.source == source && $0.connection == record.connection }
  }

  /// The account that the user has said this one to be.
  private func wished(_ record: AccountRecord) -> AccountInAnswer? {
    let names = [record.nativeId, record.number ?? record.nativeId].map(NamedAccount.plain)
    guard let wish = names.compactMap({ wishes[$0] }).first else { return nil }
    let found = directory.firstCalled(wish, in: Self.searched(record))
    return found.map { AccountInAnswer(key: $0.key, id: $0.id, currency: $0.currency, isNew: false) }
  }

  /// The currency that an account must have; nil for any, where the file does not say.
  private static func searched(_ record: AccountRecord) -> String? {
    record.currency.code == "XXX" ? nil : record.currency.code
  }
}
