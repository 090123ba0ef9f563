/// The reason why the lock cannot be opened.
public enum LockProblem: Hashable, Sendable {
  /// The PAM library is missing.
  case noLibrary
  /// PAM has no service for bankey, and bankey does not use the rules of another service.
  case noService
  /// The user who runs bankey has no name.
  case noUser
  /// PAM failed, for this reason.
  case failed(String)
}

/// The texts of the lock screen, except PAM's own messages.
public protocol LockStrings: Sendable {
  /// "Locked"
  var locked: String { get }
  /// "Press Enter to unlock."
  var howToUnlock: String { get }
  /// "one moment", while the system checks the answer.
  var unlocking: String { get }
  /// "That did not match."
  var unlockFailed: String { get }
  /// "unlock", the action of Enter.
  var unlock: String { get }
  /// Explains why the lock does not work, and how to fix it.
  func lockProblem(_ problem: LockProblem) -> String
  /// "Enter tries again, ^C quits."
  var lockProblemHelp: String { get }
  /// "the lock is off; set lock = true in the config"
  var lockIsOff: String { get }
}

extension English {
  var locked: String { "Locked" }
  var howToUnlock: String { "Press Enter to unlock." }
  var unlocking: String { "one moment" }
  var unlockFailed: String { "That did not match." }
  var unlock: String { "unlock" }
  var lockProblemHelp: String { "Enter tries again, ^C quits." }
  var lockIsOff: String { "the lock is off; set lock = true in the config" }

  func lockProblem(_ problem: LockProblem) -> String {
    switch problem {
    case .noLibrary: "The lock does not work: libpam.so.0 cannot be loaded. Install PAM."
    case .noService:
      "The lock does not work: PAM has no bankey service. Create /etc/pam.d/bankey as docs/lock.md says."
    case .noUser: "The lock does not work: the system has no user name for you."
    case .failed(let reason): "The lock does not work: \(reason)"
    }
  }
}

extension Norwegian {
  var locked: String { "Låst" }
  var howToUnlock: String { "Trykk Enter for å låse opp." }
  var unlocking: String { "et øyeblikk" }
  var unlockFailed: String { "Det stemte ikke." }
  var unlock: String { "lås opp" }
  var lockProblemHelp: String { "Enter prøver igjen, ^C avslutter." }
  var lockIsOff: String { "låsen er av; sett lock = true i konfigurasjonen" }

  func lockProblem(_ problem: LockProblem) -> String {
    switch problem {
    case .noLibrary: "Låsen virker ikke: libpam.so.0 kan ikke lastes. Installer PAM."
    case .noService:
      "Låsen virker ikke: PAM har ingen tjeneste som heter bankey. Opprett /etc/pam.d/bankey, se docs/lock.md."
    case .noUser: "Låsen virker ikke: systemet har ikke noe brukernavn for deg."
    case .failed(let reason): "Låsen virker ikke: \(reason)"
    }
  }
}
