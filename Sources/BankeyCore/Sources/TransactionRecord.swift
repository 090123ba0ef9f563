/// What a source or a statement says of one transaction, before the store has recognised it.
public struct TransactionRecord: Hashable, Sendable {
  /// The source's own id, empty when it gave none. May repeat, and may differ between two pulls.
  public var nativeId: String
  /// Reserved or booked.
  public var status: TransactionStatus
  /// The day it counts on: booked when posted, else authorized. The local date as written.
  public var day: Day
  /// The day it was authorized, when that is said apart.
  public var authorizedDay: Day?
  /// Money in is positive.
  public var amount: Amount
  /// The text, as it came.
  public var description: String
  /// The other side, when the source says.
  public var counterparty: String?
  /// The record as it stood in the answer or the file.
  public var raw: String

  /// What is known of a transaction.
  public init(
    nativeId: String = "", status: TransactionStatus = .posted, day: Day, authorizedDay: Day? = nil, amount: Amount,
    description: String, counterparty: String? = nil, raw: String = ""
  ) {
    self.nativeId = nativeId
    self.status = status
    self.day = day
    self.authorizedDay = authorizedDay
    self.amount = amount
    self.description = description
    self.counterparty = counterparty
    self.raw = raw
  }
}
