/// What keys have changed on the screen for good: remembered between starts.
public struct ViewerChoices: Hashable, Sendable {
  /// How much room an account row takes; nil until it was chosen.
  public var density: Density?
  /// Whether amounts and numbers are masked.
  public var isPrivate: Bool
  /// Which date groups transactions.
  public var grouping: GroupingDate
  /// Whether transactions show the balance after them.
  public var showsRunningBalance: Bool
  /// Whether clicks and the wheel are taken from the terminal.
  public var takesMouse: Bool

  /// Choices; what is left out has its default.
  public init(
    density: Density? = nil, isPrivate: Bool = false, grouping: GroupingDate = .booked,
    showsRunningBalance: Bool = false, takesMouse: Bool = true
  ) {
    self.density = density
    self.isPrivate = isPrivate
    self.grouping = grouping
    self.showsRunningBalance = showsRunningBalance
    self.takesMouse = takesMouse
  }
}
