/// The texts of the lock.
public protocol LockStrings: Sendable {
  /// "Locked"
  var locked: String { get }
  /// "Press Enter to unlock."
  var howToUnlock: String { get }
  /// "one moment", while the system looks at what was answered.
  var unlocking: String { get }
  /// "That was not right."
  var unlockFailed: String { get }
  /// "unlock", what Enter does.
  var unlock: String { get }
  /// Why the lock cannot work, and how that is mended.
  func lockProblem(_ problem: LockProblem) -> String
  /// "Enter tries again, q leaves."
  var lockProblemHelp: String { get }
  /// "no lock: say lock = true in the config"
  var lockIsOff: String { get }
}
