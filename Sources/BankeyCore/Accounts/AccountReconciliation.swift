/// What the statements of an account prove.
public struct AccountReconciliation: Hashable, Sendable {
  /// The account.
  public var account: Account.ID
  /// What its amounts are counted in.
  public var currency: Currency
  /// How many statements say where they begin or end.
  public var statements: Int
  /// The last day that one of them ends with.
  public var lastDay: Day?
  /// Where they do not add up; none when all is proved.
  public var faults: [ReconciliationFault]

  /// What some statements prove.
  public init(
    account: Account.ID, currency: Currency, statements: Int, lastDay: Day? = nil, faults: [ReconciliationFault] = []
  ) {
    self.account = account
    self.currency = currency
    self.statements = statements
    self.lastDay = lastDay
    self.faults = faults
  }
}
