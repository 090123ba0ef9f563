import BankeyCore

/// What heads rows of what was found: the accounts, or a day.
nonisolated enum FindSection: Identifiable, Hashable {
  /// Accounts, and messages.
  case accounts
  /// The transactions of a day.
  case day(Day)

  /// The section itself.
  var id: Self { self }
}
