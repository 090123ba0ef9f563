/// Why nobody can be let in through the lock.
public enum LockProblem: Hashable, Sendable {
  /// There is no library for PAM.
  case noLibrary
  /// PAM has no service for bankey, and another one's rules are not bankey's.
  case noService
  /// The user who runs bankey has no name.
  case noUser
  /// PAM could not do its work; it says why.
  case failed(String)
}
