/// Something in an answer or a file that could not be taken as it stands.
public struct StatementProblem: Hashable, Sendable {
  /// Whether a row was left out, or only something said.
  public enum Severity: String, Hashable, Sendable {
    /// Worth saying; nothing was left out.
    case note
    /// A row could not be read and was left out.
    case rejected
  }
  /// Whether a row was left out.
  public var severity: Severity
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The line in the file, from 1, where there is one.
  public var line: Int?
  /// What a person can say of it.
  public var question: CSVQuestion?

  /// A problem, and the line that it stands in.
  public init(_ severity: Severity, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.severity, self.message, self.line, self.question) = (severity, message, line, question)
  }
}
