/// The texts that say how things stand: messages, the status line, first run.
public protocol StateStrings: Sendable {
  /// "All your accounts in this terminal. Read only: bankey can never move money."
  var tagline: String { get }
  /// "Your data stays in ~/…"
  func dataStays(in path: String) -> String
  /// "nothing is kept", beside the demo bank.
  var demoNote: String { get }
  /// "OFX, CAMT, MT940, QIF, CSV, SimpleFIN", beside importing.
  var importNote: String { get }
  /// "SimpleFIN, Sbanken, any program", beside connecting a bank.
  var addSourceNote: String { get }
  /// "File or folder:", before the path that is typed.
  var importPrompt: String { get }
  /// "Enter imports, Esc goes back"
  var importHelp: String { get }
  /// "importing"
  var importing: String { get }
  /// "Not everything was imported"
  var importFailed: String { get }
  /// "leave"
  var leave: String { get }
  /// "reading your accounts"
  var loading: String { get }
  /// "There are no accounts yet. …"
  var noAccounts: String { get }
  /// "Nothing has come from your banks yet. Press r to ask them."
  var nothingFetched: String { get }
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
  /// "refresh stopped"
  var refreshStopped: String { get }
  /// "Refresh failed"
  var refreshFailed: String { get }
  /// "Nothing to refresh"
  var nothingToRefresh: String { get }
  /// That all accounts come from files, and what to do.
  var allFromFiles: String { get }
  /// "density: compact"
  func density(_ density: Density) -> String
  /// "1–5 of 12", "1 of 412"
  func position(_ rows: String, of count: String) -> String
  /// "OK", what closes a message.
  var ok: String { get }
  /// "close help"
  var closeHelp: String { get }
}
