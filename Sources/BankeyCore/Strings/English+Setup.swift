extension English {
  var setupTitle: String { "Connect a bank" }

  func setupPrompt(_ step: SetupStep) -> String {
    switch step {
    case .type: "Which one? "
    case .name: "Name: "
    case .clientId: "Client id: "
    case .program: "Program: "
    case .place: "Where? "
    case .secretCommand: "Command: "
    case .token: "Setup token: "
    case .clientSecret: "Client secret: "
    }
  }

  func setupHelp(_ step: SetupStep, suggestedName: String) -> String {
    switch step {
    case .type: "bankey reads from your bank in one of these ways. None of them can move money."
    case .name: "What it is called here. Empty means \(suggestedName)."
    case .clientId: "The id of your client at the bank, as its pages for developers show it. It is no secret."
    case .program: "A program that prints accounts as SimpleFIN JSON, and its arguments."
    case .place: "Where its secret is kept. It is never in the database."
    case .secretCommand: "A command whose first line of output is the secret, such as: pass show bank"
    case .token:
      "Get a setup token at your SimpleFIN bridge (https://bridge.simplefin.org) and paste it. It works once."
    case .clientSecret: "The secret of your client at the bank. It is not shown while you type."
    }
  }

  func setupNote(_ type: SetupType) -> String {
    switch type {
    case .simplefin: "a bridge to many banks, with a setup token"
    case .sbanken: "the bank's own service, with a client id and secret"
    case .command: "any program that prints accounts"
    }
  }

  func setupPlace(_ place: SetupPlace) -> String {
    switch place {
    case .service: "keyring"
    case .command: "a command prints it"
    case .file: "a file"
    }
  }

  func setupNote(_ place: SetupPlace) -> String {
    switch place {
    case .service: "the Secret Service of your desktop; encrypted"
    case .command: "pass, age, your own; bankey stores nothing"
    case .file: "! not encrypted: who copies your files has it"
    }
  }

  func setupProblem(_ problem: SetupProblem) -> String {
    switch problem {
    case .empty: "Type something, or go back with Esc."
    case .noChoice: "Take one of the choices by its number or its name."
    case .badName: "A name begins with a letter or a digit and has at most 60 bytes."
    case .nameTaken: "A source is called that already."
    case .openQuote: "A quote is not closed."
    }
  }

  var setupKeys: String { "Enter goes on, Esc goes back" }
  func setupTesting(_ name: String) -> String { "asking \(name)" }
  func setupFound(accounts: Int, banks: Int) -> String {
    "\(accounts) \(accounts == 1 ? "account" : "accounts") at \(banks) \(banks == 1 ? "bank" : "banks")"
  }
  func setupDone(_ name: String, found: String?) -> String {
    "\(name) is connected" + (found.map { ": " + $0 } ?? "")
  }
  func setupFailed(_ name: String) -> String { "\(name) could not be connected" }
  func setupIsSaved(_ name: String) -> String {
    "The setup token is used up, so \(name) was saved with what it gave. Nothing is lost."
  }
  var setupFailedQuestion: String { "a tries again, s saves it anyway, Enter stops:" }
  func setupRemoveQuestion(_ name: String) -> String {
    "Remove \(name)? k keeps its accounts, d deletes them, Enter stops:"
  }
  func setupRemoved(_ name: String, keepsAccounts: Bool) -> String {
    keepsAccounts
      ? "\(name) is removed with its secret. Its accounts stay, and are not refreshed any more."
      : "\(name) is removed with its secret and its accounts. What statement files say stays."
  }
  var setupAgain: String { "again" }
  var setupSaveAnyway: String { "save anyway" }
  var setupChange: String { "change it" }
  var setupNotInDemo: String { "the demo keeps nothing: leave it to connect a bank" }
}
