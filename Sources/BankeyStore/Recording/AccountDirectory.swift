import BankeyModel

/// An index of all accounts by name and by identity. Reading all accounts for each account in a file would make the
/// cost of an import quadratic in their number.
///
/// Loaded on first use and kept between answers. This process notifies it of its own changes; after a write by another
/// process, or a rollback, it reloads.
final class AccountDirectory {
  /// The keys by which accounts are found.
  private enum Name: Hashable {
    /// Its id, its number, or a source's id for it, without blanks.
    case called(String)
    /// An identifier that is globally unique.
    case certain(String)
    /// An identifier that may mean a different account elsewhere.
    case likely(String)
  }

  private let database: Database
  /// The accounts by primary key, each under its aliases, the oldest first.
  private var accounts: [Int64: [NamedAccount]] = [:]
  /// The primary keys, in order, of the accounts with a name, by currency, which callers usually know.
  private var places: [Name: [String: [Int64]]] = [:]
  /// SQLite's `data_version` of the state that was loaded; nil before loading.
  private var version: Int?

  init(_ database: Database) { self.database = database }

  /// Discards everything, because what was loaded may have been rolled back.
  func forget() { version = nil }

  /// Loads the accounts if needed, or again after another process has written. Within a transaction one call is enough.
  func prepare() throws {
    let now: Int? = try database.value("PRAGMA data_version")
    guard version == nil || version != now else { return }
    (accounts, places) = ([:], [:])
    for account in try database.namedAccounts() { add(account) }
    version = now
  }

  /// The accounts that a name means, in the order in which they were recorded.
  func called(_ name: String, in currency: String? = nil) -> [NamedAccount] {
    let name = NamedAccount.plain(name)
    return keys(.called(name), currency).flatMap { accounts[$0, default: []] }.filter { $0.isCalled(name) }
  }

  /// The first account that a name means; nil when there is none.
  func firstCalled(_ name: String, in currency: String?) -> NamedAccount? {
    let name = NamedAccount.plain(name)
    return firstKey(.called(name), currency).flatMap { accounts[$0]?.first { $0.isCalled(name) } }
  }

  /// The aliases of accounts that certainly have an identity. Reads no more than two accounts per identifier: one is
  /// wanted, and two prove ambiguity.
  func certain(_ identity: AccountIdentity, in currency: String) -> [NamedAccount] {
    let keys = Set(identity.certain.flatMap { places[.certain($0)]?[currency]?.prefix(2) ?? [] })
    return keys.sorted().flatMap { accounts[$0, default: []] }.filter {
      !$0.identity.certain.isDisjoint(with: identity.certain)
    }
  }

  /// The first account that may have an identity; nil when there is none.
  func likely(_ identity: AccountIdentity, in currency: String?) -> NamedAccount? {
    let key = identity.likely.compactMap { firstKey(.likely($0), currency) }.min()
    return key.flatMap { accounts[$0]?.first { !$0.identity.likely.isDisjoint(with: identity.likely) } }
  }

  /// Adds a new account.
  func take(_ account: NamedAccount) { if version != nil { add(account) } }

  /// Adds a new alias of an account.
  func take(alias key: Int64) throws {
    if version == nil { return }
    for account in try database.namedAccounts("l.key = ?", key) { add(account) }
  }

  /// Reloads an account whose number changed.
  func renew(_ key: Int64) throws {
    if version == nil { return }
    remove(key)
    for account in try database.namedAccounts("a.key = ?", key) { add(account) }
  }

  /// Removes an account that was merged into another, which inherits its aliases.
  func merge(_ gone: Int64, into kept: Int64) throws {
    remove(gone)
    try renew(kept)
  }

  private func keys(_ name: Name, _ currency: String?) -> [Int64] {
    guard let found = places[name] else { return [] }
    return currency.map { found[$0] ?? [] } ?? found.values.flatMap { $0 }.sorted()
  }

  private func firstKey(_ name: Name, _ currency: String?) -> Int64? {
    guard let found = places[name] else { return nil }
    return currency.map { found[$0]?.first } ?? found.values.compactMap(\.first).min()
  }

  private func add(_ account: NamedAccount) {
    accounts[account.key, default: []].append(account)
    for name in Self.names(of: account) {
      places[name, default: [:]][account.currency.code, default: []].insert(inOrder: account.key)
    }
  }

  private func remove(_ key: Int64) {
    for account in accounts.removeValue(forKey: key) ?? [] {
      for name in Self.names(of: account) { places[name]?[account.currency.code]?.removeAll { $0 == key } }
    }
  }

  /// The names of an account, possibly with repetitions.
  private static func names(of account: NamedAccount) -> [Name] {
    [.called(account.id), .called(NamedAccount.plain(account.nativeId))]
      + (account.number.map { [.called(NamedAccount.plain($0))] } ?? [])
      + account.identity.certain.map(Name.certain) + account.identity.likely.map(Name.likely)
  }
}

extension [Int64] {
  /// Inserts a key in order, once. New accounts have the largest key.
  fileprivate mutating func insert(inOrder key: Int64) {
    if let last, last >= key {
      let place = firstIndex { $0 >= key } ?? endIndex
      if self[place] != key { insert(key, at: place) }
    } else {
      append(key)
    }
  }
}
