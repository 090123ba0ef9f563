/// What a posted transaction was before it was booked: the authorized one that it was matched to.
public struct TransactionMatch: Hashable, Sendable {
  /// The day it was authorized.
  public var day: Day
  /// What was reserved, signed as the bank signs it. May differ from what was booked.
  public var amount: Amount
  /// The text that it had, as it came.
  public var description: String

  /// The authorized transaction of a day.
  public init(day: Day, amount: Amount, description: String) {
    self.day = day
    self.amount = amount
    self.description = description
  }
}
