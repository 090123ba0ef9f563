/// A source as the database knows it, and how it fared.
public struct SourceStatus: Identifiable, Hashable, Sendable {
  /// What the user calls it, unique: `files`, `demo`, or a feed's name.
  public var name: String
  /// What it is: `files`, `demo`, `simplefin`, …
  public var type: String
  /// When it last answered.
  public var lastSuccess: Timestamp?
  /// When it last failed; nil once it has answered again.
  public var lastFailure: Timestamp?
  /// What went wrong then, in the source's own words, as they came.
  public var lastError: String?
  /// It is not asked before then: it said that it was asked too often.
  public var nextAllowed: Timestamp?
  /// Its logins at banks, by name; none where it has only one that is not worth a name.
  public var connections: [ConnectionStatus]
  /// How often it may be asked.
  public var quotas: [QuotaStatus]

  /// A source and how it fared.
  public init(
    name: String, type: String, lastSuccess: Timestamp? = nil, lastFailure: Timestamp? = nil, lastError: String? = nil,
    nextAllowed: Timestamp? = nil, connections: [ConnectionStatus] = [], quotas: [QuotaStatus] = []
  ) {
    self.name = name
    self.type = type
    self.lastSuccess = lastSuccess
    self.lastFailure = lastFailure
    self.lastError = lastError
    self.nextAllowed = nextAllowed
    self.connections = connections
    self.quotas = quotas
  }

  /// Its name.
  public var id: String { name }

  /// Whether it can be asked for news. Statement files cannot.
  public var canRefresh: Bool { type != Account.filesSource }
}

extension SourceStatus {
  /// For how long a server can be left alone because it wants to be, in seconds: a day.
  public static let longestRest: Int64 = 86_400

  /// Until when it is not asked, at a moment. A time more than a day ahead is none: the clock was set back since, or it was kept
  /// before there was a limit.
  public func rest(at now: Timestamp) -> Timestamp? {
    guard let nextAllowed, nextAllowed > now, nextAllowed <= now.advanced(bySeconds: SourceStatus.longestRest) else {
      return nil
    }
    return nextAllowed
  }
}
