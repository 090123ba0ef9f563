/// The transactions of one account and one status, newest day first, in a day the last recorded first.
public struct TransactionGroup: Hashable, Sendable {
  /// The account's id.
  public var account: Account.ID
  /// Authorized or posted.
  public var status: TransactionStatus
  /// The date that orders them.
  public var date: GroupingDate

  /// Transactions of an account and a status, by one of their dates.
  public init(account: Account.ID, status: TransactionStatus, date: GroupingDate = .booked) {
    self.account = account
    self.status = status
    self.date = date
  }
}
