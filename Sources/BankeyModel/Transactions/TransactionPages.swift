/// Transactions of accounts of any size: totals by day, and rows by page around what is visible.
///
/// No call costs more in a large account than in a small one, except `dayTotals`, which grows with the days.
public protocol TransactionPages {
  /// The days of a group with their counts and sums, newest first.
  func dayTotals(of group: TransactionGroup) throws -> [DayTotal]

  /// At most `limit` transactions (and never more than `pageLimit`) from `start` on, newest first whatever the start.
  func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction]

  /// Where a transaction stands when grouped by `date`; nil when it is gone.
  func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace?

  /// What an account had at the ends of days, as statements say that add up by themselves; in no order.
  func knownBalances(of account: Account.ID) throws -> [KnownBalance]
}

extension TransactionPages {
  /// None, unless somebody knows some.
  public func knownBalances(of account: Account.ID) -> [KnownBalance] { [] }
}

/// What an account had at the end of a day, as a statement says it.
public struct KnownBalance: Hashable, Sendable {
  /// The day. Of what a statement begins with, banks write the day before its first row or that of it, so it may be one of two.
  public var days: [Day]
  /// What there was at its end.
  public var amount: Amount

  /// The balance at the end of one of these days.
  public init(_ days: [Day], amount: Amount) { (self.days, self.amount) = (days, amount) }
}

extension TransactionPages {
  /// The most transactions that one page holds.
  public var pageLimit: Int { 200 }
}

extension TransactionPages {
  /// A transaction by its id; nil when it is gone.
  /// Throws what reading its page throws.
  public func transaction(_ id: Transaction.ID, by date: GroupingDate = .booked) throws -> Transaction? {
    guard let place = try place(of: id, by: date) else { return nil }
    return try page(of: place.group, from: .day(place.day, skipping: place.offset), limit: 1).first
  }
}

/// Where a page of a group begins.
public enum PageStart: Hashable, Sendable {
  /// At the newest.
  case first
  /// So that the page ends with the oldest.
  case last
  /// With the next older transaction.
  case after(TransactionKey)
  /// So that the page ends with the next newer transaction.
  case before(TransactionKey)
  /// In a day, that many transactions after its first. The days' counts say which day a row number falls in.
  case day(Day, skipping: Int)
}

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

/// Where a transaction is found again: its group, its day, and how many of that day stand before it.
public struct TransactionPlace: Hashable, Sendable {
  /// Its group.
  public var group: TransactionGroup
  /// The day in the group.
  public var day: Day
  /// How many transactions of the day stand before it.
  public var offset: Int

  /// The place in a day of a group.
  public init(group: TransactionGroup, day: Day, offset: Int) {
    self.group = group
    self.day = day
    self.offset = offset
  }
}

/// Where a transaction stands in its group: by day, then by id.
public struct TransactionKey: Hashable, Sendable, Comparable {
  /// The day that the group is ordered by.
  public var day: Day
  /// The transaction's id.
  public var id: Transaction.ID

  /// The place of a transaction of that day and id.
  public init(day: Day, id: Transaction.ID) {
    self.day = day
    self.id = id
  }

  /// Older comes first. A group shows the newest first.
  public static func < (a: TransactionKey, b: TransactionKey) -> Bool { (a.day, a.id) < (b.day, b.id) }
}

extension Transaction {
  /// Where it stands when ordered by a date.
  public func key(by date: GroupingDate) -> TransactionKey {
    TransactionKey(day: date == .booked ? day : authorizedDay ?? day, id: id)
  }
}

/// Keys in the order of a screen: the newest first.
extension [TransactionKey] {
  /// Where the page from a start lies.
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

  /// The index of the first key that passes; those after it pass too.
  func partition(where passes: (TransactionKey) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Pages whose rows can also be read by their ids.
public protocol TransactionLookup: TransactionPages {
  /// The transactions of these ids, in this order; what is gone is left out.
  func transactions(_ ids: [Transaction.ID]) throws -> [Transaction]
}

/// Which of its two dates a transaction is grouped by.
public enum GroupingDate: Int, CaseIterable, Hashable, Sendable {
  /// The day it counts on: booked when posted, else authorized.
  case booked
  /// The day it was authorized, where the source says; else the day it counts on.
  case authorized
}

/// What the transactions of one day in a group come to; kept at write time, so that nobody adds up a million rows.
public struct DayTotal: Hashable, Sendable {
  /// The day.
  public var day: Day
  /// How many transactions it has, at least one.
  public var count: Int
  /// Their sum; nil when it does not fit an amount.
  public var total: Amount?
  /// What came in, as a part of the sum; nil when it is not known, or does not fit.
  public var income: Amount?

  /// A day's figures.
  public init(day: Day, count: Int, total: Amount?, income: Amount? = nil) {
    self.day = day
    self.count = count
    self.total = total
    self.income = income
  }
}
