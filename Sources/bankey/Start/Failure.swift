/// Why a command ends early: one sentence for a person, and the exit status.
struct Failure: Error, Equatable {
  var message: String
  var status = ExitStatus.failure

  init(_ message: String, status: Int32 = ExitStatus.failure) {
    self.message = message
    self.status = status
  }
}
