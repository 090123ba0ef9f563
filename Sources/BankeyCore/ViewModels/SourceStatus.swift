/// What the screens need to know of a source of accounts.
public struct SourceStatus: Identifiable, Hashable, Sendable {
  /// Its name: `files`, `demo`, or a feed's.
  public var id: String
  /// Whether it can be asked for news. Statement files cannot.
  public var canRefresh: Bool
  /// When it last answered.
  public var lastSuccess: Timestamp?
  /// What it said when it last failed, cleaned; nil when it answered since.
  public var lastError: String?

  /// A source, and how it last answered.
  public init(id: String, canRefresh: Bool, lastSuccess: Timestamp? = nil, lastError: String? = nil) {
    self.id = id
    self.canRefresh = canRefresh
    self.lastSuccess = lastSuccess
    self.lastError = lastError
  }
}
