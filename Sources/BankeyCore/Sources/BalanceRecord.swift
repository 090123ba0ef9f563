/// The figures that a source gives for an account beside its transactions. Nil is "the source does not say".
public struct BalanceRecord: Hashable, Sendable {
  /// What is owned, or owed when negative.
  public var balance: Amount?
  /// What can be spent now.
  public var available: Amount?
  /// How much may be owed.
  public var creditLimit: Amount?
  /// The source's own date of these figures.
  public var date: LocalTime?

  /// The figures that are known.
  public init(balance: Amount? = nil, available: Amount? = nil, creditLimit: Amount? = nil, date: LocalTime? = nil) {
    self.balance = balance
    self.available = available
    self.creditLimit = creditLimit
    self.date = date
  }
}
