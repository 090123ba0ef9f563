import BankeyModel
import BankeyText

/// A live place that accounts come from. A new one is made for each fetch from what the user said, its secret and what it
/// remembered.
public protocol Source: Sendable {
  /// Its type in the database: `demo`, `simplefin`, …
  static var type: String { get }
  /// How often a source of this type may be asked.
  static var quotas: [SourceQuota] { get }
  /// What the database and the user call it.
  var name: String { get }
  /// All that has to be kept until the next fetch, as JSON, never a secret; the fetch changes it.
  var memory: String { get }
  /// Whether it gives a transaction the same id every time, also when it is posted.
  var hasStableIds: Bool { get }

  /// Asks the source and hands over its answer as it comes: connections first, each with what is wrong with it. It throws only
  /// when there is no answer at all. Whatever `sink` throws ends the fetch and is thrown on. Blocks; any thread will do.
  mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws
}

extension Source {
  /// As often as one likes.
  public static var quotas: [SourceQuota] { [] }
}

/// What a source is given to ask with.
public struct SourceCall: Sendable {
  /// Who carries its questions.
  public var http: any HTTPClient
  /// What time it is.
  public var clock: Clock
  /// Counts a request against one of the source's quotas, before it is sent, so that even one that fails or is killed is
  /// counted. Throws when it must not be sent.
  public var spend: @Sendable (_ quota: String) throws -> Void
  /// The language of whom it is told.
  public var strings: any Strings
  /// Tells how far it is, in words: "2 of 5 accounts".
  public var tell: @Sendable (_ message: String) -> Void

  /// What to ask with. Without more said, nothing is counted and nobody is told.
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

/// How many requests of one kind a source may be sent in some time.
public struct SourceQuota: Hashable, Sendable {
  /// Its name, as `SourceCall.spend` and the database have it.
  public var name: String
  /// How many are fine.
  public var allowed: Int
  /// From how many on a person is asked before more are sent.
  public var confirmed: Int
  /// In how many seconds, from the first of them.
  public var period: Int64

  /// So many requests in so many seconds.
  public init(name: String, allowed: Int, confirmed: Int, period: Int64) {
    self.name = name
    self.allowed = allowed
    self.confirmed = confirmed
    self.period = period
  }
}

extension SourceDefinition {
  /// The source that is there without being set up: the demo bank.
  public static func builtIn(_ name: String) -> SourceDefinition? {
    name == DemoBank.type ? SourceDefinition(name: name, type: DemoBank.type) : nil
  }

  /// The source itself, as it left itself in `memory`, with its secret. Throws when its type is not known, its settings make
  /// no sense, or its secret cannot be read.
  public func open(memory: String?, secrets: SecretStore, clock: Clock) throws(SourceError) -> any Source {
    try open(memory, clock) { () throws(SourceError) in
      guard let place = self.secret else { return nil }
      return try secrets.read(place, of: name)
    }
  }

  /// The same with a secret that is not kept yet. Throws when its type is not known or its settings make no sense.
  public func open(memory: String?, secret: Secret?, clock: Clock) throws(SourceError) -> any Source {
    try open(memory, clock) { () throws(SourceError) in secret }
  }

  private func open(
    _ memory: String?, _ clock: Clock, secret: @escaping () throws(SourceError) -> Secret?
  ) throws(SourceError) -> any Source {
    try SourceKind.of(type).open(SourceOpening(definition: self, memory: memory, clock: clock, secret: secret))
  }

  /// Throws when its settings make no sense.
  func checkSettings() throws(SourceError) { try SourceKind.of(type).check(settings) }

  /// Exchanges a token for the secret, which works only once. Throws when the service refuses it, or knows no tokens.
  public func claim(_ token: Secret, http: any HTTPClient) throws(SourceError) -> Secret {
    guard let claim = try SourceKind.of(type).claim else {
      throw SourceError("A source of type \(PlainText.cleaned(type)) takes no token.", .setting)
    }
    return try SecretFilter([token]).cleaning { () throws(SourceError) in try claim(token, http) }
  }
}
