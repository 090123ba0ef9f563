/// Why a program that was run gave nothing.
public enum ProgramProblem: Hashable, Sendable {
  /// There is none of that name.
  case missing
  /// The system does not run it, for this reason.
  case cannotRun(String)
  /// It failed, and said this, or nothing.
  case failed(status: Int32, words: String)
  case tooSlow(seconds: Int)
  case tooMuch(megabytes: Int)
  /// What it printed cannot be taken, for this reason.
  case unreadable(String)
  /// It printed no secret.
  case noSecret
}
