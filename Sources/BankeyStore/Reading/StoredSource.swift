import BankeyCore

/// A source as the database knows it.
public struct StoredSource: Hashable, Sendable {
  /// What the user calls it, unique.
  public var name: String
  /// What it is: `files`, `demo`, `simplefin`, …
  public var type: String
  /// When it last answered.
  public var lastSuccess: Timestamp?
  /// When it last failed; nil once it has answered again.
  public var lastFailure: Timestamp?
  /// What went wrong then, in the source's own words, as they came.
  public var lastError: String?

  /// Whether it can be asked for news. Statement files cannot.
  public var canRefresh: Bool { type != Account.filesSource }

  /// A source and how it fared.
  public init(
    name: String, type: String, lastSuccess: Timestamp? = nil, lastFailure: Timestamp? = nil, lastError: String? = nil
  ) {
    self.name = name
    self.type = type
    self.lastSuccess = lastSuccess
    self.lastFailure = lastFailure
    self.lastError = lastError
  }
}
