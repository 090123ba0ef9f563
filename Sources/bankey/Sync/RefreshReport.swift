import BankeyCore

/// The summary of a refresh.
struct RefreshReport: SyncReport {
  private var sources = 0
  private var counts = SyncCounts()

  mutating func take(_ event: SyncEvent) -> String? {
    guard event.event == .source, let source = event.source else { return nil }
    if event.state == .done {
      sources += 1
      counts.add(event)
    }
    return event.state == .started ? "refreshing \(source)" + event.place : nil
  }

  func summary(isWatched: Bool) -> String? {
    guard isWatched else { return nil }
    return sources == 0 ? "nothing refreshed" : "refreshed \(SyncCounts.count(sources, "source")): \(counts.text)"
  }
}
