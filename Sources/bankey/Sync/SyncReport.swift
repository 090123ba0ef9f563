import BankeyCore

/// What a command says of `bankey-sync`'s work to a person.
protocol SyncReport {
  /// Takes an event into the summary. What it answers is shown while the work goes on.
  mutating func take(_ event: SyncEvent) -> String?
  /// What is said at the end, where that is worth saying.
  func summary(isWatched: Bool) -> String?
}
