import BankeyCore

/// What became of the transactions of one or more answers.
struct SyncCounts: Equatable {
  private var added = 0
  private var unchanged = 0
  private var posted = 0
  private var dropped = 0

  /// Adds the counts of a source or file that is done.
  mutating func add(_ event: SyncEvent) {
    added += event.added ?? 0
    unchanged += event.unchanged ?? 0
    posted += event.posted ?? 0
    dropped += event.dropped ?? 0
  }

  /// "120 new, 4 already there"
  var text: String {
    let parts = [(posted, "booked now"), (dropped, "dropped by the bank"), (unchanged, "already there")]
    return (["\(added) new"] + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }

  /// "1 file", "2 files"
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)" + (number == 1 ? "" : "s")
  }
}
