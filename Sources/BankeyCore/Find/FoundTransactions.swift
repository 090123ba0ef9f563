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
