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
  /// What they must have.
  public var query: FindQuery
  /// Only the newest so many.
  public var last: Int?

  /// A filter; by default everything passes.
  public init(
    account: Account.ID? = nil, status: TransactionStatus? = nil, since: Day? = nil, until: Day? = nil,
    query: FindQuery = FindQuery([]), last: Int? = nil
  ) {
    self.account = account
    self.status = status
    self.since = since
    self.until = until
    self.query = query
    self.last = last
  }
}

extension TransactionFilter {
  /// Everything that is asked for as one query: the days are a term of it.
  var terms: FindQuery {
    guard since != nil || until != nil else { return query }
    let (first, last) = (since ?? Day(number: .min), until ?? Day(number: .max))
    return FindQuery(
      query.terms + (first <= last ? [.days(first...last)] : [.days(last...last), .days(first...first)]))
  }
}
