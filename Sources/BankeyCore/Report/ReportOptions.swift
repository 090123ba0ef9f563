/// How the report of an account is to be made.
public struct ReportOptions: Equatable, Sendable {
  /// Whether a blank line follows each day.
  public var hasSpacers: Bool
  /// Which date groups.
  public var grouping: GroupingDate
  /// Whether posted transactions show the balance after them; not when they stand under another day than it goes by.
  public var showsBalance: Bool

  /// By booked day and without balances, if nothing else is said.
  public init(hasSpacers: Bool = false, grouping: GroupingDate = .booked, showsBalance: Bool = false) {
    (self.hasSpacers, self.grouping, self.showsBalance) = (hasSpacers, grouping, showsBalance)
  }
}
