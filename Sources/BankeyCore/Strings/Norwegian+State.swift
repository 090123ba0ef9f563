extension Norwegian {
  var tagline: String { "Alle kontoene dine i terminalen. Bare lesing: bankey kan aldri flytte penger." }
  var demoNote: String { "ingenting blir lagret" }
  var importNote: String { "OFX, QFX, QBO" }
  var addSourceNote: String { "ikke i denne versjonen" }
  var howToAddSource: String { "Denne versjonen leser kontoutskrifter. Last ned en fra banken og importer den." }
  var loading: String { "leser kontoene dine" }
  var noAccounts: String { "Her er ingen kontoer. Importer en kontoutskrift med: bankey import FIL" }
  var loadFailed: String { "Kontoene kunne ikke leses" }
  var loadFailedHelp: String { "Trykk r for å prøve igjen, q for å avslutte." }
  var accountGone: String { "Denne kontoen finnes ikke lenger. Esc går tilbake." }
  var transactionsFailed: String { "Transaksjonene kunne ikke leses" }
  var refreshIsRunning: String { "oppdatering pågår, Esc stopper den" }
  var refreshStopped: String { "oppdatering stoppet, ingenting er endret" }
  var refreshFailed: String { "Oppdateringen feilet" }
  var allFromFiles: String { "alle kontoer kommer fra filer: importer nyere med bankey import FIL" }
  var escCloses: String { "Esc lukker" }
  var tooSmall: String { "bankey trenger 20 × 6" }

  func dataStays(in path: String) -> String { "Dataene dine blir i \(path)" }
  func howToImport(_ folder: String) -> String { "Kjør dette i et skall, og start bankey igjen: \(folder)" }
  func refreshing(_ done: Int, of total: Int) -> String {
    total == 0 ? "oppdaterer" : "\(done) av \(total) \(total == 1 ? "kilde" : "kilder")"
  }
  func refreshed(changes: Int) -> String {
    switch changes {
    case 0: "oppdatert, ingenting nytt"
    case 1: "oppdatert, 1 endring"
    default: "oppdatert, \(changes) endringer"
    }
  }
  func density(_ density: Density) -> String {
    switch density {
    case .auto: "rader: automatisk"
    case .comfortable: "rader: romslige"
    case .compact: "rader: tette"
    }
  }
  func position(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last) av \(count)" }
  func position(_ row: Int, of count: Int) -> String { "\(row) av \(count)" }
}
