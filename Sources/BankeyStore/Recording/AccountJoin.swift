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
    let known = try knownAccounts().filter { $0.currency.code == record.currency.code || record.currency.code == "XXX" }
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
    let names = [record.nativeId, record.number ?? record.nativeId].map(Self.key)
    guard let wish = names.compactMap({ wishes[$0] }).first.map(Self.key) else { return nil }
    let found = try knownAccounts().first { account in
      [account.id, Self.key(account.number ?? ""), Self.key(account.nativeId)].contains(wish)
        && (account.currency.code == record.currency.code || record.currency.code == "XXX")
    }
    return found.map { AccountInAnswer(key: $0.key, id: $0.id, currency: $0.currency, isNew: false) }
  }

  private static func key(_ text: String) -> String { text.filter { $0 != " " } }

  /// Every account by each of its names.
  private func knownAccounts() throws -> [NamedAccount] {
    try database.all(
      """
      SELECT a.key, a.id, a.currency, a.decimals, a.number, l.source, l.connection, l.native_id
      FROM account a JOIN account_alias l ON l.account = a.key ORDER BY a.key, l.key
      """, read: NamedAccount.init(row:))
  }
}

/// An account under one of its names.
private struct NamedAccount {
  let key: Int64
  let id: Account.ID
  let currency: Currency
  let number: String?
  let source: String
  let connection: String
  let nativeId: String
  let identity: AccountIdentity

  init(row: Row) {
    (key, id, currency) = (row[0], row[1], Currency(code: row[2], decimals: row[3]))
    (number, source, connection, nativeId) = (row[4], row[5], row[6], row[7])
    identity = AccountIdentity(
      source: source, connection: connection, nativeId: nativeId, number: number, currency: currency)
  }
}
