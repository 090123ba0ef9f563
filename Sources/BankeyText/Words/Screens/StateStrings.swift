import BankeyModel

/// The density of account rows.
public enum Density: String, CaseIterable, Hashable, Sendable {
  /// Compact when comfortable rows would show fewer than half of the accounts.
  case auto
  case comfortable, compact
}

/// Whether a pane shows the selected account beside the list.
public enum PaneChoice: String, CaseIterable, Hashable, Sendable {
  /// On screens of at least 120 columns.
  case auto
  case off
}

/// The colors of the screen.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Light or dark, depending on the terminal's background.
  case auto
  case light, dark, mono
}

/// The texts of messages, the status line and the first run.
public protocol StateStrings: Sendable {
  /// "All your accounts in this terminal. Read only: bankey can never move money."
  var tagline: String { get }
  /// "Your data stays in ~/…"
  func dataStays(in path: String) -> String
  /// "nothing is saved", beside the demo bank.
  var demoNote: String { get }
  /// "SimpleFIN, Enable Banking, Sbanken, any program", beside connecting a bank.
  var addSourceNote: String { get }
  /// "File or folder: ", before the path that the user types.
  var importPrompt: String { get }
  /// "Enter previews it, Tab completes"
  var importHelp: String { get }
  /// "importing"
  var importing: String { get }
  /// "Not everything was imported"
  var importFailed: String { get }
  /// "quit"
  var leave: String { get }
  /// "reading your accounts"
  var loading: String { get }
  /// "There are no accounts yet. …"
  var noAccounts: String { get }
  /// "No account has a balance yet. …"
  var noBalances: String { get }
  /// "Your banks have sent nothing yet. Press r to refresh."
  var nothingFetched: String { get }
  /// "The accounts could not be read"
  var loadFailed: String { get }
  /// "Press r to try again, q to quit."
  var loadFailedHelp: String { get }
  /// "This account no longer exists. Esc goes back."
  var accountGone: String { get }
  /// "The transactions could not be read"
  var transactionsFailed: String { get }
  /// "2 of 5 sources", or "refreshing" while the total is not known.
  func refreshing(_ done: Int, of total: Int) -> String
  /// "refreshed, 3 changes"
  func refreshed(changes: Int) -> String
  /// "a refresh is running; Esc stops it"
  var refreshIsRunning: String { get }
  /// "refresh stopped"
  var refreshStopped: String { get }
  /// "Refresh failed"
  var refreshFailed: String { get }
  /// "Nothing to refresh"
  var nothingToRefresh: String { get }
  /// Explains that all accounts come from files, and what to do.
  var allFromFiles: String { get }
  /// "Import files", the answer to that.
  var importNewFiles: String { get }
  /// "rows: compact"
  func density(_ density: Density) -> String
  /// "1–5 of 12", "1 of 412"
  func position(_ rows: String, of count: String) -> String
  /// "OK", which closes a message.
  var ok: String { get }
  /// "close help"
  var closeHelp: String { get }
}

extension StateStrings {
  /// The names of the statement formats, beside the import command. They are the same in every language.
  public var importNote: String { StatementFormat.allCases.map(\.title).joined(separator: ", ") }

  /// The services for connecting a bank: "SimpleFIN, Enable Banking, Sbanken".
  var services: String {
    SetupType.allCases.filter { $0 != .command }.map(\.title).joined(separator: ", ")
  }
}

extension English {
  var tagline: String { "All your accounts in this terminal. Read only: bankey can never move money." }
  var demoNote: String { "nothing is saved" }
  var addSourceNote: String { services + ", any program" }
  var leave: String { "quit" }
  var loading: String { "reading your accounts" }
  var noAccounts: String { "There are no accounts yet. Import a statement with: bankey import FILE" }
  var noBalances: String {
    "No account has a balance yet. Select an account and press \(keyNames[.stateBalance, default: "="]) to enter it."
  }
  var nothingFetched: String {
    "Your banks have sent nothing yet. Press \(keyNames[.refresh, default: "r"]) to refresh."
  }
  var loadFailed: String { "The accounts could not be read" }
  var loadFailedHelp: String {
    "Press \(keyNames[.refresh, default: "r"]) to try again, \(keyNames[.quit, default: "q"]) to quit."
  }
  var accountGone: String { "This account no longer exists. Esc goes back." }
  var transactionsFailed: String { "The transactions could not be read" }
  var refreshIsRunning: String { "a refresh is running; Esc stops it" }
  var refreshStopped: String { "refresh stopped" }
  var refreshFailed: String { "Refresh failed" }
  var nothingToRefresh: String { "Nothing to refresh" }
  var allFromFiles: String {
    "All your accounts come from statement files. Download newer ones from your bank and import them: bankey import FILE"
  }
  var importNewFiles: String { "Import files" }
  var ok: String { "OK" }
  var closeHelp: String { "close help" }

  var importPrompt: String { "File or folder: " }
  var importHelp: String { "Enter previews it, Tab completes" }
  var importing: String { "importing" }
  var importFailed: String { "Not everything was imported" }

  func dataStays(in path: String) -> String { "Your data stays in \(path)" }
  func refreshing(_ done: Int, of total: Int) -> String {
    total == 0 ? "refreshing" : "\(figure(done)) of \(figure(total)) \(total == 1 ? "source" : "sources")"
  }
  func refreshed(changes: Int) -> String {
    switch changes {
    case 0: "refreshed, nothing new"
    case 1: "refreshed, 1 change"
    default: "refreshed, \(figure(changes)) changes"
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

extension Norwegian {
  var tagline: String { "Alle kontoene dine i terminalen. Bare lesing: bankey kan aldri flytte penger." }
  var demoNote: String { "ingenting blir lagret" }
  var addSourceNote: String { services + ", et program" }
  var leave: String { "avslutt" }
  var loading: String { "leser kontoene dine" }
  var noAccounts: String { "Det er ingen kontoer her ennå. Importer en kontoutskrift med: bankey import FIL" }
  var noBalances: String {
    "Ingen konto har en saldo ennå. Velg en konto og trykk \(keyNames[.stateBalance, default: "="]) for å oppgi den."
  }
  var nothingFetched: String {
    "Bankene dine har ikke sendt noe ennå. Trykk \(keyNames[.refresh, default: "r"]) for å oppdatere."
  }
  var loadFailed: String { "Kontoene kunne ikke leses" }
  var loadFailedHelp: String {
    "Trykk \(keyNames[.refresh, default: "r"]) for å prøve igjen, \(keyNames[.quit, default: "q"]) for å avslutte."
  }
  var accountGone: String { "Denne kontoen finnes ikke lenger. Esc går tilbake." }
  var transactionsFailed: String { "Transaksjonene kunne ikke leses" }
  var refreshIsRunning: String { "oppdatering pågår; Esc stopper den" }
  var refreshStopped: String { "oppdateringen er stoppet" }
  var refreshFailed: String { "Oppdateringen feilet" }
  var nothingToRefresh: String { "Ingenting å oppdatere" }
  var allFromFiles: String {
    "Alle kontoene dine kommer fra kontoutskrifter. Last ned nyere fra banken og importer dem: bankey import FIL"
  }
  var importNewFiles: String { "Importer filer" }
  var ok: String { "OK" }
  var closeHelp: String { "lukk hjelpen" }

  var importPrompt: String { "Fil eller mappe: " }
  var importHelp: String { "Enter forhåndsviser, Tab fullfører" }
  var importing: String { "importerer" }
  var importFailed: String { "Ikke alt ble importert" }

  func dataStays(in path: String) -> String { "Dataene dine blir liggende i \(path)" }
  func refreshing(_ done: Int, of total: Int) -> String {
    total == 0 ? "oppdaterer" : "\(figure(done)) av \(figure(total)) \(total == 1 ? "kilde" : "kilder")"
  }
  func refreshed(changes: Int) -> String {
    switch changes {
    case 0: "oppdatert, ingenting nytt"
    case 1: "oppdatert, 1 endring"
    default: "oppdatert, \(figure(changes)) endringer"
    }
  }
  func density(_ density: Density) -> String {
    switch density {
    case .auto: "rader: automatisk"
    case .comfortable: "rader: romslige"
    case .compact: "rader: tette"
    }
  }
  func position(_ rows: String, of count: String) -> String { "\(rows) av \(count)" }
}
