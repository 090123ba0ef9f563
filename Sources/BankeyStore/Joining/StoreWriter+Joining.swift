import BankeyCore

extension StoreWriter {
  /// Joins accounts that are both there and of which the user has said since that they are the same, each two in one transaction.
  /// The database is copied before, since a join is not undone.
  public func joinAccounts() throws -> [AccountsJoined] {
    var (all, backup) = ([AccountsJoined](), String?.none)
    while try pendingJoin() != nil {
      if backup == nil {
        backup = try folder.map { try Backup(database, of: $0).write("join-\(clock.localNow.stamp)") }
      }
      let joined = try database.transaction { try joinNext() }
      guard var joined else { break }
      joined.backup = backup
      all.append(joined)
    }
    return all
  }

  /// Says what joining would do with each row of the accounts that are no more, and does nothing.
  public func previewJoins(rows: (_ joined: AccountsJoined, PreviewedRow) throws -> Void) throws -> [AccountsJoined] {
    try database.rehearsal {
      var all: [AccountsJoined] = []
      while let pair = try pendingJoin() {
        let log = try VerdictLog(database)
        let joined = try AccountMerger(pair, in: database, clock: clock, verdicts: log).run()
        try log.each { try rows(joined, $0) }
        try log.close()
        all.append(joined)
      }
      return all
    }
  }

  /// Joins what is to be joined, inside a transaction.
  func joinPending() throws { while try joinNext() != nil {} }

  /// Joins the next two, inside a transaction: before it, another process could still join them and give their keys to others.
  private func joinNext() throws -> AccountsJoined? {
    try pendingJoin().map { try AccountMerger($0, in: database, clock: clock).run() }
  }

  private func pendingJoin() throws -> AccountPair? {
    sameAccounts.isEmpty ? nil : try AccountPair.first(of: sameAccounts, in: database)
  }
}
