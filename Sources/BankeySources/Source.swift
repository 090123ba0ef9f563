import BankeyModel
import BankeyText

/// A live source of accounts. A new instance is created for each fetch from the user's settings, the secret and the
/// stored state.
public protocol Source: Sendable {
  /// The type's name in the database: `demo`, `simplefin`, …
  static var type: String { get }
  /// The limits on how often a source of this type may be called.
  static var quotas: [SourceQuota] { get }
  /// The user's name for it, which the database uses too.
  var name: String { get }
  /// The state to store until the next fetch, as JSON without secrets. Fetching changes it.
  var memory: String { get }
  /// Whether a transaction keeps its id forever, also when it is posted.
  var hasStableIds: Bool { get }

  /// Fetches from the source and passes the answer to `sink` as it arrives, connections first, each with its error.
  /// Throws only when there is no answer at all. Errors from `sink` end the fetch and are rethrown. Blocks the calling
  /// thread.
  mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws
}

extension Source {
  /// The default: no limits.
  public static var quotas: [SourceQuota] { [] }
}

/// What a source needs to fetch.
public struct SourceCall: Sendable {
  /// The client for its requests.
  public var http: any HTTPClient
  /// The current time.
  public var clock: Clock
  /// Counts a request against a quota of the source. Call it before sending, so that failed and killed requests count
  /// too. Throws when the request must not be sent.
  public var spend: @Sendable (_ quota: String) throws -> Void
  /// The texts in the user's language.
  public var strings: any Strings
  /// Reports progress in words: "2 of 5 accounts".
  public var tell: @Sendable (_ message: String) -> Void

  /// Creates a call. By default nothing is counted or reported.
  public init(
    http: any HTTPClient, clock: Clock, strings: any Strings = Language.english.strings,
    spend: @escaping @Sendable (String) throws -> Void = { _ in }, tell: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.http = http
    self.clock = clock
    self.strings = strings
    self.spend = spend
    self.tell = tell
  }
}

/// A limit on the number of requests in a period.
public struct SourceQuota: Hashable, Sendable {
  /// Its name, in `SourceCall.spend` and in the database.
  public var name: String
  /// The number of requests allowed in a period.
  public var allowed: Int
  /// The number of requests after which the user must confirm further ones.
  public var confirmed: Int
  /// The length of a period in seconds, from its first request.
  public var period: Int64

  /// Creates a limit.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
  }
}

extension SourceDefinition {
  /// A source that needs no setup: the demo bank. Nil for any other name.
  public static func builtIn(_ name: String) -> SourceDefinition? {
    name == DemoBank.type ? SourceDefinition(name: name, type: DemoBank.type) : nil
  }

  /// Opens the source with its stored state and its secret. Throws when its type is not known, its settings make no
  /// sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
    try open(memory, clock) { () throws(SourceError) in
      guard let place = self.secret else { return nil }
      return try secrets.read(place, of: name)
    }
  }

  /// Opens the source with a secret that is not saved yet. Throws when its type is not known or its settings make no
  /// sense.
  public func open(memory: String?, secret: Secret?, clock: Clock) throws(SourceError) -> any Source {
    try open(memory, clock) { () throws(SourceError) in secret }
  }

  private func open(
    _ memory: String?, _ clock: Clock, secret: @escaping () throws(SourceError) -> Secret?
  ) throws(SourceError) -> any Source {
    try SourceKind.of(type).open(SourceOpening(definition: self, memory: memory, clock: clock, secret: secret))
  }

  /// Throws when the settings make no sense.
  func checkSettings() throws(SourceError) { try SourceKind.of(type).check(settings) }

  /// Exchanges a token for the secret, which works only once. Throws when the server refuses, or the type has no
  /// tokens.
  public func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    guard let claim = try SourceKind.of(type).claim else {
      throw SourceError("A source of type \(PlainText.cleaned(type)) takes no token.", .setting)
    }
    return try SecretFilter([token]).cleaning { () throws(SourceError) in try claim(token, http) }
  }
}
