import BankeyCore

/// What an attempt to find out who is there tells.
public nonisolated enum AuthenticationEvent: Hashable, Sendable {
  /// It asks something, and waits for the answer; the question in the system's own words.
  case asks(String, isSecret: Bool)
  /// It says something in the system's own words: "Place your finger on the reader".
  case says(String, isWarning: Bool)
  /// It is over.
  case ended(Outcome)

  /// How an attempt ended.
  public enum Outcome: Hashable, Sendable {
    /// It is the user.
    case right
    /// It is not, or cannot be told from what was answered.
    case wrong
    /// It is, but may not enter, for a reason in the system's own words.
    case refused(String)
    /// Nobody can be let in.
    case broken(LockProblem)
  }
}
