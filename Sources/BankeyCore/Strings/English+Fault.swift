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
