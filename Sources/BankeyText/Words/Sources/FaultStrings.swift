import BankeyModel

/// The texts of errors while asking banks. They quote banks, programs and the system verbatim.
public protocol FaultStrings: Sendable {
  /// "api.bank.example did not answer within 30 seconds."
  func problem(_ problem: ServerProblem, of server: String) -> String
  /// "api.bank.example has received too many requests. Try again later."
  func refusal(_ refusal: ServerRefusal, of server: String) -> String
  /// "There is no program called my-bank."
  func problem(_ problem: ProgramProblem, of program: String) -> String
  /// "The secret is too long."
  func problem(_ problem: SecretProblem) -> String
  /// "Stopped."
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
    case .missing: "There is no program called \(program)."
    case .cannotRun(let reason): "\(program) cannot be run: \(reason)."
    case .failed(let status, let words):
      "\(program) failed with status \(status) " + (words.isEmpty ? "and printed nothing" : "and printed: \(words)")
    case .tooSlow(let seconds): "\(program) did not finish within \(time(seconds * 1000))."
    case .tooMuch(let megabytes): "\(program) wrote more than \(megabytes) MB."
    case .unreadable(let reason): "bankey cannot use what \(program) printed. \(reason)"
    case .noSecret: "\(program) printed no secret."
    }
  }

  func problem(_ problem: SecretProblem) -> String {
    switch problem {
    case .file(let path, let act, let reason): "The secret in \(path) \(words(act)): \(reason)."
    case .empty(let path): "\(path) is empty."
    case .noFile(let path): "\(path) is not a file."
    case .foreign(let path): "\(path) belongs to another user, so bankey does not use the secret in it."
    case .exposed(let path):
      "Others can read the secret in \(path). Get a new one, or at least run chmod 600 on the file."
    case .serviceSays(let words): "The Secret Service does not answer: \(words)"
    case .notInService(let source, let folder): "The Secret Service has no secret for \(source) in \(folder)."
    case .serviceIsLocked(let source): "The keyring with the secret of \(source) is locked. Unlock it and try again."
    case .nowhere: "bankey does not know where its secret is. Remove the source and add it again."
    case .tooLong: "The secret is too long."
    case .commandIsReadOnly: "A command prints this secret, so bankey cannot change it."
    case .noSetupToken: "This is not a setup token: it is not an address in base64. Copy the whole token."
    case .noAccessAddress: "This is not an access URL: it needs a user name, a password and a path."
    }
  }

  private func words(_ act: SecretProblem.Operation) -> String {
    switch act {
    case .read: "cannot be read"
    case .written: "cannot be written"
    case .removed: "cannot be removed"
    }
  }

  var stopped: String { "Stopped." }
  func accountsRead(_ count: Int, of total: Int) -> String { "\(figure(count)) of \(figure(total)) accounts" }
  func transactions(before day: String) -> String { "transactions before \(day)" }
  func notFetched(before day: String, _ reason: String) -> String {
    "bankey has not fetched the transactions before \(day) yet. \(reason)"
  }
  func ownerUnknown(_ reason: String) -> String { "bankey could not find out who owns the accounts. \(reason)" }
  func leftOut(transactions count: Int) -> String {
    "Skipped " + (count == 1 ? "1 transaction" : "\(figure(count)) transactions") + " without a date or an amount."
  }
  func leftOut(accounts count: Int, of total: Int) -> String {
    "Skipped \(figure(count)) of \(figure(total)) accounts: " + (count == 1 ? "it has no id." : "they have no id.")
  }
}

extension Norwegian {
  func problem(_ problem: ProgramProblem, of program: String) -> String {
    switch problem {
    case .missing: "Det finnes ikke noe program som heter \(program)."
    case .cannotRun(let reason): "\(program) kan ikke kjøres: \(reason)."
    case .failed(let status, let words):
      "\(program) feilet med status \(status) " + (words.isEmpty ? "og skrev ingenting" : "og skrev: \(words)")
    case .tooSlow(let seconds): "\(program) ble ikke ferdig innen \(time(seconds * 1000))."
    case .tooMuch(let megabytes): "\(program) skrev mer enn \(megabytes) MB."
    case .unreadable(let reason): "bankey kan ikke bruke det \(program) skrev. \(reason)"
    case .noSecret: "\(program) skrev ingen hemmelighet."
    }
  }

  func problem(_ problem: SecretProblem) -> String {
    switch problem {
    case .file(let path, let act, let reason): "Hemmeligheten i \(path) \(words(act)): \(notice(reason))."
    case .empty(let path): "\(path) er tom."
    case .noFile(let path): "\(path) er ikke en fil."
    case .foreign(let path): "\(path) tilhører noen andre, så bankey bruker ikke hemmeligheten i den."
    case .exposed(let path):
      "Andre kan lese hemmeligheten i \(path). Skaff en ny, eller kjør i det minste chmod 600 på filen."
    case .serviceSays(let words): "Nøkkelringen svarer ikke: \(words)"
    case .notInService(let source, let folder): "Nøkkelringen har ingen hemmelighet for \(source) i \(folder)."
    case .serviceIsLocked(let source):
      "Nøkkelringen med hemmeligheten til \(source) er låst. Lås den opp og prøv igjen."
    case .nowhere: "bankey vet ikke hvor hemmeligheten er. Fjern kilden og legg den til igjen."
    case .tooLong: "Hemmeligheten er for lang."
    case .commandIsReadOnly: "En kommando skriver denne hemmeligheten, så bankey kan ikke endre den."
    case .noSetupToken: "Dette er ikke en oppsettkode: den er ikke en adresse i base64. Kopier hele koden."
    case .noAccessAddress: "Dette er ikke en tilgangsadresse: den må ha brukernavn, passord og sti."
    }
  }

  private func words(_ act: SecretProblem.Operation) -> String {
    switch act {
    case .read: "kan ikke leses"
    case .written: "kan ikke skrives"
    case .removed: "kan ikke fjernes"
    }
  }

  var stopped: String { "Stoppet." }
  func accountsRead(_ count: Int, of total: Int) -> String { "\(figure(count)) av \(figure(total)) kontoer" }
  func transactions(before day: String) -> String { "transaksjoner før \(day)" }
  func notFetched(before day: String, _ reason: String) -> String {
    "bankey har ikke hentet transaksjonene før \(day) ennå. \(reason)"
  }
  func ownerUnknown(_ reason: String) -> String { "bankey fikk ikke vite hvem som eier kontoene. \(reason)" }
  func leftOut(transactions count: Int) -> String {
    "Hoppet over " + (count == 1 ? "1 transaksjon" : "\(figure(count)) transaksjoner") + " uten dato eller beløp."
  }
  func leftOut(accounts count: Int, of total: Int) -> String {
    "Hoppet over \(figure(count)) av \(figure(total)) kontoer: "
      + (count == 1 ? "den har ingen id." : "de har ingen id.")
  }
}
