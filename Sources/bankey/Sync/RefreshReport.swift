import BankeyCore

/// The summary of a refresh.
struct RefreshReport: SyncReport {
  private let strings: any Strings
  private var sources = 0
  private var counts = SyncCounts()
  private var inbox: ImportReport

  /// A summary in a language.
  init(_ strings: any Strings) { (self.strings, inbox) = (strings, ImportReport(strings)) }

  mutating func take(_ event: SyncEvent) -> String? {
    if event.event == .waiting { return event.message }
    if event.event == .file { return inbox.take(event) }
    guard event.event == .source, let source = event.source else { return nil }
    if event.state == .done {
      sources += 1
      counts.add(event)
    }
    let place = [source, event.message ?? event.connection].compactMap(\.self).joined(separator: ", ")
    return strings.refreshing(place, event.done ?? 0, of: event.total ?? 1)
  }

  func summary(isWatched: Bool) -> String? {
    guard isWatched else { return nil }
    let files = inbox.summary(isWatched: true)
    if sources == 0 { return files ?? strings.nothingRefreshed }
    return (files.map { $0 + "; " } ?? "") + strings.refreshed(sources: sources, counts.text(strings))
  }
}
