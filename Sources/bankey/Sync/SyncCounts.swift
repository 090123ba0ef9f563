import BankeyCore

/// What became of the transactions of one or more answers.
struct SyncCounts: Equatable {
  private var added = 0
  private var unchanged = 0
  private var posted = 0
  private var dropped = 0
  private var reworded = 0
  private var deleted = 0
  private var suspicious = 0

  /// Adds the counts of a source or file that is done.
  mutating func add(_ event: SyncEvent) {
    added += event.added ?? 0
    unchanged += event.unchanged ?? 0
    posted += event.posted ?? 0
    dropped += event.dropped ?? 0
    reworded += event.reworded ?? 0
    deleted += event.deleted ?? 0
    suspicious += event.suspicious ?? 0
  }

  /// "120 new, 4 already there"
  func text(_ strings: any Strings) -> String {
    let parts: [(TallyNoun, Int)] = [
      (.suspicious, suspicious), (.posted, posted), (.dropped, dropped), (.same, unchanged - reworded),
      (.reworded, reworded), (.deleted, deleted),
    ]
    let told = [(.new, added)] + parts.filter { $0.1 > 0 }
    return told.map { strings.tally($0.0, $0.1) }.joined(separator: ", ")
  }
}
