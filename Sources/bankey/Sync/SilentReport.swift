import BankeyCore

/// Says nothing: what went wrong is said all the same.
struct SilentReport: SyncReport {
  mutating func take(_ event: SyncEvent) -> String? { nil }
  func summary(isWatched: Bool) -> String? { nil }
}
