/// Why something could not be done.
public nonisolated struct BankFailure: Error, Hashable, Sendable {
  /// One sentence, without a secret.
  public var message: String

  /// A reason in one sentence.
  public init(_ message: String) { self.message = message }
}
