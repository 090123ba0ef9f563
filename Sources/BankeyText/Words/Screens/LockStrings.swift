/// The reason why the lock cannot be opened.
public enum LockProblem: Hashable, Sendable {
  /// The PAM library is missing.
  case noLibrary
  /// PAM has no service for bankey, and bankey does not use the rules of another.
  case noService
  /// The user who runs bankey has no name.
  case noUser
  /// PAM failed, for this reason.
  case failed(String)
}

/// The texts of the lock.
public protocol LockStrings: Sendable {
  /// "Locked"
  var locked: String { get }
  /// "Press Enter to unlock."
  var howToUnlock: String { get }
  /// "one moment", while the system checks the answer.
  var unlocking: String { get }
  /// "That was not right."
  var unlockFailed: String { get }
  /// "unlock", the action of Enter.
  var unlock: String { get }
  /// Explains why the lock does not work, and how to fix it.
  func lockProblem(_ problem: LockProblem) -> String
  /// "Enter tries again, q leaves."
  var lockProblemHelp: String { get }
  /// "no lock: say lock = true in the config"
  var lockIsOff: String { get }
}

extension English {
  var locked: String { "Locked" }
  var howToUnlock: String { "Press Enter to unlock." }
  var unlocking: String { "one moment" }
  var unlockFailed: String { "That was not right." }
  var unlock: String { "unlock" }
  var lockProblemHelp: String { "Enter tries again, q leaves." }
  var lockIsOff: String { "no lock: say lock = true in the config" }

  func lockProblem(_ problem: LockProblem) -> String {
    switch problem {
    case .noLibrary: "The lock cannot work: libpam.so.0 cannot be loaded. Install PAM."
    case .noService: "The lock cannot work: PAM has no service bankey. Make /etc/pam.d/bankey, as docs/lock.md says."
    case .noUser: "The lock cannot work: the system does not know who you are."
    case .failed(let reason): "The lock cannot work: \(reason)"
    }
  }
}

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
