import BankeyCore

/// The summary of a refresh.
struct RefreshReport: SyncReport {
  private var sources = 0
  private var counts = SyncCounts()
  private var inbox = ImportReport()

  mutating func take(_ event: SyncEvent) -> String? {
    if event.event == .waiting { return event.message }
    if event.event == .file { return inbox.take(event) }
    guard event.event == .source, let source = event.source else { return nil }
    if event.state == .done {
      sources += 1
      counts.add(event)
    }
    let place = event.message ?? event.connection
    return "refreshing" + event.progress + source + (place.map { ", " + $0 } ?? "")
  }

  func summary(isWatched: Bool) -> String? {
    guard isWatched else { return nil }
    let files = inbox.summary(isWatched: true)
    if sources == 0 { return files ?? "nothing refreshed" }
    return (files.map { $0 + "; " } ?? "") + "refreshed \(SyncCounts.count(sources, "source")): \(counts.text)"
  }
}

extension SyncEvent {
  /// How many of how many are done: " (2 of 5 done): ", or ": " of one.
  fileprivate var progress: String {
    guard let total, total > 1 else { return ": " }
    return " (\(done ?? 0) of \(total) done): "
  }
}
