import BankeyCore

/// Why a program was not left to run to its end.
enum ProgramTrouble: Error {
  case tooSlow
  case tooMuch

  /// What would help.
  var kind: SourceError.Kind { self == .tooSlow ? .passing : .answer }

  /// What is told of it.
  func problem(_ seconds: Int, _ bytes: Int) -> ProgramProblem {
    switch self {
    case .tooSlow: .tooSlow(seconds: seconds)
    case .tooMuch: .tooMuch(megabytes: bytes >> 20)
    }
  }
}
