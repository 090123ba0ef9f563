import BankeyModel

/// The expected payments in one currency until the next payday, or for a month, and the balance after each.
public struct Forecast: Hashable, Sendable {
  /// An expected payment or income.
  public struct Item: Identifiable, Hashable, Sendable {
    /// The reason to expect it.
    public enum Cause: Hashable, Sendable {
      /// An expected occurrence of a recurring payment.
      case series(RecurringSeries)
      /// An authorized transaction, which the balance does not include yet.
      case authorized(Transaction)
    }
    /// Identifies an item across forecasts.
    public struct ID: Hashable, Sendable {
      /// The authorized transaction, or the newest occurrence of the series.
      public let transaction: Transaction.ID
      /// The day on which it is expected, after any shift around a weekend.
      public let day: Day
    }
    /// The reason to expect it.
    public let cause: Cause
    /// The day on which it is expected, after any shift around a weekend.
    public let day: Day
    /// The smallest and the largest signed amount. For a payment, the larger figure is the low end.
    public let low, high: Amount
    /// The balance after it; nil when a balance is unknown or overflows.
    public internal(set) var balance: Ends?

    /// Identifies the item by its transaction and day.
    public var id: ID { ID(transaction: transaction, day: day) }

    /// The account whose balance the item changes.
    public var account: Account.ID {
      switch cause {
      case .series(let series): series.account
      case .authorized(let transaction): transaction.account
      }
    }

    private var transaction: Transaction.ID {
      switch cause {
      case .series(let series): series.id
      case .authorized(let transaction): transaction.id
      }
    }
  }

  /// The lowest and the highest amount that is plausible.
  public struct Ends: Hashable, Sendable {
    /// The lowest expected amount, signed.
    public let low: Amount
    /// The highest expected amount, signed.
    public let high: Amount

    /// The range between two amounts.
    public init(low: Amount, high: Amount) { (self.low, self.high) = (low, high) }
  }

  /// The lowest balance before a day.
  public struct Lowest: Hashable, Sendable {
    /// The range of the lowest balance.
    public let balance: Ends
    /// The day on which it is expected.
    public let day: Day
    /// The everyday spending included up to that day; nil when the history is too short.
    public let everyday: Everyday?
  }

  /// Everyday spending, and the past days that it is derived from.
  public struct Everyday: Hashable, Sendable {
    /// The range of signed sums.
    public let amount: Ends
    /// The days whose spending is the low end.
    public let heavy: ClosedRange<Day>
    /// The days whose spending is the high end.
    public let light: ClosedRange<Day>
  }

  /// The currency of all amounts.
  public let currency: Currency
  /// The accounts that are added up: current accounts, cards and accounts of an unknown kind, except those that the
  /// config excludes.
  public let accounts: [Account]
  /// The sum of the known balances of these accounts; nil when none is known. Items of the other accounts do not change
  /// it.
  public let balance: Amount?
  /// The expected payments and income by day.
  public internal(set) var items: [Item]
  /// The largest recurring income and the next day on which it is expected.
  public let payday: Item?
  /// The last day that the forecast covers.
  public let last: Day
  /// The lowest balance before payday; nil when no balance is known.
  public internal(set) var lowest: Lowest?
}

extension Forecast {
  /// The length of a forecast without a payday, in days.
  static let days = 31

  /// Computes the forecast of one currency.
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
    let isKnown = zip(all, isCounted).map { $1 && $0.balance != nil }
    let everyday = EverydaySpending(in: movements, of: isKnown, today: today, recurring: recurring)
    run(from: today, everyday)
  }

  /// Carries the balance forward through all items and finds its lowest day.
  private mutating func run(from today: Day, _ everyday: EverydaySpending?) {
    guard let balance else { return }
    let known = Set(accounts.filter { $0.balance != nil }.map(\.id))
    var (low, high): (Amount?, Amount?) = (balance, balance)
    var next = 0
    for day in today...max(last, items.last?.day ?? last) {
      let spans = everyday?.spans(of: today.distance(to: day))
      while next < items.count, items[next].day == day {
        if known.contains(items[next].account) {
          (low, high) = (low?.adding(items[next].low), high?.adding(items[next].high))
          items[next].balance = Self.ends(low, high, spans)
        }
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

  /// Whether an authorized transaction is this occurrence: it has the same payee and about the same amount.
  fileprivate func isMet(by transaction: Transaction) -> Bool {
    guard case .series(let series) = cause, series.account == transaction.account,
      series.isIncome != transaction.amount.isNegative,
      abs(day.distance(to: transaction.day)) <= series.rhythm.tolerance + 5
    else { return false }
    return series.occurrences[0].amount == transaction.amount
      || SeriesKey(transaction, on: series.key.account) == series.key
  }
}

/// The recurring payments and, for each currency, a forecast.
public struct Upcoming: Hashable, Sendable {
  /// Older transactions, in days, do not matter.
  public static let lookBack = 1200

  /// The recurring payments of all accounts.
  public let series: [RecurringSeries]
  /// A forecast for each currency with expected payments, the main currency first.
  public let forecasts: [Forecast]

  /// Computes the forecast from today. `transactions` are those of the last `lookBack` days in any order, with own
  /// transfers marked; `dismissed` are occurrences of series that the user has dismissed.
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

  /// Whether an account is used for payments; savings, investments and loans are not, accounts of an unknown kind are.
  private static func isCounted(_ account: ListedAccount) -> Bool {
    !account.isExcluded && [.banking, .creditCard, .other].contains(account.account.kind)
  }

  private static func isBefore(_ one: Forecast, _ other: Forecast) -> Bool {
    (one.payday == nil ? 1 : 0, -one.items.count, one.currency.code)
      < (other.payday == nil ? 1 : 0, -other.items.count, other.currency.code)
  }
}
