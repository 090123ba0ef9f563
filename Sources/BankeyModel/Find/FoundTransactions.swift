/// What a query found: which transactions, by group, and what they come to. Their rows are read by page.
public struct FoundTransactions: Hashable, Sendable {
  /// The matches of one group.
  public struct Group: Hashable, Sendable {
    /// Where they stand, newest first.
    public var keys: [TransactionKey]
    /// Their days with counts and sums, newest first.
    public var days: [DayTotal]

    /// Matches and their days.
    public init(keys: [TransactionKey], days: [DayTotal]) {
      self.keys = keys
      self.days = days
    }
  }
  /// What the matches in a currency come to.
  public struct Sum: Hashable, Sendable {
    /// The currency.
    public var currency: Currency
    /// Their sum; nil when it does not fit an amount.
    public var amount: Amount?

    /// A sum in a currency.
    public init(currency: Currency, amount: Amount?) {
      self.currency = currency
      self.amount = amount
    }
  }
  /// The groups with matches.
  public let groups: [TransactionGroup: Group]
  /// The sum of each currency, by its code. Different currencies are never added.
  public let sums: [Sum]
  /// How many matches there are.
  public let count: Int

  /// The matches of groups, each with the currency of its account.
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

extension FoundTransactions {
  /// The matches of all groups, newest first.
  public var newestFirst: [TransactionKey] {
    // Runs that are in order already: sorting merges them.
    groups.values.flatMap(\.keys).sorted(by: >)
  }
}

/// The matches of a query as pages: a screen that shows transactions shows the matches alone with it, whatever they are.
public struct FoundPages: TransactionPages {
  /// What was found.
  public let found: FoundTransactions
  private let rows: any TransactionLookup

  /// What was found, and where the rows are read.
  public init(_ found: FoundTransactions, rows: any TransactionLookup) {
    self.found = found
    self.rows = rows
  }

  /// The days that have matches. Throws nothing.
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] { found.groups[group]?.days ?? [] }

  /// The matches from `start` on; `skipping` counts matches. Throws what reading their rows throws.
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    let keys = found.groups[group]?.keys ?? []
    let range = keys.range(from: start, limit: max(0, min(limit, pageLimit)))
    return try rows.transactions(keys[range].map(\.id))
  }

  /// Where a match stands among the matches; nil when it is none. Throws what looking up its row throws.
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? {
    guard let place = try rows.place(of: id, by: date), let keys = found.groups[place.group]?.keys else { return nil }
    let index = keys.partition { $0 <= TransactionKey(day: place.day, id: id) }
    guard index < keys.count, keys[index].id == id else { return nil }
    let day = keys.partition { $0.day <= place.day }
    return TransactionPlace(group: place.group, day: place.day, offset: index - day)
  }
}

/// Finds transactions while somebody types. Nothing of it runs on the main actor; cancel the task of a question that nobody
/// asks any more, and it ends at once.
public protocol TransactionFinder: Sendable {
  /// At most `limit` matches (and never more than a page holds) from `start` on, newest first whatever the start. With
  /// `.after` or `.before` a key and a limit of 1 it is the next match, for n and N.
  func matches(
    of query: FindQuery, in scope: FindScope, from start: PageStart, limit: Int
  ) async throws -> [Transaction]

  /// All matches with their count and sums. Comes later than the first matches: with many it looks at every row.
  func all(of query: FindQuery, in scope: FindScope) async throws -> FoundTransactions

  /// All matches by their other sides, in each currency those first that come to most.
  func counterparties(of query: FindQuery, in scope: FindScope) async throws -> [CounterpartyTotal]
}
