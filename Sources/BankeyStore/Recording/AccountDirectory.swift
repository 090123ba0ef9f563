import BankeyModel

/// Every account by each of its names, found at once by what it is called and by its identity: to read all of them for
/// each account that a file names would make the import of many accounts take the square of their number.
///
/// It is read when it is first asked and kept from one answer to the next. What this process changes it is told; after a write of
/// another process, or of what has been taken back, it is read again.
final class AccountDirectory {
  /// By what accounts are found.
  private enum Name: Hashable {
    /// Its id, its number, or what a source calls it, without blanks.
    case called(String)
    /// What means one account only.
    case certain(String)
    /// What may mean another account elsewhere.
    case likely(String)
  }

  private let database: Database
  /// The accounts by key, each under the names by which it is known, the first of them first.
  private var accounts: [Int64: [NamedAccount]] = [:]
  /// The keys of those that have a name, in their order, by currency: whoever looks for an account knows its currency.
  private var places: [Name: [String: [Int64]]] = [:]
  /// SQLite's number of the state that was read; nil before.
  private var version: Int?

  init(_ database: Database) { self.database = database }

  /// Forgets everything: what was read may not be so.
  func forget() { version = nil }

  /// Reads the accounts where that was not done, or another process has written since. Within a transaction once is enough.
  func prepare() throws {
    let now: Int? = try database.value("PRAGMA data_version")
    guard version == nil || version != now else { return }
    (accounts, places) = ([:], [:])
    for account in try database.namedAccounts() { add(account) }
    version = now
  }

  /// The accounts that a person means by a name, the first that was known first.
  func called(_ name: String, in currency: String? = nil) -> [NamedAccount] {
    let name = NamedAccount.plain(name)
    return keys(.called(name), currency).flatMap { accounts[$0, default: []] }.filter { $0.isCalled(name) }
  }

  /// The first that a person means by a name.
  func firstCalled(_ name: String, in currency: String?) -> NamedAccount? {
    let name = NamedAccount.plain(name)
    return firstKey(.called(name), currency).flatMap { accounts[$0]?.first { $0.isCalled(name) } }
  }

  /// The names of accounts that certainly are that of an identity. Those of more than two are not looked at: one must be meant.
  func certain(_ identity: AccountIdentity, in currency: String) -> [NamedAccount] {
    let keys = Set(identity.certain.flatMap { places[.certain($0)]?[currency]?.prefix(2) ?? [] })
    return keys.sorted().flatMap { accounts[$0, default: []] }.filter {
      !$0.identity.certain.isDisjoint(with: identity.certain)
    }
  }

  /// The first account that may be that of an identity.
  func likely(_ identity: AccountIdentity, in currency: String?) -> NamedAccount? {
    let key = identity.likely.compactMap { firstKey(.likely($0), currency) }.min()
    return key.flatMap { accounts[$0]?.first { !$0.identity.likely.isDisjoint(with: identity.likely) } }
  }

  /// Takes in a new account.
  func take(_ account: NamedAccount) { if version != nil { add(account) } }

  /// Takes in a new name of an account.
  func take(alias key: Int64) throws {
    if version == nil { return }
    for account in try database.namedAccounts("l.key = ?", key) { add(account) }
  }

  /// Reads an account again of which the number is another one.
  func renew(_ key: Int64) throws {
    if version == nil { return }
    remove(key)
    for account in try database.namedAccounts("a.key = ?", key) { add(account) }
  }

  /// Takes out an account that is another one now, which has its names.
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

  /// The names of an account, some of them twice.
  private static func names(of account: NamedAccount) -> [Name] {
    [.called(account.id), .called(NamedAccount.plain(account.nativeId))]
      + (account.number.map { [.called(NamedAccount.plain($0))] } ?? [])
      + account.identity.certain.map(Name.certain) + account.identity.likely.map(Name.likely)
  }
}

extension [Int64] {
  /// Puts a key in its place, once. New accounts have the largest key.
  fileprivate mutating func insert(inOrder key: Int64) {
    if let last, last >= key {
      let place = firstIndex { $0 >= key } ?? endIndex
      if self[place] != key { insert(key, at: place) }
    } else {
      append(key)
    }
  }
}
