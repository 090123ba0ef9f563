extension FoundTransactions {
  /// The matches of all groups, newest first.
  public var newestFirst: [TransactionKey] {
    // Runs that are in order already: sorting merges them.
    groups.values.flatMap(\.keys).sorted(by: >)
  }
}
