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

/// How often a source may be asked, and how often it was. The first call after a period begins the next one.
public struct QuotaStatus: Hashable, Sendable {
  /// Which of the source's quotas it is.
  public var name: String
  /// Calls that a period has.
  public var allowed: Int
  /// From how many calls on a person is asked before there are more.
  public var confirmed: Int
  /// How long a period is, in seconds.
  public var period: Int64
  /// When the last one began.
  public var start: Timestamp
  /// Calls that were made in it.
  public var used: Int

  /// A quota and what was used of it.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64, start: Timestamp, used: Int) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
    self.start = start
    self.used = used
  }

  /// When all calls are there again.
  public var end: Timestamp { start.advanced(bySeconds: period) }

  /// Calls that were made in the period of a moment. A clock that was set back begins a new one, too.
  public func used(at now: Timestamp) -> Int { start <= now && now < end ? used : 0 }

  /// Calls that are left at a moment.
  public func left(at now: Timestamp) -> Int {
    max(0, allowed.subtractingReportingOverflow(used(at: now)).partialValue)
  }

  /// Whether so few are left at a moment that a person should be asked before there is one more.
  public func isScarce(at now: Timestamp) -> Bool { used(at: now) >= confirmed }
}
