extension English {
  var tagline: String { "All your accounts in this terminal. Read only: bankey can never move money." }
  var demoNote: String { "nothing is kept" }
  var importNote: String { "OFX, CAMT, MT940, QIF, CSV, SimpleFIN" }
  var addSourceNote: String { "SimpleFIN, Sbanken, any program" }
  var leave: String { "leave" }
  var loading: String { "reading your accounts" }
  var noAccounts: String { "There are no accounts here. Import a statement with: bankey import FILE" }
  var nothingFetched: String { "Nothing has come from your banks yet. Press r to ask them." }
  var loadFailed: String { "The accounts could not be read" }
  var loadFailedHelp: String { "Press r to try again, q to leave." }
  var accountGone: String { "This account is no longer there. Esc goes back." }
  var transactionsFailed: String { "The transactions could not be read" }
  var refreshIsRunning: String { "a refresh is running, Esc stops it" }
  var refreshStopped: String { "refresh stopped" }
  var refreshFailed: String { "Refresh failed" }
  var nothingToRefresh: String { "Nothing to refresh" }
  var allFromFiles: String {
    "All your accounts come from statement files. Download newer ones from your bank and import them: bankey import FILE"
  }
  var ok: String { "OK" }
  var closeHelp: String { "close help" }

  var importPrompt: String { "File or folder: " }
  var importHelp: String { "Enter shows what it holds, Tab completes" }
  var importing: String { "importing" }
  var importFailed: String { "Not everything was imported" }

  func dataStays(in path: String) -> String { "Your data stays in \(path)" }
  func refreshing(_ done: Int, of total: Int) -> String {
    total == 0 ? "refreshing" : "\(done) of \(total) \(total == 1 ? "source" : "sources")"
  }
  func refreshed(changes: Int) -> String {
    switch changes {
    case 0: "refreshed, nothing new"
    case 1: "refreshed, 1 change"
    default: "refreshed, \(changes) changes"
    }
  }
  func density(_ density: Density) -> String {
    switch density {
    case .auto: "rows: automatic"
    case .comfortable: "rows: comfortable"
    case .compact: "rows: compact"
    }
  }
  func position(_ rows: String, of count: String) -> String { "\(rows) of \(count)" }
}
