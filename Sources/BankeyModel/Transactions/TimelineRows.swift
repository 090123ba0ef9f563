/// The transactions of several accounts together, day by day.
///
/// The cost of a day does not depend on the number of other days.
public protocol TimelineRows {
  /// All transactions of a day with a status, the last recorded first, with the other sides of own transfers.
  func transactions(on day: Day, _ status: TransactionStatus) throws -> [Transaction]

  /// The certain transfers between these accounts with at least one side within `days`, in no particular order.
  func transfers(in days: ClosedRange<Day>) throws -> [OwnTransfer]
}

/// Both sides of a transfer between two of the user's accounts.
public struct OwnTransfer: Hashable, Sendable {
  /// The side that the money leaves.
  public var out: Transaction
  /// The side that receives it.
  public var into: Transaction

  /// Creates a transfer from its two sides.
  public init(out: Transaction, into: Transaction) { (self.out, self.into) = (out, into) }
}

/// The totals of several accounts on one day, in each currency. Amounts of different currencies are never added.
public struct TimelineDay: Hashable, Sendable {
  /// The day whose rows these are.
  public let day: Day
  /// The number and the sums of its transactions, by currency.
  public private(set) var totals: [Currency: DayTotal]

  /// The number of transactions in all currencies.
  public var count: Int { totals.values.reduce(0) { $0 + $1.count } }

  init(_ total: DayTotal, in currency: Currency) { (day, totals) = (total.day, [currency: total]) }

  /// Adds the total of another account on the same day.
  mutating func add(_ total: DayTotal, in currency: Currency) {
    if totals[currency]?.join(total) == nil { totals[currency] = total }
  }
}

extension DayTotal {
  /// Adds a total of the same day.
  public mutating func join(_ other: DayTotal) {
    count += other.count
    total = total.flatMap { total in other.total.flatMap(total.adding) }
    income = income.flatMap { income in other.income.flatMap(income.adding) }
  }
}

extension [TimelineDay] {
  /// The days on which accounts have transactions of a status, newest first. Reads only their totals, no rows.
  ///
  /// - Throws: Errors from reading them.
  public init(of accounts: [Account], _ status: TransactionStatus, from pages: any TransactionPages) throws {
    var days: [Day: TimelineDay] = [:]
    for account in accounts {
      for total in try pages.dayTotals(of: TransactionGroup(account: account.id, status: status)) {
        days.add(total, in: account.currency)
      }
    }
    self = days.newestFirst
  }
}

/// The days of several accounts together, newest first.
public struct TimelineDays: Hashable, Sendable {
  /// The days of authorized transactions.
  public var authorized: [TimelineDay]
  /// The days of posted transactions.
  public var posted: [TimelineDay]

  /// Reads the days of accounts.
  ///
  /// - Throws: Errors from reading their totals.
  public init(of accounts: [Account], from pages: any TransactionPages) throws {
    authorized = try [TimelineDay](of: accounts, .authorized, from: pages)
    posted = try [TimelineDay](of: accounts, .posted, from: pages)
  }

  /// Reads the days of accounts whose posted totals are known already.
  ///
  /// - Throws: Errors from reading the others.
  public init(
    of accounts: [Account], posted totals: [Account.ID: [DayTotal]], from pages: any TransactionPages
  ) throws {
    authorized = try [TimelineDay](of: accounts, .authorized, from: pages)
    var days: [Day: TimelineDay] = [:]
    for account in accounts {
      for total in totals[account.id, default: []] { days.add(total, in: account.currency) }
    }
    posted = days.newestFirst
  }

  /// Creates the days from totals by day.
  init(authorized: [Day: TimelineDay], posted: [Day: TimelineDay]) {
    (self.authorized, self.posted) = (authorized.newestFirst, posted.newestFirst)
  }
}

extension [Day: TimelineDay] {
  /// Adds the total of an account.
  mutating func add(_ total: DayTotal, in currency: Currency) {
    if self[total.day]?.add(total, in: currency) == nil { self[total.day] = TimelineDay(total, in: currency) }
  }

  var newestFirst: [TimelineDay] { values.sorted { $0.day > $1.day } }
}

/// Reads a timeline through the pages of its accounts, for sources that have no faster way.
public struct PagedTimeline: TimelineRows {
  private let pages: any TransactionPages
  private let accounts: [Account]

  /// Merges the days of `accounts`, reading their sums from `pages`.
  public init(of accounts: [Account], from pages: any TransactionPages) {
    (self.accounts, self.pages) = (accounts, pages)
  }

  /// All transactions of a day, the last recorded first.
  ///
  /// - Throws: Errors from reading the pages.
  public func transactions(on day: Day, _ status: TransactionStatus) throws -> [Transaction] {
    try rows(in: day...day, status).sorted { $0.id > $1.id }
  }

  /// The certain transfers with a side within `days`.
  ///
  /// - Throws: Errors from reading the pages.
  public func transfers(in days: ClosedRange<Day>) throws -> [OwnTransfer] {
    let near = days.lowerBound.advanced(by: -TransferDays.most)...days.upperBound.advanced(by: TransferDays.most)
    let rows = try rows(in: near, .posted)
    let byId = Dictionary(rows.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return rows.compactMap { out in
      guard out.amount.isNegative, let transfer = out.transfer, transfer.isCertain, let into = byId[transfer.other],
        days.contains(out.day) || days.contains(into.day)
      else { return nil }
      return OwnTransfer(out: out, into: into)
    }
  }

  private func rows(in days: ClosedRange<Day>, _ status: TransactionStatus) throws -> [Transaction] {
    try accounts.flatMap { account -> [Transaction] in
      let group = TransactionGroup(account: account.id, status: status)
      var (rows, start) = ([Transaction](), PageStart.day(days.upperBound, skipping: 0))
      while true {
        let page = try pages.page(of: group, from: start, limit: pages.pageLimit)
        rows += page.filter { days.contains($0.day) }
        guard page.count == pages.pageLimit, let last = page.last, last.day >= days.lowerBound else { return rows }
        start = .after(last.key(by: .booked))
      }
    }
  }
}
