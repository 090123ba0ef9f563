import BankeyCore

extension SourceError {
  /// Why a server gave no answer that can be used.
  init(_ problem: ServerProblem, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.problem(problem, of: server) }
  }

  /// Why a server does not do what it is asked.
  init(_ refusal: ServerRefusal, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.refusal(refusal, of: server) }
  }

  /// Why a program that was run gave nothing.
  init(_ problem: ProgramProblem, of program: String, _ kind: Kind = .setting) {
    self.init(kind) { $0.problem(problem, of: program) }
  }

  /// Why a secret cannot be had or kept.
  init(_ problem: SecretProblem) { self.init(.setting) { $0.problem(problem) } }

  /// The same, and what the server says beside it.
  func saying(_ more: String?) -> SourceError {
    guard let more, !message.contains(more) else { return self }
    return SourceError(kind) { [self] in sentence(in: $0) + " " + more }
  }
}
