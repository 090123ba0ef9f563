/// What undoing an import did.
public struct UndoSummary: Hashable, Sendable {
  /// Transactions that only this import had brought: they are gone.
  public var removed = 0
  /// Transactions that it had brought and that others have too: they stay.
  public var kept = 0
  /// Transactions that are again what they were before it: authorized, or with an older text.
  public var restored = 0
  /// Accounts that nothing speaks of any more: they are gone.
  public var accounts = 0

  /// Nothing yet.
  public init() {}

  /// Counts in what undoing another one did.
  mutating func add(_ other: UndoSummary) {
    removed += other.removed
    kept += other.kept
    restored += other.restored
    accounts += other.accounts
  }

  /// How much of what a screen shows is different now.
  public var changes: Int { removed + restored + accounts }
}
