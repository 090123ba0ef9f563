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

/// Where opening balance, booked transactions and closing balance do not add up.
public struct ReconciliationFault: Hashable, Sendable {
  /// Where it shows.
  public enum Kind: Hashable, Sendable {
    /// Within one statement: rows are missing in it, or wrong.
    case statement
    /// Within one statement that has a balance beside its rows: there one of them does not follow from the one before.
    case step
    /// Between two statements: a statement is missing.
    case between
    /// Between what the user says and what a statement or a source says.
    case stated
  }
  /// Where it shows.
  public var kind: Kind
  /// The first day on which it can have come about.
  public var firstDay: Day?
  /// The last one.
  public var lastDay: Day?
  /// The balance before.
  public var opening: Amount?
  /// What was booked; nil between two balances.
  public var booked: Amount?
  /// The balance after.
  public var closing: Amount?
  /// How much is missing: what would have to be booked.
  public var difference: Amount

  /// A fault, and what it shows by.
  public init(
    kind: Kind, firstDay: Day? = nil, lastDay: Day? = nil, opening: Amount? = nil, booked: Amount? = nil,
    closing: Amount? = nil, difference: Amount
  ) {
    self.kind = kind
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.opening = opening
    self.booked = booked
    self.closing = closing
    self.difference = difference
  }
}
