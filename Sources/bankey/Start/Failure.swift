/// Why a command ends early: one sentence for a person, and the exit status.
struct Failure: Error, Equatable, CustomStringConvertible {
  var message: String
  var status = ExitStatus.failure

  /// The sentence.
  var description: String { message }

  init(_ message: String, status: Int32 = ExitStatus.failure) {
    self.message = message
    self.status = status
  }
}
