import BankeyCore

/// What became of each source and file, as JSON on the standard output; a person who watches sees the progress all the same.
final class ResultsReport: SyncReport {
  private var shown: any SyncReport
  private var results: [SyncResult] = []

  /// Results beside the progress that another report shows.
  init(beside shown: any SyncReport) { self.shown = shown }

  /// Shows the progress of the next run with another report.
  func show(_ report: any SyncReport) { shown = report }

  func take(_ event: SyncEvent) -> String? {
    if [.source, .file, .error].contains(event.event) { note(event) }
    return shown.take(event)
  }

  func summary(isWatched: Bool) -> String? { nil }

  /// Writes the results: `{"version":1,"results":[…]}`.
  func write() throws(Failure) {
    var output = DataOutput()
    var list = JSONList("results")
    for result in results { try output.write(list.next(result.json)) }
    try output.write(list.end)
    try output.flush()
  }

  private func note(_ event: SyncEvent) {
    let known = results.firstIndex { $0.source == event.source && $0.file == event.file }
    let place = known ?? results.count
    if known == nil { results.append(SyncResult(of: event)) }
    results[place].take(event)
  }
}
