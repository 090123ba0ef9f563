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
  /// A name in one currency, which callers usually know.
  private struct Place: Hashable {
    let name: Name
    let currency: String
  }

  private let database: Database
  /// The accounts by primary key, each under its aliases, the oldest first.
  private var accounts: [Int64: [NamedAccount]] = [:]
  /// The primary keys, in order, of the accounts with a name.
  private var places: [Place: [Int64]] = [:]
  private var currencies: Set<String> = []
  /// SQLite's `data_version` of the state that was loaded; nil before loading.
  private var version: Int?

  init(_ database: Database) { self.database = database }

  /// Discards everything, because what was loaded may have been rolled back.
  func forget() { version = nil }

  /// Loads the accounts if needed, or again after another process has written. Within a transaction one call is enough.
  func prepare() throws {
    let now: Int? = try database.value("PRAGMA data_version")
    guard version == nil || version != now else { return }
    (accounts, places, currencies) = ([:], [:], [])
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
    let keys = Set(identity.certain.flatMap { places[Place(name: .certain($0), currency: currency)]?.prefix(2) ?? [] })
    return keys.sorted().flatMap { accounts[$0, default: []] }.filter {
      $0.identity.certain.contains(where: identity.certain.contains)
    }
  }

  /// The first account that may have an identity; nil when there is none.
  func likely(_ identity: AccountIdentity, in currency: String?) -> NamedAccount? {
    let key = identity.likely.compactMap { firstKey(.likely($0), currency) }.min()
    return key.flatMap { accounts[$0]?.first { $0.identity.likely.contains(where: identity.likely.contains) } }
  }

  func register(_ account: NamedAccount) { if version != nil { add(account) } }

  /// Adds a new alias of an account.
  func register(alias key: Int64) throws {
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
    found(name, currency).flatMap { $0 }.sorted()
  }

  private func firstKey(_ name: Name, _ currency: String?) -> Int64? {
    found(name, currency).compactMap(\.first).min()
  }

  /// The keys in each currency, or in one.
  private func found(_ name: Name, _ currency: String?) -> [[Int64]] {
    (currency.map { [$0] } ?? Array(currencies)).compactMap { places[Place(name: name, currency: $0)] }
  }

  private func add(_ account: NamedAccount) {
    accounts[account.key, default: []].append(account)
    currencies.insert(account.currency.code)
    for place in Self.places(of: account) { places[place, default: []].insert(inOrder: account.key) }
  }

  private func remove(_ key: Int64) {
    for account in accounts.removeValue(forKey: key) ?? [] {
      for place in Self.places(of: account) { places[place]?.removeAll { $0 == key } }
    }
  }

  /// The places of an account, possibly with repetitions.
  private static func places(of account: NamedAccount) -> [Place] {
    let (id, number) = (NamedAccount.plain(account.nativeId), account.number.map(NamedAccount.plain))
    var names = [Name.called(account.id), .called(id)]
    if let number, number != id { names.append(.called(number)) }
    names += account.identity.certain.map(Name.certain)
    names += account.identity.likely.map(Name.likely)
    return names.map { Place(name: $0, currency: account.currency.code) }
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
