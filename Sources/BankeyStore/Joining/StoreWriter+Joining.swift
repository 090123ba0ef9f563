import BankeyCore

extension StoreWriter {
  /// Joins accounts that are both there and of which the user has said since that they are the same, each two in one transaction.
  /// The database is copied before, since a join is not undone.
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
