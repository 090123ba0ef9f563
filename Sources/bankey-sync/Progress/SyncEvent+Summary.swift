import BankeyCore
import BankeyStore

extension SyncEvent {
  /// Puts in what an answer brought.
  mutating func count(_ summary: FetchSummary) {
    accounts = summary.accounts.count
    added = summary.added
    unchanged = summary.unchanged
    posted = summary.posted
    dropped = summary.dropped
    reworded = summary.reworded
    deleted = summary.deleted
  }
}
