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
  /// The account of the other side, as the source writes it.
  public var counterpartyAccount: String?
  /// What it was before it was booked, when it was matched to an authorized transaction and nobody has undone that.
  public var match: TransactionMatch?
  /// Its other side, where it moves money between two of the own accounts.
  public var transfer: Transfer?

  /// A transaction with everything that is known of it.
  public init(
    id: Int64, account: String, nativeId: String = "", status: TransactionStatus, day: Day, authorizedDay: Day? = nil,
    amount: Amount, currency: Currency, description: String, counterparty: String? = nil,
    counterpartyAccount: String? = nil, match: TransactionMatch? = nil, transfer: Transfer? = nil
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
    self.counterpartyAccount = counterpartyAccount
    self.match = match
    self.transfer = transfer
  }
}

/// Whether the bank has reserved a transaction or booked it.
public enum TransactionStatus: String, CaseIterable, Hashable, Sendable {
  /// Reserved, not booked: feeds say pending.
  case authorized
  /// Booked.
  case posted
}

extension TransactionStatus {
  /// The status that a person or a bank calls so, whatever the case: `pending` is authorized, `booked` is posted.
  public init?(word: String) {
    switch word.lowercased() {
    case "authorized", "authorised", "pending", "reserved": self = .authorized
    case "posted", "booked": self = .posted
    default: return nil
    }
  }
}

/// What a posted transaction was before it was booked: the authorized one that it was matched to.
public struct TransactionMatch: Hashable, Sendable {
  /// The day it was authorized.
  public var day: Day
  /// What was reserved, signed as the bank signs it. May differ from what was booked.
  public var amount: Amount
  /// The text that it had, as it came.
  public var description: String

  /// The authorized transaction of a day.
  public init(day: Day, amount: Amount, description: String) {
    self.day = day
    self.amount = amount
    self.description = description
  }
}

/// What a person can do to a transaction. `bankey-sync change` does it; the case is its word there.
public enum TransactionChange: String, CaseIterable, Hashable, Sendable {
  /// It is shown and counted no more, and no import brings it back.
  case delete
  /// One that was deleted is there again.
  case restore
  /// It is not what an authorized transaction has become.
  case unmatch
  /// It is no transfer between two of the own accounts, and is never taken for one again.
  case unpair
  /// What recurs with it is not to be told of as something that is coming.
  case dismiss
}
