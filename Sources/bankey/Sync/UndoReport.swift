import BankeyCore

/// What is said of an import that was undone.
struct UndoReport: SyncReport {
  private var undone: SyncEvent?

  mutating func take(_ event: SyncEvent) -> String? {
    if event.event == .undone { undone = event }
    return nil
  }

  func summary(isWatched: Bool) -> String? {
    guard let undone else { return nil }
    let parts = [(undone.kept ?? 0, "stay, since others have them too"), (undone.restored ?? 0, "as they were before")]
    return (["undone: \(undone.removed ?? 0) gone"] + parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" })
      .joined(separator: ", ")
  }
}
