/// Why nothing of a file or an answer can be taken.
public struct StatementError: Error, Hashable, Sendable {
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The line in the file, from 1, where there is one.
  public var line: Int?
  /// What a person can say of it.
  public var question: CSVQuestion?

  /// A reason, and the line that it stands in.
  public init(_ message: String, line: Int? = nil, asking question: CSVQuestion? = nil) {
    (self.message, self.line, self.question) = (message, line, question)
  }
}
