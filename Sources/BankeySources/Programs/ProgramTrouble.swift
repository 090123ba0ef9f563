/// Why a program was not left to run to its end.
enum ProgramTrouble: Error {
  case tooSlow
  case tooMuch

  /// The rest of a sentence that begins with the program's name.
  func words(_ seconds: Int, _ bytes: Int) -> String {
    switch self {
    case .tooSlow: "did not end within \(seconds) seconds."
    case .tooMuch: "wrote more than \(bytes >> 20) MB."
    }
  }
}
