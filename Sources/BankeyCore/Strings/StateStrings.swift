/// The texts that say how things stand: messages, the status line, first run.
public protocol StateStrings: Sendable {
  /// "All your accounts in this terminal. Read only: bankey can never move money."
  var tagline: String { get }
  /// "Your data stays in ~/…"
  func dataStays(in path: String) -> String
  /// "nothing is kept", beside the demo bank.
  var demoNote: String { get }
  /// "OFX, QFX, QBO", beside importing.
  var importNote: String { get }
  /// "not in this version", beside connecting a bank.
  var addSourceNote: String { get }
  /// How to import files from the shell.
  func howToImport(_ folder: String) -> String
  /// How a bank is connected, or that it cannot be yet.
  var howToAddSource: String { get }
  /// "Reading your accounts"
  var loading: String { get }
  /// "There are no accounts yet. …"
  var noAccounts: String { get }
  /// "The accounts could not be read"
  var loadFailed: String { get }
  /// "Press r to try again, q to leave."
  var loadFailedHelp: String { get }
  /// "This account is no longer there. Esc goes back."
  var accountGone: String { get }
  /// "The transactions could not be read"
  var transactionsFailed: String { get }
  /// "refreshing: 2 of 5 sources"
  func refreshing(_ done: Int, of total: Int) -> String
  /// "refreshed, 3 new"
  func refreshed(changes: Int) -> String
  /// "a refresh is running, Esc stops it"
  var refreshIsRunning: String { get }
  /// "refresh stopped, nothing changed"
  var refreshStopped: String { get }
  /// "Refresh failed"
  var refreshFailed: String { get }
  /// That all accounts come from files, and what to do.
  var allFromFiles: String { get }
  /// "density: compact"
  func density(_ density: Density) -> String
  /// "1–5 of 12"
  func position(_ first: Int, _ last: Int, of count: Int) -> String
  /// "1 of 412"
  func position(_ row: Int, of count: Int) -> String
  /// "Esc closes"
  var escCloses: String { get }
  /// "bankey needs at least 20 columns and 6 lines"
  var tooSmall: String { get }
}
