/// What an investment account holds of one thing, as the source says it. Nil is "the source does not say".
public struct HoldingRecord: Hashable, Sendable {
  /// The source's own id.
  public var nativeId: String
  /// What it is called; the symbol when the source says no more.
  public var name: String
  /// How many.
  public var quantity: Amount?
  /// What one of them was bought for.
  public var price: Amount?
  /// What all of them are worth.
  public var value: Amount?
  /// What price and value are counted in.
  public var currency: Currency
  /// The day of these figures.
  public var day: Day?

  /// What is known of a holding.
  public init(
    nativeId: String, name: String, quantity: Amount? = nil, price: Amount? = nil, value: Amount? = nil,
    currency: Currency, day: Day? = nil
  ) {
    self.nativeId = nativeId
    self.name = name
    self.quantity = quantity
    self.price = price
    self.value = value
    self.currency = currency
    self.day = day
  }
}
