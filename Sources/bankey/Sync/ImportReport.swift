import BankeyCore

/// The summary of an import.
struct ImportReport: SyncReport {
  private var hasBegun = false
  private var files = 0
  private var counts = SyncCounts()

  mutating func take(_ event: SyncEvent) -> String? {
    guard event.event == .file, let file = event.file else { return nil }
    hasBegun = true
    if event.state == .done, event.accounts ?? 0 > 0 {
      files += 1
      counts.add(event)
    }
    return switch event.state {
    case .started: "reading \(file)" + event.place
    case .progress: "reading \(file) " + event.bar
    default: nil
    }
  }

  /// What the files came to; nil when none of them held a statement.
  var counted: String? { files == 0 ? nil : counts.text }

  func summary(isWatched: Bool) -> String? {
    guard hasBegun else { return nil }
    return files == 0 ? "nothing imported" : "imported \(SyncCounts.count(files, "file")): \(counts.text)"
  }
}
