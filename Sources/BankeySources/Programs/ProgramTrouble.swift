/// Why a program was not left to run to its end.
enum ProgramTrouble: Error {
  case tooSlow
  case tooMuch

  /// What would help.
  var kind: SourceError.Kind { self == .tooSlow ? .passing : .answer }

  /// The rest of a sentence that begins with the program's name.
  func words(_ seconds: Int, _ bytes: Int) -> String {
    switch self {
    case .tooSlow: "did not end within \(seconds) second\(seconds == 1 ? "" : "s")."
    case .tooMuch: "wrote more than \(bytes >> 20) MB."
    }
  }
}
