/// Why nothing of a file or an answer can be taken.
public struct StatementError: Error, Hashable, Sendable {
  /// One sentence, cleaned, without a secret.
  public var message: String
  /// The line in the file, from 1, where there is one.
  public var line: Int?

  /// A reason, and the line that it stands in.
  public init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
