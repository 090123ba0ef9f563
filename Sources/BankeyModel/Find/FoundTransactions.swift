/// The result of a search: the keys of the matches, by group, with counts and sums. `FoundPages` reads their rows page
/// by page.
public struct FoundTransactions: Hashable, Sendable {
  /// The matches in one group.
  public struct Group: Hashable, Sendable {
    /// The keys of the matches, newest first.
    public var keys: [TransactionKey]
    /// The days of the matches with counts and sums, newest first.
    public var days: [DayTotal]

    /// Creates a group of matches.
    public init(keys: [TransactionKey], days: [DayTotal]) {
      self.keys = keys
      self.days = days
    }
  }
  /// The sum of all matches in one currency.
  public struct Sum: Hashable, Sendable {
    /// The currency of the sums.
    public var currency: Currency
    /// The exact sum; nil when it does not fit an amount.
    public var amount: Amount?

    /// Creates a sum; `amount` is nil if it overflows.
    public init(currency: Currency, amount: Amount?) {
      self.currency = currency
      self.amount = amount
    }
  }
  /// The groups that have matches.
  public let groups: [TransactionGroup: Group]
  /// One sum for each currency, ordered by currency code. Amounts of different currencies are never added.
  public let sums: [Sum]
  /// How many transactions match, in all groups.
  public let count: Int

  /// Creates a result from groups of matches, each with the currency of its account.
  public init(_ groups: [TransactionGroup: (Group, Currency)]) {
    self.groups = groups.mapValues(\.0)
    count = groups.values.reduce(0) { $0 + $1.0.keys.count }
    let days = Dictionary(grouping: groups.values, by: \.1).mapValues { $0.flatMap(\.0.days) }
    sums = days.map { currency, days in
      let totals = days.compactMap(\.total)
      return Sum(currency: currency, amount: totals.count == days.count ? totals.sum : nil)
    }.sorted { $0.currency.code < $1.currency.code }
  }
}

extension TimelineDays {
  /// Groups the days of matches in accounts.
  public init(of found: FoundTransactions, in accounts: [Account]) {
    let currencies = Dictionary(accounts.map { ($0.id, $0.currency) }, uniquingKeysWith: { first, _ in first })
    var days: [TransactionStatus: [Day: TimelineDay]] = [:]
    for (group, matches) in found.groups {
      guard let currency = currencies[group.account] else { continue }
      for total in matches.days { days[group.status, default: [:]].add(total, in: currency) }
    }
    self.init(authorized: days[.authorized, default: [:]], posted: days[.posted, default: [:]])
  }
}

extension FoundTransactions {
  /// The matches of all groups, newest first.
  public var newestFirst: [TransactionKey] {
    // The arrays are sorted already, so sorting merges runs.
    groups.values.flatMap(\.keys).sorted(by: >)
  }
}

/// The matches of a search as pages, so that a screen of transactions can show only the matches.
public struct FoundPages: TransactionPages {
  /// The matches whose rows are paged.
  public let found: FoundTransactions
  private let rows: any TransactionLookup

  /// Creates pages of `found`, whose rows `rows` reads.
  public init(_ found: FoundTransactions, rows: any TransactionLookup) {
    self.found = found
    self.rows = rows
  }

  /// The days that have matches. Never throws.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] { found.groups[group]?.days ?? [] }

  /// The matches from `start` on; `skipping` counts matches.
  ///
  /// - Throws: Errors from reading the rows.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    let keys = found.groups[group]?.keys ?? []
    let range = keys.range(from: start, limit: max(0, min(limit, pageLimit)))
    return try rows.transactions(keys[range].map(\.id))
  }

  /// The position of a match among the matches; nil for any other transaction.
  ///
  /// - Throws: Errors from looking it up.
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
    guard let place = try rows.place(of: id, by: date), let keys = found.groups[place.group]?.keys else { return nil }
    let index = keys.partition { $0 <= TransactionKey(day: place.day, id: id) }
    guard index < keys.count, keys[index].id == id else { return nil }
    let day = keys.partition { $0.day <= place.day }
    return TransactionPlace(group: place.group, day: place.day, offset: index - day)
  }
}

/// Searches transactions while the user types, off the main actor. Cancelling the task stops the search promptly.
public protocol TransactionFinder: Sendable {
  /// At most `limit` matches (never more than `pageLimit`) from `start` on, newest first. With `.after` or `.before` a
  /// key and a limit of 1 it finds the next or the previous match.
  func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction]

  /// All matches with counts and sums. Slower than `matches`, because it may have to read every row.
  func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions

  /// Totals of all matches by counterparty, in each currency the largest first.
  func counterparties(of query: FindQuery, in scope: FindScope) async throws -> [CounterpartyTotal]
}
