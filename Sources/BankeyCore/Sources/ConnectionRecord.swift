/// One login at one institution inside a source, and how it fared in this answer.
public struct ConnectionRecord: Hashable, Sendable {
  /// The source's own id, as its accounts' `connection` says it; empty when the source has only one.
  public var nativeId: String
  /// What the source calls it.
  public var name: String?
  /// What the source says is wrong with it, in its own words, as they came; nil when it answered.
  public var error: String?
  /// The last day that the bank's consent holds, where the source says.
  public var consentUntil: Day?

  /// What is known of a connection.
  public init(nativeId: String = "", name: String? = nil, error: String? = nil, consentUntil: Day? = nil) {
    self.nativeId = nativeId
    self.name = name
    self.error = error
    self.consentUntil = consentUntil
  }
}
