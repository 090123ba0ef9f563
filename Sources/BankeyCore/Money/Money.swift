/// An amount of one currency.
public struct Money: Hashable, Sendable {
  /// How much.
  public var amount: Amount
  /// Of what.
  public var currency: Currency

  /// `amount` of `currency`.
  public init(_ amount: Amount, _ currency: Currency) {
    self.amount = amount
    self.currency = currency
  }
}
