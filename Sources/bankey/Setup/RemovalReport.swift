import BankeyCore

/// What is said of a source that was removed.
struct RemovalReport: SyncReport {
  private let sentence: String
  private var isDone = false

  /// A report in one sentence.
  init(_ sentence: String) { self.sentence = sentence }

  mutating func take(_ event: SyncEvent) -> String? {
    if event.event == .finished { isDone = true }
    return nil
  }

  func summary(isWatched: Bool) -> String? { isDone ? sentence : nil }
}
