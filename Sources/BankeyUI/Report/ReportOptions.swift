import BankeyCore

/// How the transactions report is to be shown.
nonisolated struct ReportOptions: Equatable {
  /// Whether a blank line follows each day.
  var hasSpacers = false
  /// Whether figures are masked.
  var isMasked = false
  /// Which date groups.
  var grouping = GroupingDate.booked
  /// Whether posted transactions show the balance after them; not when they stand under another day than it goes by.
  var showsBalance = false
}
