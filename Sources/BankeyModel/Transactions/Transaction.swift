/// A transaction of an account, as bankey stores it.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Stable and unique within the database. Later records have larger ids.
  public let id: Int64
  /// The id of the account.
  public var account: String
  /// The source's own id; empty when it gives none. Ids may repeat.
  public var nativeId: String
  /// Whether the bank has booked it (`posted`) or only reserved it (`authorized`).
  public var status: TransactionStatus
  /// The day on which it counts: the booking day when posted, otherwise the day of authorization.
  public var day: Day
  /// The day of authorization; nil when the source does not say.
  public var authorizedDay: Day?
  /// The amount, signed as the bank signs it: money in is positive.
  public var amount: Amount
  /// The currency of the account.
  public var currency: Currency
  /// The source's description, verbatim.
  public var description: String
  /// The counterparty; nil when the source does not say.
  public var counterparty: String?
  /// The counterparty's account, verbatim; nil when the source does not give it.
  public var counterpartyAccount: String?
  /// The user's name for the payee; nil when no rule gives one.
  public var payee: String?
  /// The authorized transaction that became this posted one; nil when none was matched, or the user has undone the
  /// match.
  public var match: TransactionMatch?
  /// The other side of a transfer between two of the user's accounts; nil for other transactions.
  public var transfer: Transfer?

  /// Creates a transaction.
  public init(
    id: Int64, account: String, nativeId: String = "", status: TransactionStatus, day: Day, authorizedDay: Day? = nil,
    amount: Amount, currency: Currency, description: String, counterparty: String? = nil,
    counterpartyAccount: String? = nil, payee: String? = nil, match: TransactionMatch? = nil, transfer: Transfer? = nil
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
    self.payee = payee
    self.match = match
    self.transfer = transfer
  }
}

/// Whether the bank has reserved an amount or booked it.
public enum TransactionStatus: String, CaseIterable, Hashable, Sendable {
  /// Reserved but not booked; many feeds say "pending".
  case authorized
  /// Booked by the bank.
  case posted
}

extension TransactionStatus {
  /// The status that a word means, ignoring case: `pending` is authorized, `booked` is posted. Nil for any other word.
  public init?(word: String) {
    switch word.lowercased() {
    case "authorized", "authorised", "pending", "reserved": self = .authorized
    case "posted", "booked": self = .posted
    default: return nil
    }
  }
}

/// The authorized transaction that a posted one was matched to.
public struct TransactionMatch: Hashable, Sendable {
  /// The day on which it was authorized.
  public var day: Day
  /// The reserved amount, signed as the bank signs it. It may differ from the booked amount.
  public var amount: Amount
  /// The description at that time, verbatim.
  public var description: String

  /// Creates a match.
  public init(day: Day, amount: Amount, description: String) {
    self.day = day
    self.amount = amount
    self.description = description
  }
}

/// A change that the user can make to a transaction. The raw value is the argument of `bankey-sync change`.
public enum TransactionChange: String, CaseIterable, Hashable, Sendable {
  /// Stops showing and counting it; later imports do not bring it back.
  case delete
  /// Brings a deleted transaction back.
  case restore
  /// Undoes the match of a posted transaction with an authorized one.
  case unmatch
  /// Permanently marks it as not being one side of a transfer between the user's accounts.
  case unpair
  /// Dismisses its recurring payment from forecasts.
  case dismiss
}
