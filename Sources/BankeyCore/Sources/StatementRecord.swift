/// What one statement says of itself: where it begins and where it ends. Nil is "the statement does not say".
public struct StatementRecord: Hashable, Sendable {
  /// The bank's number or id of it, as it came.
  public var nativeId: String?
  /// The day of the opening balance: what is booked on it is not yet in the opening balance, if the format says so.
  public var firstDay: Day?
  /// The day of the closing balance.
  public var lastDay: Day?
  /// The booked balance before the statement's first transaction.
  public var opening: Amount?
  /// The booked balance after its last one.
  public var closing: Amount?
  /// Between which days the first of its own balances is that does not follow from the one before.
  public var gap: ClosedRange<Day>?

  /// What is known of a statement.
  public init(
    nativeId: String? = nil, firstDay: Day? = nil, lastDay: Day? = nil, opening: Amount? = nil, closing: Amount? = nil,
    gap: ClosedRange<Day>? = nil
  ) {
    self.nativeId = nativeId
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.opening = opening
    self.closing = closing
    self.gap = gap
  }
}
