/// The data that bankey finds at the start.
nonisolated enum ScenarioData: String, CaseIterable, Sendable {
  /// No database, but statement files to import.
  case nothing
  /// The built-in demo bank: `--demo`.
  case demo
  /// A database with the first day of the demo bank, which can be refreshed.
  case bank
  /// The same, with reference rates.
  case rates
  /// The same as `bank`, with a source of an unknown type: every refresh fails in part.
  case failing
  /// Accounts from statement files alone, with names that are long, wide or empty, in currencies of 0, 2 and 3
  /// decimals.
  case statements
  /// A file that is not a database.
  case unreadable

  /// Whether the first screen has accounts.
  var hasAccounts: Bool { self != .nothing && self != .unreadable }
}
