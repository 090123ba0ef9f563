import BankeyCore

/// Why a source gave no answer.
public struct SourceError: Error, Hashable, Sendable {
  /// What would help.
  public enum Kind: Hashable, Sendable {
    /// It may work when it is tried again.
    case passing
    /// What the user set up is wrong: an address, a name.
    case setting
    /// The secret is wrong, old or revoked. It is kept all the same: such an answer may itself be wrong.
    case credentials
    /// The service wants to be paid.
    case payment
    /// It was asked too often; it may be asked again then, where it is known.
    case tooOften(until: Timestamp?)
    /// The answer makes no sense.
    case answer
    /// Somebody stopped it.
    case stopped
  }
  /// What would help.
  public var kind: Kind
  /// One sentence, cleaned, without a secret.
  public var message: String

  /// A reason.
  public init(_ message: String, _ kind: Kind = .passing) {
    self.message = message
    self.kind = kind
  }
}

extension SourceError: CustomStringConvertible {
  /// The sentence.
  public var description: String { message }
}
