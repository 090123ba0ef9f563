extension Norwegian {
  var tagline: String { "Alle kontoene dine i terminalen. Bare lesing: bankey kan aldri flytte penger." }
  var demoNote: String { "ingenting blir lagret" }
  var importNote: String { "OFX, CAMT, MT940, QIF, CSV, SimpleFIN" }
  var addSourceNote: String { "SimpleFIN, Sbanken, et program" }
  var leave: String { "avslutt" }
  var loading: String { "leser kontoene dine" }
  var noAccounts: String { "Her er ingen kontoer. Importer en kontoutskrift med: bankey import FIL" }
  var nothingFetched: String { "Det er ikke kommet noe fra bankene dine ennå. Trykk r for å spørre dem." }
  var loadFailed: String { "Kontoene kunne ikke leses" }
  var loadFailedHelp: String { "Trykk r for å prøve igjen, q for å avslutte." }
  var accountGone: String { "Denne kontoen finnes ikke lenger. Esc går tilbake." }
  var transactionsFailed: String { "Transaksjonene kunne ikke leses" }
  var refreshIsRunning: String { "oppdatering pågår, Esc stopper den" }
  var refreshStopped: String { "oppdateringen er stoppet" }
  var refreshFailed: String { "Oppdateringen feilet" }
  var nothingToRefresh: String { "Ingenting å oppdatere" }
  var allFromFiles: String {
    "Alle kontoene dine kommer fra kontoutskrifter. Last ned nyere fra banken og importer dem: bankey import FIL"
  }
  var ok: String { "OK" }
  var closeHelp: String { "lukk hjelpen" }

  var importPrompt: String { "Fil eller mappe: " }
  var importHelp: String { "Enter viser innholdet, Tab fullfører" }
  var importing: String { "importerer" }
  var importFailed: String { "Ikke alt ble importert" }

  func dataStays(in path: String) -> String { "Dataene dine blir i \(path)" }
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
  func position(_ rows: String, of count: String) -> String { "\(rows) av \(count)" }
}
