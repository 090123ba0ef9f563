import BankeyModel

/// The texts of errors while asking banks. They quote banks, programs and the system verbatim.
public protocol FaultStrings: Sendable {
  /// "api.bank.example did not answer within 30 seconds."
  func problem(_ problem: ServerProblem, of server: String) -> String
  /// "api.bank.example was asked too often."
  func refusal(_ refusal: ServerRefusal, of server: String) -> String
  /// "There is no program my-bank."
  func problem(_ problem: ProgramProblem, of program: String) -> String
  /// "Others can read the secret in …"
  func problem(_ problem: SecretProblem) -> String
  /// "It was stopped."
  var stopped: String { get }
  /// "2 of 5 accounts", the progress of a source.
  func accountsRead(_ count: Int, of total: Int) -> String
  /// "transactions before 2026-10-01", the current request of a source.
  func transactions(before day: String) -> String
  /// The message that older transactions could not be fetched, with the reason.
  func notFetched(before day: String, _ reason: String) -> String
  /// The message that the owner of the accounts is not known, with the reason.
  func ownerUnknown(_ reason: String) -> String
  /// The message that transactions without a day or an amount were left out.
  func leftOut(transactions count: Int) -> String
  /// The message that accounts without an id were left out.
  func leftOut(accounts count: Int, of total: Int) -> String
}

extension English {
  func problem(_ problem: ProgramProblem, of program: String) -> String {
    switch problem {
    case .missing: "There is no program \(program)."
    case .cannotRun(let reason): "\(program) cannot be run: \(reason)."
    case .failed(let status, let words):
      "\(program) failed with status \(status) " + (words.isEmpty ? "and said nothing" : "and said: \(words)")
    case .tooSlow(let seconds): "\(program) did not end within \(time(seconds * 1000))."
    case .tooMuch(let megabytes): "\(program) wrote more than \(megabytes) MB."
    case .unreadable(let reason): "What \(program) printed cannot be taken. \(reason)"
    case .noSecret: "\(program) printed no secret."
    }
  }

  func problem(_ problem: SecretProblem) -> String {
    switch problem {
    case .file(let path, let act, let reason): "The secret in \(path) \(words(act)): \(reason)."
    case .empty(let path): "\(path) is empty."
    case .noFile(let path): "\(path) is no file."
    case .foreign(let path): "\(path) belongs to somebody else, so the secret in it is not used."
    case .exposed(let path): "Others can read the secret in \(path): chmod 600 it, or better get a new one."
    case .serviceSays(let words): "The Secret Service does not answer: \(words)"
    case .notInService(let source, let folder): "The Secret Service has no secret of \(source) in \(folder)."
    case .nowhere: "Nothing says where its secret is kept. Remove the source and add it again."
    case .tooLong: "The secret is too long."
    case .commandIsReadOnly: "What a command prints cannot be written by bankey."
    case .noSetupToken: "This is no setup token: it is not an address in base 64. Copy all of it."
    case .noAccessAddress: "This is no access address: it needs a name and a password and ends with a path."
    }
  }

  private func words(_ act: SecretProblem.Act) -> String {
    switch act {
    case .read: "cannot be read"
    case .written: "cannot be written"
    case .removed: "cannot be removed"
    }
  }

  var stopped: String { "It was stopped." }
  func accountsRead(_ count: Int, of total: Int) -> String { "\(count) of \(total) accounts" }
  func transactions(before day: String) -> String { "transactions before \(day)" }
  func notFetched(before day: String, _ reason: String) -> String {
    "Transactions before \(day) are to be fetched yet. \(reason)"
  }
  func ownerUnknown(_ reason: String) -> String { "The owner of the accounts is not known. \(reason)" }
  func leftOut(transactions count: Int) -> String {
    (count == 1 ? "1 transaction has" : "\(count) transactions have") + " no day or no amount and was left out."
  }
  func leftOut(accounts count: Int, of total: Int) -> String {
    "Of \(total) accounts \(count) have no id and were left out."
  }
}

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
