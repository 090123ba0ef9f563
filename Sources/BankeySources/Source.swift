import BankeyModel
import BankeyText

/// A kind of source: what its setup requires, and how it is opened. Each is defined in the folder of its source.
struct SourceKind: Sendable {
  /// The keys of its setup.
  let form: SourceForm
  /// Opens a source. Throws when the settings make no sense or the secret cannot be read.
  let open: @Sendable (SourceOpening) throws(SourceError) -> any Source
  /// Throws when the settings, as JSON, make no sense.
  var check: @Sendable (_ settings: String) throws(SourceError) -> Void = { _ in }
  /// Exchanges a token for the secret, which works only once; nil for kinds without tokens.
  var claim: (@Sendable (Secret, any HTTPClient) throws(SourceError) -> Secret)?
  /// Completes a setup with what it refers to, such as the contents of a file.
  var complete: @Sendable ([String: JSONValue]) throws(SourceError) -> [String: JSONValue] = {
    members throws(SourceError) in members
  }
  /// The steps of the consent at the bank; nil for kinds that need none.
  var consent: SourceConsent?

  /// All kinds, in the order in which they are offered. A test compares other lists with this one.
  static let all = [
    SimpleFINSource.kind, EnableBankingSource.kind, SbankenSource.kind, CommandSource.kind, DemoBank.kind,
    ECBSource.kind,
  ]

  /// The kind of a type in the database. Throws when this version does not know it.
  static func of(_ type: String) throws(SourceError) -> SourceKind {
    if let kind = all.first(where: { $0.form.type == type }) { return kind }
    throw SourceError("This version of bankey does not know sources of type \(PlainText.cleaned(type)).", .setting)
  }
}

/// The input for opening a source.
struct SourceOpening {
  /// The user's settings.
  let definition: SourceDefinition
  /// The state stored after its last answer; nil when there is none.
  let memory: String?
  /// The current time.
  let clock: Clock
  /// Reads its secret; nil when it has none.
  let secret: () throws(SourceError) -> Secret?

  /// The secret of a source that requires one. Throws when it has none, or it cannot be read.
  func neededSecret() throws(SourceError) -> Secret {
    if let secret = try secret() { return secret }
    throw SourceError(.nowhere)
  }
}

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
  /// The default: the source has no limits.
  public static var quotas: [SourceQuota] { [] }
}

/// The surroundings of a fetch: the HTTP client, the clock, the quota and the progress.
public struct SourceCall: Sendable {
  /// The client for its requests.
  public var http: any HTTPClient
  /// The clock, which may be fixed.
  public var clock: Clock
  /// Counts a request against a quota of the source. Call it before sending, so that failed and killed requests
  /// count too.
  ///
  /// - Throws: `SourceError` if the request must not be sent.
  public var spend: @Sendable (_ quota: String) throws -> Void
  /// The texts in the user's language.
  public var strings: any Strings
  /// Reports progress in words: "2 of 5 accounts".
  public var tell: @Sendable (_ message: String) -> Void
  /// Whether a user is waiting for the result, as opposed to cron.
  public var isAttended = false
  /// The profiles of tables in the config, for sources that print tables.
  public var profiles: [CSVProfile] = []
  /// Whether it is enough to find out whether the source answers, and with which accounts.
  public var isTrial = false

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
  /// Its name, in `SourceCall.spend` and in the database. A quota that applies to each account by itself is counted
  /// under this name, a slash and the account.
  public var name: String
  /// The number of requests allowed in a period.
  public var allowed: Int
  /// The number of requests after which the user must confirm further ones.
  public var confirmed: Int
  /// The length of a period in seconds, from its first request.
  public var period: Int64

  /// Creates a limit of `allowed` calls in `period` seconds; after `confirmed` of them a refresh asks first.
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

  /// Opens the source with its stored state and its secret.
  ///
  /// - Throws: `SourceError` if its type is not known, its settings make no sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
    try open(memory, clock) { () throws(SourceError) in
      guard let place = self.secret else { return nil }
      return try secrets.read(place, of: name)
    }
  }

  /// Opens the source with a secret that is not saved yet.
  ///
  /// - Throws: `SourceError` if its type is not known or its settings make no sense.
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

  /// Exchanges a token for the secret, which works only once.
  ///
  /// - Throws: `SourceError` if the server refuses, or the type has no tokens.
  public func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    guard let claim = try SourceKind.of(type).claim else {
      throw SourceError("A source of type \(PlainText.cleaned(type)) takes no token.", .setting)
    }
    return try SecretFilter([token]).cleaning { () throws(SourceError) in try claim(token, http) }
  }
}
