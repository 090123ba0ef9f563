/// What a line of the report below a date says.
public enum ReportDetail: Hashable, Sendable {
  /// A transaction, and the balance after it where that is shown.
  case transaction(Transaction, balance: Amount?)
  /// The record with this number could not be read, and why. It counts in no sum.
  case rejected(number: Int, reason: String)
}
