/// A movement on an account, as bankey knows it.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Lasting, unique in the database; larger is later recorded.
  public let id: Int64
  /// The id of its account.
  public var account: String
  /// The source's own id, empty when it gave none. May repeat.
  public var nativeId: String
  /// Reserved or booked.
  public var status: TransactionStatus
  /// The day it counts on: booked when posted, else authorized.
  public var day: Day
  /// The day it was authorized, when the source says.
  public var authorizedDay: Day?
  /// Signed as the bank signs it: money in is positive.
  public var amount: Amount
  /// What its account is counted in.
  public var currency: Currency
  /// The source's text, as it came.
  public var description: String
  /// The other side, when the source says.
  public var counterparty: String?
  /// What it was before it was booked, when it was matched to an authorized transaction and nobody has undone that.
  public var match: TransactionMatch?

  /// A transaction with everything that is known of it.
  public init(
    id: Int64, account: String, nativeId: String = "", status: TransactionStatus, day: Day, authorizedDay: Day? = nil,
    amount: Amount, currency: Currency, description: String, counterparty: String? = nil,
    match: TransactionMatch? = nil
  ) {
    self.id = id
    self.account = account
    self.nativeId = nativeId
    self.status = status
    self.day = day
    self.authorizedDay = authorizedDay
    self.amount = amount
    self.currency = currency
    self.description = description
    self.counterparty = counterparty
    self.match = match
  }
}
