/// What a source or a statement says of one transaction, before the store has recognised it.
public struct TransactionRecord: Hashable, Sendable {
  /// The record as it stood in the answer or the file: a part of one text that those of a batch share.
  public var raw: Substring
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
}

extension TransactionRecord {
  /// What is known of a transaction.
  ///
  /// It stands here so that the compiler makes the record in one go, where it will stay. One that is made field by field is
  /// copied, which costs more than all else that is done with it.
  public init(
    nativeId: String = "", status: TransactionStatus = .posted, day: Day, authorizedDay: Day? = nil, amount: Amount,
    description: String, counterparty: String? = nil, raw: Substring = ""
  ) {
    self.init(
      raw: raw, nativeId: nativeId, status: status, day: day, authorizedDay: authorizedDay, amount: amount,
      description: description, counterparty: counterparty)
  }
}
