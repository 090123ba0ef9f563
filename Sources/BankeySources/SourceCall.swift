import BankeyCore

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
