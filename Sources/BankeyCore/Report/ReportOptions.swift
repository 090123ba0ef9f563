/// How the report of an account is to be made.
public struct ReportOptions: Equatable, Sendable {
  /// Whether a blank line follows each day.
  public var hasSpacers: Bool
  /// Which date groups.
  public var grouping: GroupingDate
  /// Whether posted transactions show the balance after them; not when they stand under another day than it goes by.
  public var showsBalance: Bool
  /// Whether only what was found is in it: then an empty group has no match, and there is no balance after a row.
  public var isFiltered: Bool

  /// By booked day and without balances, if nothing else is said.
  public init(
    hasSpacers: Bool = false, grouping: GroupingDate = .booked, showsBalance: Bool = false, isFiltered: Bool = false
  ) {
    (self.hasSpacers, self.grouping) = (hasSpacers, grouping)
    (self.showsBalance, self.isFiltered) = (showsBalance && !isFiltered, isFiltered)
  }
}
