/// Access to the transactions of accounts of any size: totals by day, and rows page by page around what is visible.
///
/// The cost of a call does not depend on the size of the account, except that `dayTotals` grows with the number of
/// days.
public protocol TransactionPages {
  /// The days of a group with counts and sums, newest first.
  func dayTotals(of group: TransactionGroup) throws -> [DayTotal]

  /// At most `limit` transactions (never more than `pageLimit`) from `start` on, newest first.
  func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction]

  /// The position of a transaction when grouped by `date`; nil when it no longer exists.
  func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace?

  /// Balances at the ends of days, from statements that add up, in no particular order.
  func knownBalances(of account: Account.ID) throws -> [KnownBalance]
}

extension TransactionPages {
  /// The default: no balances are known.
  public func knownBalances(of account: Account.ID) -> [KnownBalance] { [] }
}

/// The balance of an account at the end of a day, according to a statement.
public struct KnownBalance: Hashable, Sendable {
  /// The day, or two candidates: banks date an opening balance on the day of the first row or on the day before.
  public var days: [Day]
  /// The balance at the end of that day.
  public var amount: Amount

  /// Creates a balance at the end of one of these days.
  public init(_ days: [Day], amount: Amount) { (self.days, self.amount) = (days, amount) }
}

extension TransactionPages {
  /// The largest number of transactions in a page. It covers the tallest screen, and the rows of the same day before it
  /// that a running balance adds up.
  public var pageLimit: Int { 384 }
}

extension TransactionPages {
  /// The transaction with an id; nil when it no longer exists.
  ///
  /// - Throws: Errors from reading its page.
  public func transaction(_ id: Transaction.ID, by date: GroupingDate = .booked) throws -> Transaction? {
    guard let place = try place(of: id, by: date) else { return nil }
    return try page(of: place.group, from: .day(place.day, skipping: place.offset), limit: 1).first
  }
}

/// The start of a page within a group.
public enum PageStart: Hashable, Sendable {
  /// The page starts with the newest transaction.
  case first
  /// The page ends with the oldest transaction.
  case last
  /// The page starts with the transaction after (older than) the key.
  case after(TransactionKey)
  /// The page ends with the transaction before (newer than) the key.
  case before(TransactionKey)
  /// The page starts in a day, after skipping that many of its transactions. The days' counts tell which day a row
  /// falls in.
  case day(Day, skipping: Int)
}

/// The transactions of one account and one status: newest day first, and within a day the last recorded first.
public struct TransactionGroup: Hashable, Sendable {
  /// The account whose transactions are read.
  public var account: Account.ID
  /// Whether booked or reserved transactions are read.
  public var status: TransactionStatus
  /// The date that orders the transactions.
  public var date: GroupingDate

  /// Creates a group.
  public init(account: Account.ID, status: TransactionStatus, date: GroupingDate = .booked) {
    self.account = account
    self.status = status
    self.date = date
  }
}

/// The position of a transaction: its group, its day, and the number of that day's transactions before it.
public struct TransactionPlace: Hashable, Sendable {
  /// The group that contains the transaction.
  public var group: TransactionGroup
  /// The day by which the group orders it.
  public var day: Day
  /// The number of transactions of the day before it.
  public var offset: Int

  /// Creates a position.
  public init(group: TransactionGroup, day: Day, offset: Int) {
    self.group = group
    self.day = day
    self.offset = offset
  }
}

/// The sort key of a transaction in its group: day, then id.
public struct TransactionKey: Hashable, Sendable, Comparable {
  /// The day by which the group is ordered.
  public var day: Day
  /// The transaction's id.
  public var id: Transaction.ID

  /// Creates the key of a row: rows sort by day, then by id.
  public init(day: Day, id: Transaction.ID) {
    self.day = day
    self.id = id
  }

  /// Older keys sort first; a group shows the newest first.
  public static func < (a: TransactionKey, b: TransactionKey) -> Bool { (a.day, a.id) < (b.day, b.id) }
}

extension Transaction {
  /// The sort key for grouping by `date`.
  public func key(by date: GroupingDate) -> TransactionKey {
    TransactionKey(day: date == .booked ? day : authorizedDay ?? day, id: id)
  }
}

/// Keys in the order of the screen: newest first.
extension [TransactionKey] {
  /// The indices of the page that begins at `start`.
  public func range(from start: PageStart, limit: Int) -> Range<Int> {
    switch start {
    case .first: 0..<Swift.min(limit, count)
    case .last: Swift.max(0, count - limit)..<count
    case .after(let key): page(at: partition { $0 < key }, limit)
    case .before(let key): pageBefore(partition { $0 <= key }, limit)
    case .day(let day, let skipping): page(at: partition { $0.day <= day } + Swift.max(0, skipping), limit)
    }
  }

  private func page(at index: Int, _ limit: Int) -> Range<Int> {
    let start = Swift.min(index, count)
    return start..<Swift.min(start + limit, count)
  }

  private func pageBefore(_ index: Int, _ limit: Int) -> Range<Int> { Swift.max(0, index - limit)..<index }

  /// The index of the first key that passes. Requires that every key after it passes too.
  func partition(where passes: (TransactionKey) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Pages that can also look up transactions by id.
public protocol TransactionLookup: TransactionPages {
  /// Runs `body`, which reads an account from its newest transaction on, at most `limit` at a time. All its reads see
  /// the same state of the data.
  func opening<Value>(_ account: Account.ID, by date: GroupingDate, limit: Int, _ body: () throws -> Value) throws
    -> Value

  /// The transactions with these ids, in this order, leaving out those that no longer exist.
  func transactions(_ ids: [Transaction.ID]) throws -> [Transaction]

  /// The transactions of several accounts together, in the current state.
  func timeline(of accounts: [Account]) throws -> any TimelineRows
}

extension TransactionLookup {
  /// The default, for transactions in memory: only runs `body`.
  public func opening<Value>(
    _ account: Account.ID, by date: GroupingDate, limit: Int, _ body: () throws -> Value
  ) throws -> Value { try body() }

  /// The default: reads the pages of each account.
  public func timeline(of accounts: [Account]) -> any TimelineRows { PagedTimeline(of: accounts, from: self) }
}

/// The date by which transactions are grouped.
public enum GroupingDate: Int, CaseIterable, Hashable, Sendable {
  /// The day on which a transaction counts: the booking day when posted, otherwise the day of authorization.
  case booked
  /// The day of authorization where the source gives it, otherwise the day on which the transaction counts.
  case authorized
}

/// The total of one day in a group. The store keeps it on every write, so nothing ever sums a million rows.
public struct DayTotal: Hashable, Sendable {
  /// The day whose transactions are summed.
  public var day: Day
  /// The number of its transactions, at least 1.
  public var count: Int
  /// Their exact sum; nil when it does not fit an amount.
  public var total: Amount?
  /// The money in, as part of the sum; nil when it is not known or does not fit an amount.
  public var income: Amount?

  /// Creates a total; `total` is nil if the sum overflows.
  public init(day: Day, count: Int, total: Amount?, income: Amount? = nil) {
    self.day = day
    self.count = count
    self.total = total
    self.income = income
  }
}

/// The data that forecasts are derived from.
public struct RecurrenceRecord: Hashable, Sendable {
  /// The transactions of all accounts in any order, with own transfers marked.
  public var transactions: [Transaction]
  /// Occurrences of payments that the user has dismissed.
  public var dismissed: Set<Transaction.ID>

  /// Creates a record; by default, an empty one.
  public init(transactions: [Transaction] = [], dismissed: Set<Transaction.ID> = []) {
    (self.transactions, self.dismissed) = (transactions, dismissed)
  }
}
