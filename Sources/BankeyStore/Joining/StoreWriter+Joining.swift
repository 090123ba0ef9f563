import BankeyModel

extension StoreWriter {
  /// Joins stored accounts that the user has since declared to be the same. One transaction joins all of them, because
  /// thousands would write many pages again and again. Backs up the database first, because a join cannot be undone.
  ///
  /// - Throws: `StoreError` if the database cannot be written. Nothing is joined then.
  public func joinAccounts() throws -> [AccountsJoined] {
    var pairs = AccountPairs(sameAccounts, in: directory)
    guard try pairs.next() != nil else { return [] }
    let backup = try folder.map { try Backup(database, of: $0).write(.join, "-\(clock.localNow.stamp)") }
    // Looks the pairs up inside the transaction: until then another process could join them and reuse their keys.
    return try write { try joinPending() }.map { joined in
      var joined = joined
      joined.backup = backup
      return joined
    }
  }

  /// Reports what joining would do to each row of the accounts that would disappear, without changing anything.
  /// Rethrows errors from `rows`.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func previewJoins(rows: (_ joined: AccountsJoined, PreviewedRow) throws -> Void) throws -> [AccountsJoined] {
    try rehearse {
      var (all, pairs) = ([AccountsJoined](), AccountPairs(sameAccounts, in: directory))
      while let pair = try pairs.next() {
        let log = try VerdictLog(database)
        let joined = try join(pair, verdicts: log)
        try log.each { try rows(joined, $0) }
        try log.close()
        all.append(joined)
      }
      return all
    }
  }

  /// Joins all pairs that are due, inside a transaction.
  @discardableResult
  func joinPending() throws -> [AccountsJoined] {
    var (all, pairs) = ([AccountsJoined](), AccountPairs(sameAccounts, in: directory))
    while let pair = try pairs.next() { all.append(try join(pair)) }
    return all
  }

  private func join(_ pair: AccountPair, verdicts: VerdictLog? = nil) throws -> AccountsJoined {
    let joined = try AccountMerger(pair, in: database, clock: clock, verdicts: verdicts).run()
    try directory.merge(pair.gone.key, into: pair.kept.key)
    return joined
  }
}

/// Two accounts that the user has declared to be the same.
struct AccountPair {
  /// The account that the join removes.
  let gone: NamedAccount
  /// The account that remains.
  let kept: NamedAccount
}

/// The pairs of accounts that the user has declared to be the same. A pair is done when its first name no longer finds
/// a separate account. Joining gives no account another name, so pairs that are done stay done.
struct AccountPairs {
  private let sameAccounts: [(name: String, other: String)]
  private let directory: AccountDirectory
  private var done = 0

  init(_ sameAccounts: [String: String], in directory: AccountDirectory) {
    self.sameAccounts = sameAccounts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.directory = directory
  }

  /// The next pair to join, repeated until it has been joined; nil when none is left.
  mutating func next() throws -> AccountPair? {
    if sameAccounts.isEmpty { return nil }
    try directory.prepare()
    while done < sameAccounts.count {
      if let pair = pair(sameAccounts[done].name, sameAccounts[done].other) { return pair }
      done += 1
    }
    return nil
  }

  /// When two banks use the same number, the account recorded first remains.
  private func pair(_ name: String, _ other: String) -> AccountPair? {
    let others = directory.called(other)
    return directory.called(name).lazy.compactMap { gone in
      guard let kept = others.first(where: { $0.canBe(gone) }), kept.key != gone.key else { return nil }
      return AccountPair(gone: gone, kept: kept)
    }.first
  }
}

extension NamedAccount {
  /// Whether the other account's amounts have the same meaning here.
  fileprivate func canBe(_ other: NamedAccount) -> Bool {
    currency == other.currency || (other.currency.code == "XXX" && other.currency.decimals == currency.decimals)
  }
}

/// The result of joining two stored accounts.
public struct AccountsJoined: Hashable, Sendable {
  /// The name or number of the removed account.
  public var name: String
  /// The name or number of the remaining account.
  public var account: String
  /// The number of transactions of the removed account.
  public var transactions = 0
  /// The number of them that the remaining account also had.
  public var shared = 0
  /// The path of the backup made before; nil when none was made.
  public var backup: String?
}
