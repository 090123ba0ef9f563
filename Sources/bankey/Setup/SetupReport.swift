import BankeyCore

/// What becomes of a source that is set up or tried.
final class SetupReport: SyncReport {
  private let strings: any Strings
  private let isTest: Bool
  /// The source that is meant.
  private var name: String?
  /// What it answered: "12 accounts at 2 banks".
  private var found: String?
  /// Whether it is in the database.
  private(set) var isSaved = false

  /// A report in a language; of a test the answer is the summary.
  init(_ strings: any Strings, isTest: Bool = false) {
    self.strings = strings
    self.isTest = isTest
  }

  func take(_ event: SyncEvent) -> String? {
    guard event.event == .source, let source = event.source else { return nil }
    name = source
    if event.state == .saved { isSaved = true }
    if let accounts = event.accounts, let banks = event.banks {
      found = strings.setupFound(accounts: accounts, banks: banks)
    }
    return strings.setupTesting(source) + (event.message.map { ": " + $0 } ?? "")
  }

  func summary(isWatched: Bool) -> String? {
    guard let name else { return nil }
    if isTest { return found.map { "\(name): \($0)" } }
    return isSaved ? strings.setupDone(name, found: found) : nil
  }

  /// That the source is saved although its setup did not come to its end.
  var savedNote: String? { isSaved ? name.map(strings.setupIsSaved) : nil }
}
