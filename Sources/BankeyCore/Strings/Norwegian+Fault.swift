extension Norwegian {
  func problem(_ problem: ProgramProblem, of program: String) -> String {
    switch problem {
    case .missing: "Det finnes ikke noe program \(program)."
    case .cannotRun(let reason): "\(program) kan ikke kjøres: \(reason)."
    case .failed(let status, let words):
      "\(program) feilet med status \(status) " + (words.isEmpty ? "og sa ingenting" : "og sa: \(words)")
    case .tooSlow(let seconds): "\(program) ble ikke ferdig innen \(time(seconds * 1000))."
    case .tooMuch(let megabytes): "\(program) skrev mer enn \(megabytes) MB."
    case .unreadable(let reason): "Det \(program) skrev, kan ikke brukes. \(reason)"
    case .noSecret: "\(program) skrev ingen hemmelighet."
    }
  }

  func problem(_ problem: SecretProblem) -> String {
    switch problem {
    case .file(let path, let act, let reason): "Hemmeligheten i \(path) \(words(act)): \(reason)."
    case .empty(let path): "\(path) er tom."
    case .noFile(let path): "\(path) er ikke en fil."
    case .foreign(let path): "\(path) tilhører noen andre, så hemmeligheten i den blir ikke brukt."
    case .exposed(let path): "Andre kan lese hemmeligheten i \(path): bruk chmod 600, eller skaff heller en ny."
    case .serviceSays(let words): "Nøkkelringen svarer ikke: \(words)"
    case .notInService(let source, let folder): "Nøkkelringen har ingen hemmelighet for \(source) i \(folder)."
    case .nowhere: "Ingenting sier hvor hemmeligheten er. Fjern kilden og legg den til igjen."
    case .tooLong: "Hemmeligheten er for lang."
    case .commandIsReadOnly: "Det en kommando skriver, kan ikke bankey endre."
    case .noSetupToken: "Dette er ingen oppsettkode: det er ikke en adresse i base 64. Kopier alt av den."
    case .noAccessAddress: "Dette er ingen adgangsadresse: den må ha navn og passord og slutte med en sti."
    }
  }

  private func words(_ act: SecretProblem.Act) -> String {
    switch act {
    case .read: "kan ikke leses"
    case .written: "kan ikke skrives"
    case .removed: "kan ikke fjernes"
    }
  }

  var stopped: String { "Den ble stoppet." }
  func accountsRead(_ count: Int, of total: Int) -> String { "\(count) av \(total) kontoer" }
  func transactions(before day: String) -> String { "transaksjoner før \(day)" }
  func notFetched(before day: String, _ reason: String) -> String {
    "Transaksjoner før \(day) er ikke hentet ennå. \(reason)"
  }
  func ownerUnknown(_ reason: String) -> String { "Eieren av kontoene er ikke kjent. \(reason)" }
  func leftOut(transactions count: Int) -> String {
    (count == 1 ? "1 transaksjon har" : "\(count) transaksjoner har") + " ingen dag eller intet beløp og er utelatt."
  }
  func leftOut(accounts count: Int, of total: Int) -> String {
    "Av \(total) kontoer har \(count) ingen id og er utelatt."
  }
}
