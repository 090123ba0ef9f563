/// Why there is no answer to one request.
struct HTTPFault: Error {
  /// What is told.
  let error: SourceError
  /// Whether the server has heard nothing of the request, so that it may be sent again.
  var isUnheard = false

  /// A reason in one sentence.
  init(_ message: String, _ kind: SourceError.Kind = .passing) { error = SourceError(message, kind) }

  /// Somebody stopped it.
  static let stopped = HTTPFault("It was stopped.", .stopped)
}
