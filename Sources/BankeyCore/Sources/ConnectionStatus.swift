/// One login at one institution inside a source, and how it fared.
public struct ConnectionStatus: Identifiable, Hashable, Sendable {
  /// The source's own id, as its accounts' `connection` says it.
  public var nativeId: String
  /// What the source calls it, as it came.
  public var name: String?
  /// How many open accounts it has.
  public var accounts: Int
  /// When it last answered.
  public var lastSuccess: Timestamp?
  /// When it last failed; nil once it has answered again.
  public var lastFailure: Timestamp?
  /// What went wrong then, in the source's own words, as they came.
  public var lastError: String?
  /// The last day that the bank's consent holds, where the source says.
  public var consentUntil: Day?

  /// A connection and how it fared.
  public init(
    nativeId: String, name: String? = nil, accounts: Int = 0, lastSuccess: Timestamp? = nil,
    lastFailure: Timestamp? = nil, lastError: String? = nil, consentUntil: Day? = nil
  ) {
    self.nativeId = nativeId
    self.name = name
    self.accounts = accounts
    self.lastSuccess = lastSuccess
    self.lastFailure = lastFailure
    self.lastError = lastError
    self.consentUntil = consentUntil
  }

  /// The source's own id.
  public var id: String { nativeId }
}
