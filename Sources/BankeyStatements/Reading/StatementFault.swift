/// Why a file is refused, and the byte that shows it.
struct StatementFault: Error {
  /// One sentence.
  let message: String
  /// The byte.
  let place: Int

  /// A reason and its byte.
  init(_ message: String, at place: Int) {
    self.message = message
    self.place = place
  }
}
