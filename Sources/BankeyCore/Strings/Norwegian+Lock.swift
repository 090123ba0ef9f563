extension Norwegian {
  var locked: String { "Låst" }
  var howToUnlock: String { "Trykk Enter for å låse opp." }
  var unlocking: String { "et øyeblikk" }
  var unlockFailed: String { "Det var ikke riktig." }
  var unlock: String { "lås opp" }
  var lockProblemHelp: String { "Enter prøver igjen, q avslutter." }
  var lockIsOff: String { "ingen lås: skriv lock = true i oppsettet" }

  func lockProblem(_ problem: LockProblem) -> String {
    switch problem {
    case .noLibrary: "Låsen virker ikke: libpam.so.0 kan ikke lastes. Installer PAM."
    case .noService: "Låsen virker ikke: PAM har ingen tjeneste bankey. Lag /etc/pam.d/bankey, se docs/lock.md."
    case .noUser: "Låsen virker ikke: systemet vet ikke hvem du er."
    case .failed(let reason): "Låsen virker ikke: \(reason)"
    }
  }
}
