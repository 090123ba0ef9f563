import BankeyModel

/// Refuses a file that contains a statement twice, as joined files may: its transactions would count twice.
struct RepeatedStatements {
  /// What tells a statement from others: its account, its period and balances, and its transactions.
  private struct Fingerprint: Hashable {
    let account: AccountRecord
    var facts: [StatementEvent] = []
    var rows = 0
    /// The transactions, hashed one after the other.
    var hash = 0
  }

  private var seen: Set<Fingerprint> = []
  private var current: Fingerprint?

  /// Takes an event. Throws at the end of a statement that is equal to an earlier one.
  mutating func check(_ event: StatementEvent) throws(StatementError) {
    switch event {
    case .account(let account):
      try close()
      current = Fingerprint(account: account)
    case .transactions(let rows): add(rows)
    case .balances, .statement, .period: current?.facts.append(event)
    default: break
    }
  }

  /// Ends the last statement.
  mutating func close() throws(StatementError) {
    defer { current = nil }
    guard let current, current.rows > 0, !current.facts.isEmpty else { return }
    guard seen.insert(current).inserted else {
      throw StatementError("The file contains the same statement twice, so its transactions would count twice.")
    }
  }

  private mutating func add(_ rows: [TransactionRecord]) {
    guard var hash = current?.hash else { return }
    for row in rows {
      var hasher = Hasher()
      hasher.combine(hash)
      hasher.combine(row.nativeId)
      hasher.combine(row.day)
      hasher.combine(row.amount)
      hash = hasher.finalize()
    }
    current?.hash = hash
    current?.rows += rows.count
  }
}
