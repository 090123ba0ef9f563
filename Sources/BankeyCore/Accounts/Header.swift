import BankeyModel
import BankeyText

/// What the panel above the accounts shows.
public struct HeaderViewModel: Hashable, Sendable {
  /// "Good morning"
  public var greeting: String
  /// "Jonathan"; nil when nobody said.
  public var name: String?
  /// "Saturday, November 21, 2026"
  public var date: String
  /// "Net worth"
  public var netWorthTitle: String
  /// The figure in the main currency; nil while it is being read.
  public var netWorth: String?
  /// What is added to it in other currencies, each with its sign: "+ NOK 1,240.50", "−€50.83".
  public var others: [String]
  /// The same figure with its sign, where it follows others: "+ $981,350.49".
  public var netWorthAfterOthers: String?
  /// "11 of 12 counted", when a balance is not known.
  public var counted: String?
  /// "updated 09:00"
  public var updated: String?
  /// "1 balance is old"
  public var freshness: String?
  /// "1 old", where there is little room.
  public var freshnessShort: String?
  /// "oldest balance of Nov 18", when one is old.
  public var oldest: String?
  /// Net worth in the main currency over 30 days; nil when it is not known, or nothing moved.
  public var trend: ChartSeries?
  /// "30 days"
  public var trendTitle: String
  /// By how much it has changed in this month.
  public var change: RowChange?
  /// "since Nov 1"
  public var changeTitle: String
  /// Whether the moon is drawn instead of the sun.
  public var isNight: Bool
}

extension Presenter {
  /// The header panel. Figures are left open while they are being read; the trend comes from the sums of posted days.
  public func header(
    name: String?, of snapshot: AccountsSnapshot?, isLoading: Bool = false, days: [Account.ID: [DayTotal]] = [:]
  )
    -> HeaderViewModel
  {
    let trend = snapshot.flatMap { netWorthTrend(of: $0, days) }
    let minute = now.minute ?? 0
    let part = PartOfDay(minute: minute)
    let old = snapshot.map(oldBalances) ?? 0
    let sums = netWorth(snapshot)
    return HeaderViewModel(
      greeting: strings.greeting(part), name: name ?? snapshot.flatMap(firstName), date: formats.longDate(now.day),
      netWorthTitle: strings.netWorth, netWorth: isLoading ? nil : sums.last.map(formats.money) ?? unknown,
      others: isLoading ? [] : sums.dropLast().map(added), netWorthAfterOthers: isLoading ? nil : sums.last.map(added),
      counted: snapshot.flatMap(counted),
      updated: snapshot?.lastRefresh.map { strings.updated(moment(clock.local($0))) },
      freshness: old == 0 ? nil : strings.oldBalances(old),
      freshnessShort: old == 0 ? nil : strings.oldBalancesShort(old),
      oldest: old == 0 ? nil : snapshot.flatMap(oldest).map { strings.oldestBalance(of: day($0)) },
      trend: trend, trendTitle: strings.range(.month),
      change: snapshot.flatMap { netWorthChange(of: $0, days) },
      changeTitle: strings.since(formats.shortDate(now.day.advanced(by: 1 - now.day.components.day))),
      isNight: part == .night || minute < 6 * 60)
  }

  /// The first name of whose accounts these are, when it is one person's.
  private func firstName(_ snapshot: AccountsSnapshot) -> String? {
    let owners = Set(snapshot.accounts.compactMap(\.account.owner))
    guard owners.count == 1, let first = owners.first?.split(separator: " ").first else { return nil }
    return String(first)
  }

  /// The sums of all balances that count, hidden accounts too, the main currency last.
  private func netWorth(_ snapshot: AccountsSnapshot?) -> [Money] {
    let accounts = snapshot?.accounts ?? []
    return sums(of: accounts, main: mainCurrency(of: accounts))
  }

  /// A figure that comes to others: what is owed has its own sign and no plus before it.
  private func added(_ money: Money) -> String { (money.amount.isNegative ? "" : "+ ") + formats.money(money) }

  private func counted(_ snapshot: AccountsSnapshot) -> String? {
    let included = snapshot.accounts.filter { !$0.isExcluded }
    let known = included.count { $0.account.balance != nil }
    return known == included.count ? nil : strings.counted(known, of: included.count)
  }

  private func oldest(_ snapshot: AccountsSnapshot) -> Day? {
    snapshot.accounts.filter { !$0.isExcluded }.compactMap(\.account.balanceDate?.day).min()
  }

  private func oldBalances(_ snapshot: AccountsSnapshot) -> Int {
    snapshot.accounts.count { !$0.isExcluded && Freshness(of: $0.account, today: now.day).isOld }
  }
}

/// How old a balance is by the source's own date, and whether its source still answers.
public struct Freshness: Hashable, Sendable {
  /// More than this many days old is worth a mark.
  public static let limit = 2

  /// Beyond this many days the date says more than the number.
  static let countable = 60

  /// The source's own date; nil when it gave none.
  public var date: LocalTime?
  /// Days since the source's own date; nil when it gave none. Never negative.
  public var days: Int?
  /// Whether the account, its connection or its source failed when it was last asked for.
  public var hasFailed: Bool

  /// An account's balance, looked at on `today`.
  public init(of account: Account, today: Day) {
    date = account.balanceDate
    days = date.map { max(0, $0.day.distance(to: today)) }
    hasFailed = account.error != nil
  }

  /// Whether it is too old to be taken for today's.
  public var isOld: Bool { days.map { $0 > Freshness.limit } ?? false }
}
