/// A source and the outcome of its last fetches, as the database records them.
public struct SourceStatus: Identifiable, Hashable, Sendable {
  /// Its name, which is unique and never changes: `files`, `demo`, or the name of a feed.
  public var name: String
  /// The name that the user gave it for display; nil when there is none.
  public var title: String?
  /// Its kind: `files`, `demo`, `simplefin`, …
  public var type: String
  /// When it last answered; nil when it never did.
  public var lastSuccess: Timestamp?
  /// When it last failed; nil once it has answered again.
  public var lastFailure: Timestamp?
  /// The message of that failure in the source's own words, verbatim.
  public var lastError: String?
  /// The earliest time of the next request, when the server asked for a pause.
  public var nextAllowed: Timestamp?
  /// Its logins at banks, by name; empty when it has a single one without a name.
  public var connections: [ConnectionStatus]
  /// The limits on how often it may be called.
  public var quotas: [QuotaStatus]
  /// The words of the command that the user gave for it; nil for a source that is not a program.
  public var program: [String]?

  /// Creates a status.
  public init(
    name: String, type: String, lastSuccess: Timestamp? = nil, lastFailure: Timestamp? = nil, lastError: String? = nil,
    nextAllowed: Timestamp? = nil, title: String? = nil, connections: [ConnectionStatus] = [],
    quotas: [QuotaStatus] = []
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.lastSuccess = lastSuccess
    self.lastFailure = lastFailure
    self.lastError = lastError
    self.nextAllowed = nextAllowed
    self.connections = connections
    self.quotas = quotas
  }

  /// The name, which is unique.
  public var id: String { name }

  /// The user's name for the source, else its own.
  public var shownName: String { title ?? name }

  /// The quotas to show. Of those that apply to single accounts, only the one with the fewest calls left.
  public func shownQuotas(at now: Timestamp) -> [QuotaStatus] {
    let single = quotas.filter { !$0.isOfAccount }
    let least = quotas.filter(\.isOfAccount).min {
      ($0.left(at: now), -$0.end.seconds) < ($1.left(at: now), -$1.end.seconds)
    }
    return single + (least.map { [$0] } ?? [])
  }

  /// Whether it can be refreshed. Statement files cannot.
  public var canRefresh: Bool { type != Account.filesSource }

  /// The type of the source of reference rates.
  public static let ratesType = "ecb"

  /// The source of reference rates before it was first asked, with a name that no other source has.
  public static func rates(beside others: [SourceStatus]) -> SourceStatus {
    SourceStatus(name: SourceDefinition.free("ECB", beside: others.map(\.name)), type: ratesType)
  }

  /// Whether it gives reference rates, and therefore has no accounts.
  public var isOfRates: Bool { type == Self.ratesType }

  /// Whether it can be refreshed and gives accounts.
  public var hasAccounts: Bool { canRefresh && !isOfRates }
}

extension SourceStatus {
  /// The longest pause that a server can ask for, in seconds: one day.
  public static let longestRest: Int64 = 86_400

  /// The end of the pause that the server asked for; nil when there is none. A time more than a day ahead is ignored:
  /// the clock was set back, or an older version stored it without a limit.
  public func rest(at now: Timestamp) -> Timestamp? {
    guard let nextAllowed, nextAllowed > now, nextAllowed <= now.advanced(bySeconds: SourceStatus.longestRest) else {
      return nil
    }
    return nextAllowed
  }
}

/// A login at an institution within a source, and the outcome of its last fetches.
public struct ConnectionStatus: Identifiable, Hashable, Sendable {
  /// The source's own id, which its accounts repeat as `connection`.
  public var nativeId: String
  /// The source's name for it, verbatim.
  public var name: String?
  /// The number of its open accounts.
  public var accounts: Int
  /// When it last answered; nil when it never did.
  public var lastSuccess: Timestamp?
  /// When it last failed; nil once it has answered again.
  public var lastFailure: Timestamp?
  /// The message of that failure in the source's own words, verbatim.
  public var lastError: String?
  /// The last day on which the bank's consent is valid; nil when the source does not say.
  public var consentUntil: Day?

  /// Creates a status.
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

  /// The id that the source gives the connection.
  public var id: String { nativeId }
}

/// A limit on how often a source may be called, and the calls made so far. The first call after a period starts the
/// next.
public struct QuotaStatus: Hashable, Sendable {
  /// The name of the limit within its source.
  public var name: String
  /// The number of calls allowed in a period.
  public var allowed: Int
  /// The number of calls after which the user must confirm further ones.
  public var confirmed: Int
  /// The length of a period in seconds.
  public var period: Int64
  /// The start of the last period.
  public var start: Timestamp
  /// The calls made in that period.
  public var used: Int

  /// Creates a quota.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64, start: Timestamp, used: Int) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
    self.start = start
    self.used = used
  }

  /// The name of a quota without the account to which it applies: `balances` of `balances/4711`.
  public static func base(of name: String) -> String { String(name.prefix { $0 != "/" }) }

  /// Whether it counts the calls for one account, which only unattended ones use up.
  public var isOfAccount: Bool { name.contains("/") }

  /// When the period ends and all calls are available again.
  public var end: Timestamp { start.advanced(bySeconds: period) }

  /// The calls made in the period that contains `now`. A clock that was set back also starts a new period.
  public func used(at now: Timestamp) -> Int { start <= now && now < end ? used : 0 }

  /// The calls left at `now`.
  public func left(at now: Timestamp) -> Int {
    max(0, allowed.subtractingReportingOverflow(used(at: now)).partialValue)
  }

  /// Whether the user must confirm the next call.
  public func isScarce(at now: Timestamp) -> Bool { used(at: now) >= confirmed }
}
