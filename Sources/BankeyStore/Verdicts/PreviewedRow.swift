import BankeyCore

/// A row of a file that has not been imported, and what would become of it.
public struct PreviewedRow: Hashable, Sendable {
  /// The number that a person knows its account by, else the source's id.
  public var account: String
  /// What its amount is counted in.
  public var currency: Currency
  /// The day it counts on.
  public var day: Day
  /// Whether it is booked.
  public var status: TransactionStatus
  /// Its amount.
  public var amount: Amount
  /// Its text, as it came.
  public var description: String
  /// What would become of it.
  public var verdict: RowVerdict
  /// What is odd about it.
  public var doubt: RowDoubt?
}
