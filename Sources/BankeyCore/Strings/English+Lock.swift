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
