import BankeyCore

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
