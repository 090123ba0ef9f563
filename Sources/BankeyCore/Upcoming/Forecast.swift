import BankeyModel

/// What will be paid and received in one currency until the next payday or for a month, and what is then left.
public struct Forecast: Hashable, Sendable {
  /// Something that is expected.
  public struct Item: Identifiable, Hashable, Sendable {
    /// What is expected.
    public enum Cause: Hashable, Sendable {
      /// A payment that recurs.
      case series(RecurringSeries)
      /// The bank has reserved it, and its balance does not show it yet.
      case authorized(Transaction)
    }
    /// Which one it is.
    public struct ID: Hashable, Sendable {
      /// The transaction that is authorized, or the newest occurrence of the series.
      public let transaction: Transaction.ID
      /// When it is expected.
      public let day: Day
    }
    /// What is expected.
    public let cause: Cause
    /// When.
    public let day: Day
    /// What it leaves at least and at most, signed: of a payment the larger figure is the low end.
    public let low, high: Amount
    /// What is there after it; nil where a balance is not known, or does not fit.
    public internal(set) var balance: Ends?

    /// Which one it is.
    public var id: ID { ID(transaction: transaction, day: day) }

    private var transaction: Transaction.ID {
      switch cause {
      case .series(let series): series.id
      case .authorized(let transaction): transaction.id
      }
    }
  }

  /// The least and the most that something may be.
  public struct Ends: Hashable, Sendable {
    /// The low end.
    public let low: Amount
    /// The high end.
    public let high: Amount

    /// What lies between two figures.
    public init(low: Amount, high: Amount) { (self.low, self.high) = (low, high) }
  }

  /// What there is at least before a day, and when.
  public struct Lowest: Hashable, Sendable {
    /// What there is.
    public let balance: Ends
    /// On which day.
    public let day: Day
    /// The everyday spending that is counted in until that day, from the span with the most and the one with the least; nil where too
    /// little is known of it.
    public let everyday: Everyday?
  }

  /// Everyday spending, and the past days that it rests on.
  public struct Everyday: Hashable, Sendable {
    /// What is spent, signed.
    public let amount: Ends
    /// The days in which as much was spent as the low end says.
    public let heavy: ClosedRange<Day>
    /// The days in which as much was spent as the high end says.
    public let light: ClosedRange<Day>
  }

  /// What all is counted in.
  public let currency: Currency
  /// The accounts that are counted together: current accounts, cards, and what is of no known kind, but those that the config excludes.
  public let accounts: [Account]
  /// What there is now; nil where a balance is not known.
  public let balance: Amount?
  /// What is expected, by day.
  public internal(set) var items: [Item]
  /// The largest income that recurs, and the day on which it is expected next.
  public let payday: Item?
  /// The last day that is looked at.
  public let last: Day
  /// What there is at least before payday; nil where a balance is not known.
  public internal(set) var lowest: Lowest?
}

extension Forecast {
  /// Without a payday, so many days are looked ahead.
  static let days = 31

  /// What is expected in a currency of the accounts that are counted in it.
  init(
    _ series: [RecurringSeries], in currency: Currency, of isCounted: [Bool], _ all: [Account], _ movements: [Movement],
    _ transactions: [Transaction], today: Day
  ) {
    let accounts = zip(all, isCounted).filter(\.1).map(\.0)
    let ids = Set(accounts.map(\.id))
    let own = series.filter { ids.contains($0.account) }
    let far = today.advanced(by: Self.days)
    let authorized = movements.filter { !$0.isPosted && isCounted[$0.account] }.map { transactions[$0.index] }
    var items = own.flatMap { series in
      series.expected(from: today, to: far).map { Item(series, on: $0) }
    }
    items = items.filter { item in !authorized.contains { item.isMet(by: $0) } }
    items += authorized.map { Item(cause: .authorized($0), day: today, low: $0.amount, high: $0.amount) }
    items.sort { ($0.day, $0.low, $0.id.transaction) < ($1.day, $1.low, $1.id.transaction) }
    self.currency = currency
    self.accounts = accounts
    let balances = accounts.compactMap(\.balance)
    balance = balances.isEmpty ? nil : balances.sum
    payday = own.filter(\.isIncome).max { $0.ends.low < $1.ends.low }.flatMap { best in
      items.first { $0.cause == .series(best) }
    }
    last = payday.map { max(today, $0.day.advanced(by: -1)) } ?? far
    self.items = items
    let recurring = Set(own.flatMap(\.occurrences).map(\.id))
    let everyday = EverydaySpending(in: movements, of: isCounted, today: today, recurring: recurring)
    run(from: today, everyday)
  }

  /// Runs the balance on through everything that is expected, and finds the day on which there is least.
  private mutating func run(from today: Day, _ everyday: EverydaySpending?) {
    guard let balance else { return }
    var (low, high): (Amount?, Amount?) = (balance, balance)
    var next = 0
    for day in today...max(last, items.last?.day ?? last) {
      let spans = everyday?.spans(of: today.distance(to: day))
      while next < items.count, items[next].day == day {
        (low, high) = (low?.adding(items[next].low), high?.adding(items[next].high))
        items[next].balance = Self.ends(low, high, spans)
        next += 1
      }
      guard day <= last, let ends = Self.ends(low, high, spans) else { continue }
      if lowest.map({ ends.low < $0.balance.low }) ?? true {
        lowest = Lowest(balance: ends, day: day, everyday: today == day ? nil : spans.map(Everyday.init))
      }
    }
  }

  private static func ends(
    _ low: Amount?, _ high: Amount?, _ spans: (light: EverydaySpending.Span, heavy: EverydaySpending.Span)?
  ) -> Ends? {
    guard let low = low?.adding(spans?.heavy.amount ?? .zero), let high = high?.adding(spans?.light.amount ?? .zero)
    else {
      return nil
    }
    return Ends(low: low, high: high)
  }
}

extension Forecast.Everyday {
  init(_ spans: (light: EverydaySpending.Span, heavy: EverydaySpending.Span)) {
    self.init(
      amount: .init(low: spans.heavy.amount, high: spans.light.amount), heavy: spans.heavy.days, light: spans.light.days
    )
  }
}

extension Forecast.Item {
  init(_ series: RecurringSeries, on day: Day) {
    let (low, high) = series.ends
    self.init(cause: .series(series), day: day, low: low, high: high)
  }

  /// Whether a transaction that the bank has reserved is this occurrence: it is of the same payee and comes to about the same.
  fileprivate func isMet(by transaction: Transaction) -> Bool {
    guard case .series(let series) = cause, series.account == transaction.account,
      series.isIncome != transaction.amount.isNegative,
      abs(day.distance(to: transaction.day)) <= series.rhythm.tolerance + 5
    else { return false }
    return series.occurrences[0].amount == transaction.amount
      || SeriesKey(transaction, on: series.key.account) == series.key
  }
}

/// What is coming: the payments that recur, and what they leave in each currency.
public struct Upcoming: Hashable, Sendable {
  /// Transactions before this many days do not matter.
  public static let lookBack = 1200

  /// Every payment that recurs, on any account.
  public let series: [RecurringSeries]
  /// A forecast for each currency in which something is expected; that of the main one first.
  public let forecasts: [Forecast]

  /// What is coming from today on. `transactions` are those of the last `lookBack` days, in any order, with own transfers marked;
  /// `dismissed` are occurrences of series that are not to be shown again.
  public init(
    _ transactions: [Transaction], of accounts: [ListedAccount], dismissed: Set<Transaction.ID> = [], today: Day
  ) {
    let all = accounts.map(\.account)
    let movements = [Movement](transactions, of: all, through: today)
    let series = SeriesFinder(today: today, dismissed: dismissed).series(in: movements, of: all, transactions)
    self.series = series
    let currencies = Set(accounts.filter(Self.isCounted).map(\.account.currency))
    let forecasts = currencies.map { currency in
      Forecast(
        series, in: currency, of: accounts.map { Self.isCounted($0) && $0.account.currency == currency }, all,
        movements,
        transactions, today: today)
    }
    self.forecasts = forecasts.filter { !$0.items.isEmpty }.sorted(by: Self.isBefore)
  }

  /// What pays and is paid counts, an account of no known kind too; what is saved, invested or owed for years does not.
  private static func isCounted(_ account: ListedAccount) -> Bool {
    !account.isExcluded && [.banking, .creditCard, .other].contains(account.account.kind)
  }

  private static func isBefore(_ one: Forecast, _ other: Forecast) -> Bool {
    (one.payday == nil ? 1 : 0, -one.items.count, one.currency.code)
      < (other.payday == nil ? 1 : 0, -other.items.count, other.currency.code)
  }
}
