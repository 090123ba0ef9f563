import BankeyCore

/// Which transactions are wanted. What is nil does not restrict.
public struct TransactionFilter: Hashable, Sendable {
  /// The id of their account.
  public var account: Account.ID?
  /// Reserved or booked.
  public var status: TransactionStatus?
  /// The first day.
  public var since: Day?
  /// The last day.
  public var until: Day?
  /// A part of the description or of the counterparty, whatever the case.
  public var search: String?
  /// Only the newest so many.
  public var last: Int?

  /// A filter; by default everything passes.
  public init(
    account: Account.ID? = nil, status: TransactionStatus? = nil, since: Day? = nil, until: Day? = nil,
    search: String? = nil, last: Int? = nil
  ) {
    self.account = account
    self.status = status
    self.since = since
    self.until = until
    self.search = search
    self.last = last
  }
}
