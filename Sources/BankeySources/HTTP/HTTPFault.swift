import BankeyCore

/// Why there is no answer to one request.
struct HTTPFault: Error {
  /// What is told.
  let error: SourceError
  /// Whether the server has heard nothing of the request, so that it may be sent again.
  var isUnheard = false

  /// A reason.
  init(_ error: SourceError) { self.error = error }

  /// Why there is no answer that can be used.
  init(_ problem: ServerProblem, of server: String, _ kind: SourceError.Kind = .passing) {
    self.init(SourceError(problem, of: server, kind))
  }

  /// Somebody stopped it.
  static let stopped = HTTPFault(SourceError(.stopped) { $0.stopped })
}
