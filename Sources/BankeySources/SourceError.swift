/// Why a source gave no answer.
public struct SourceError: Error, Hashable, Sendable {
  /// One sentence, without a secret.
  public var message: String

  /// A reason.
  public init(_ message: String) { self.message = message }
}

extension SourceError: CustomStringConvertible {
  /// The sentence.
  public var description: String { message }
}
