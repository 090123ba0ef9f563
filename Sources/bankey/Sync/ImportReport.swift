import BankeyCore

/// The summary of an import.
struct ImportReport: SyncReport {
  private let strings: any Strings
  private var hasBegun = false
  private var files = 0
  private var counts = SyncCounts()

  /// A summary in a language.
  init(_ strings: any Strings) { self.strings = strings }

  mutating func take(_ event: SyncEvent) -> String? {
    guard event.event == .file, let file = event.file else { return nil }
    hasBegun = true
    if event.state == .done, event.accounts ?? 0 > 0 {
      files += 1
      counts.add(event)
    }
    return switch event.state {
    case .started: strings.reading(file, (event.done ?? 0) + 1, of: event.total ?? 1)
    case .progress: strings.reading(file, 1, of: 1) + " " + event.bar
    default: nil
    }
  }

  /// What the files came to; nil when none of them held a statement.
  var counted: String? { files == 0 ? nil : counts.text(strings) }

  func summary(isWatched: Bool) -> String? {
    guard hasBegun else { return nil }
    return counted.map { strings.imported(files: files, $0) } ?? strings.nothingImported
  }
}
