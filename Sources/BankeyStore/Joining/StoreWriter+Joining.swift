import BankeyModel

extension StoreWriter {
  /// Joins accounts that are both there and of which the user has said since that they are the same, each two in one transaction.
  /// The database is copied before, since a join is not undone.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func joinAccounts() throws -> [AccountsJoined] {
    var (all, backup, pairs) = ([AccountsJoined](), String?.none, AccountPairs(sameAccounts, in: directory))
    while try pairs.next() != nil {
      if backup == nil {
        backup = try folder.map { try Backup(database, of: $0).write(.join, "-\(clock.localNow.stamp)") }
      }
      // Before the transaction another process could still join them and give their keys to others.
      guard var joined = try write({ try pairs.next().map { try join($0) } }) else { break }
      joined.backup = backup
      all.append(joined)
    }
    return all
  }

  /// Says what joining would do with each row of the accounts that are no more, and does nothing.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be. What `rows` throws passes through.
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

  /// Joins what is to be joined, inside a transaction.
  func joinPending() throws {
    var pairs = AccountPairs(sameAccounts, in: directory)
    while let pair = try pairs.next() { _ = try join(pair) }
  }

  private func join(_ pair: AccountPair, verdicts: VerdictLog? = nil) throws -> AccountsJoined {
    let joined = try AccountMerger(pair, in: database, clock: clock, verdicts: verdicts).run()
    try directory.merge(pair.gone.key, into: pair.kept.key)
    return joined
  }
}

/// Two accounts of which the user has said that they are the same.
struct AccountPair {
  /// The one that is no more afterwards.
  let gone: NamedAccount
  /// The one that it is.
  let kept: NamedAccount
}

/// What the user has said to be the same account, two by two. A wish is done when none of its name is left; to join two gives
/// no account another name, so that those before it stay done.
struct AccountPairs {
  private let wishes: [(name: String, other: String)]
  private let directory: AccountDirectory
  private var done = 0

  init(_ wishes: [String: String], in directory: AccountDirectory) {
    self.wishes = wishes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    self.directory = directory
  }

  /// The next two that are to be joined, until they are; nil when all that can be joined are.
  mutating func next() throws -> AccountPair? {
    if wishes.isEmpty { return nil }
    try directory.prepare()
    while done < wishes.count {
      if let pair = pair(wishes[done].name, wishes[done].other) { return pair }
      done += 1
    }
    return nil
  }

  /// Of one number at two banks the first that was known is the one that stays.
  private func pair(_ name: String, _ other: String) -> AccountPair? {
    let others = directory.called(other)
    return directory.called(name).lazy.compactMap { gone in
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

/// Two accounts that were there, and are one.
public struct AccountsJoined: Hashable, Sendable {
  /// What a person knows the account by that is no more.
  public var name: String
  /// What a person knows the account by that it is now.
  public var account: String
  /// How many transactions it had.
  public var transactions = 0
  /// How many of them the other one had, too.
  public var shared = 0
  /// Where the database is as it was before; nil where nothing is kept.
  public var backup: String?
}
