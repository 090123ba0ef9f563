/// Where is looked.
public struct FindScope: Hashable, Sendable {
  /// The id of the account; nil for all.
  public var account: Account.ID?
  /// Authorized or posted; nil for both.
  public var status: TransactionStatus?
  /// The date that orders what is found.
  public var date: GroupingDate

  /// Everything, unless said.
  public init(account: Account.ID? = nil, status: TransactionStatus? = nil, date: GroupingDate = .booked) {
    self.account = account
    self.status = status
    self.date = date
  }
}
