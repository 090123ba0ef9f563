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
  /// The account of the other side, as written: a number, an IBAN, or the name of an account in brackets.
  public var counterpartyAccount: String?
}

extension TransactionRecord {
  /// What is known of a transaction.
  ///
  /// It stands here so that the compiler makes the record in one go, where it will stay. One that is made field by field is
  /// copied, which costs more than all else that is done with it.
  public init(
    nativeId: String = "", status: TransactionStatus = .posted, day: Day, authorizedDay: Day? = nil, amount: Amount,
    description: String, counterparty: String? = nil, counterpartyAccount: String? = nil, raw: Substring = ""
  ) {
    self.init(
      raw: raw, nativeId: nativeId, status: status, day: day, authorizedDay: authorizedDay, amount: amount,
      description: description, counterparty: counterparty, counterpartyAccount: counterpartyAccount)
  }
}

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
