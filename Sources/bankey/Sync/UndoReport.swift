import BankeyCore

/// What is said of an import that was undone.
struct UndoReport: SyncReport {
  private let strings: any Strings
  private var undone: SyncEvent?

  /// A report in a language.
  init(_ strings: any Strings) { self.strings = strings }

  mutating func take(_ event: SyncEvent) -> String? {
    if event.event == .undone { undone = event }
    return nil
  }

  func summary(isWatched: Bool) -> String? {
    undone.map { strings.importUndone($0).joined(separator: " ") }
  }
}
