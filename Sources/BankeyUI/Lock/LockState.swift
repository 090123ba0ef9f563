import BankeyCore

/// How far the lock is with somebody who wants in.
nonisolated enum LockState: Equatable {
  /// Nobody is there, or nobody has asked for another attempt.
  case resting
  /// The system thinks, waits a while after a wrong answer, or waits for a finger.
  case working
  /// It asks something.
  case asking(String, isSecret: Bool)
  /// It can let nobody in.
  case broken(LockProblem)
}
