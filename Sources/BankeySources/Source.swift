import BankeyCore

/// A live place that accounts come from. What it must remember from one fetch to the next is in its `settings`.
public protocol Source: Sendable {
  /// What the database and the user call it.
  var name: String { get }
  /// Its type in the database: `demo`.
  static var type: String { get }
  /// All that has to be kept until the next fetch, as JSON; the fetch changes it.
  var settings: String { get }
  /// Whether it gives a transaction the same id every time, also when it is posted.
  var hasStableIds: Bool { get }

  /// Asks the source and hands over its answer as it comes. Whatever `sink` throws ends the fetch and is thrown on.
  mutating func fetch(into sink: (StatementEvent) throws -> Void) throws
}
