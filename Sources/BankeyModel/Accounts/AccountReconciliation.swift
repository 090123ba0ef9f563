/// The result of checking an account's statements against its transactions.
public struct AccountReconciliation: Hashable, Sendable {
  /// The account that the statements belong to.
  public var account: Account.ID
  /// The currency of every amount in it.
  public var currency: Currency
  /// The number of statements that give an opening or a closing balance.
  public var statements: Int
  /// The last day that any of them covers; nil when none gives one.
  public var lastDay: Day?
  /// The places where balances and transactions do not add up; empty when everything does.
  public var faults: [ReconciliationFault]

  /// Creates the result of a check.
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

/// A place where opening balance, booked transactions and closing balance do not add up.
public struct ReconciliationFault: Hashable, Sendable {
  /// The kinds of places where figures can disagree.
  public enum Kind: Hashable, Sendable {
    /// Within one statement: it lacks rows, or rows are wrong.
    case statement
    /// Within one statement that gives a balance on each row: one of them does not follow from the previous one.
    case step
    /// Between two statements: at least one statement is missing.
    case between
    /// Between the balance that the user stated and that of a statement or source.
    case stated
  }
  /// Where the figures disagree.
  public var kind: Kind
  /// The first day on which the difference can have arisen; nil when no statement says.
  public var firstDay: Day?
  /// The last day on which it can have arisen; nil when no statement says.
  public var lastDay: Day?
  /// The balance before; nil when no statement says.
  public var opening: Amount?
  /// The sum of the booked transactions; nil between two balances.
  public var booked: Amount?
  /// The balance after; nil when no statement says.
  public var closing: Amount?
  /// The amount that is missing: booking it would make the figures agree.
  public var difference: Amount

  /// Creates a fault; what no statement says stays nil.
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
