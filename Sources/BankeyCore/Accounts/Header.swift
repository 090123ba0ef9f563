import BankeyModel
import BankeyText

/// The contents of the panel above the accounts.
public struct HeaderViewModel: Hashable, Sendable {
  /// "Good morning"
  public var greeting: String
  /// "Jonathan"; nil when the name is not known.
  public var name: String?
  /// "Saturday, November 21, 2026"
  public var date: String
  /// Its shorter forms, "Nov 21, 2026" and "Nov 21", the longest first.
  public var shortDates: [String]
  /// "Net worth"
  public var netWorthTitle: String
  /// The amount in the main currency; nil while it is being loaded.
  public var netWorth: String?
  /// The sums in other currencies, each with its sign: "+ NOK 1,240.50", "−€50.83".
  public var others: [String]
  /// "≈ 1,204,000 NOK, rates of Nov 20"; nil when that is switched off, or there is nothing to convert.
  public var converted: String?
  /// "11 of 12 counted", when some balance is not known.
  public var counted: String?
  /// "updated 09:00"
  public var updated: String?
  /// "3 new since Friday", transactions that the user has not seen; nil when there are none.
  public var news: String?
  /// "1 balance is old", or the consent that ends first: "DNB: consent for 5 more days".
  public var freshness: String?
  /// "1 old", or "consent for 5 more days", for narrow panels.
  public var freshnessShort: String?
  /// "oldest balance from Nov 18", when a balance is old.
  public var oldest: String?
  /// Net worth in the main currency over 30 days; nil when it is not known or did not change.
  public var trend: ChartSeries?
  /// "30 days"
  public var trendTitle: String
  /// The change in net worth since the end of last month; nil when there is none or it is not known.
  public var change: RowChange?
  /// The same, exactly.
  var moved: Money?
  /// "since Nov 1"
  public var changeTitle: String
  /// Whether to draw the moon instead of the sun.
  public var isNight: Bool
}

extension Presenter {
  /// The header panel. Amounts are nil while the accounts are loading. The trend is computed from daily totals of
  /// posted transactions.
  public func header(
    name: String?, of snapshot: AccountsSnapshot?, isLoading: Bool = false, days: [Account.ID: [DayTotal]] = [:],
    arrived: NewRows = NewRows()
  ) -> HeaderViewModel {
    let main = snapshot.flatMap { mainCurrency(of: $0.accounts) }
    let history = snapshot.flatMap { snapshot in main.flatMap { netWorth(of: snapshot, in: $0, days) } }
    let moved = history.flatMap { history in main.flatMap { change(of: history, in: $0) } }
    let minute = now.minute ?? 0
    let part = PartOfDay(minute: minute)
    let old = snapshot.map(oldBalances) ?? 0
    let sums = sums(of: snapshot?.accounts ?? [], main: main)
    let consent = snapshot.flatMap(endingConsent)
    return HeaderViewModel(
      greeting: strings.greeting(part), name: name ?? snapshot.flatMap(firstName), date: formats.longDate(now.day),
      shortDates: [formats.mediumDate(now.day), formats.shortDate(now.day)],
      netWorthTitle: strings.netWorth, netWorth: isLoading ? nil : sums.last.map(formats.money) ?? unknown,
      others: isLoading ? [] : sums.dropLast().map(added),
      converted: snapshot.flatMap(converted).map(line), counted: snapshot.flatMap(counted),
      updated: snapshot?.lastRefresh.map { strings.updated(moment(clock.local($0))) },
      news: news(arrived),
      freshness: consent.map { strings.consent(of: $0.bank, $0.state) }
        ?? (old == 0 ? nil : strings.oldBalances(old, formats.count(old))),
      freshnessShort: consent?.state ?? (old == 0 ? nil : strings.oldBalancesShort(old, formats.count(old))),
      oldest: old == 0 ? nil : snapshot.flatMap(oldest).map { strings.oldestBalance(of: day($0)) },
      trend: history.flatMap(trend), trendTitle: strings.range(.month),
      change: moved.map(difference), moved: moved,
      changeTitle: strings.since(formats.shortDate(now.day.advanced(by: 1 - now.day.components.day))),
      isNight: part == .night || minute < 6 * 60)
  }

  private func news(_ arrived: NewRows) -> String? {
    let count = arrived.accounts.count
    guard count > 0 else { return nil }
    // There may be more than a reader examines.
    let shown = formats.count(count) + (count < NewsRecord.limit ? "" : "+")
    return strings.newSince(count, shown, arrived.since.map { beginning(clock.local($0)) })
  }

  /// The consent that ends first, from a week before its end on, with the name of its bank.
  private func endingConsent(_ snapshot: AccountsSnapshot) -> (bank: String, state: String)? {
    let soon = now.day.advanced(by: Presenter.consentNotice)
    let all = snapshot.sources.flatMap { source in
      source.connections.compactMap { connection in
        connection.consentUntil.map {
          (name: source.onlyConnection == nil ? title(of: connection) : title(of: source), until: $0)
        }
      }
    }
    let first = all.filter { $0.until <= soon }.min { $0.until < $1.until }
    return first.map { ($0.name, consent($0.until).text) }
  }

  /// The first name of the accounts' owner, when all belong to one person.
  private func firstName(_ snapshot: AccountsSnapshot) -> String? {
    let owners = Set(snapshot.accounts.compactMap(\.account.owner))
    guard owners.count == 1, let first = owners.first?.split(separator: " ").first else { return nil }
    return String(first)
  }

  /// An amount that follows others: a plus sign precedes it, unless it has a minus sign of its own.
  private func added(_ money: Money) -> String { (money.amount.isNegative ? "" : "+ ") + formats.money(money) }

  private func counted(_ snapshot: AccountsSnapshot) -> String? {
    let accounts = snapshot.accounts
    let included = accounts.indices.filter { !accounts[$0].isExcluded }
    let known = included.count { accounts[$0].account.balance != nil }
    return known == included.count ? nil : strings.counted(formats.count(known), of: formats.count(included.count))
  }

  private func oldest(_ snapshot: AccountsSnapshot) -> Day? {
    let accounts = snapshot.accounts
    return accounts.indices.filter { !accounts[$0].isExcluded }.compactMap { accounts[$0].account.balanceDate?.day }
      .min()
  }

  private func oldBalances(_ snapshot: AccountsSnapshot) -> Int {
    let accounts = snapshot.accounts
    return accounts.indices.count {
      !accounts[$0].isExcluded && Freshness(of: accounts[$0].account, today: now.day).isOld
    }
  }
}

/// The age of a balance by the source's own date, and whether its last refresh failed.
public struct Freshness: Hashable, Sendable {
  /// The age in days beyond which a balance is marked as old.
  public static let limit = 2

  /// The number of days beyond which the date is shown instead of the age.
  static let countable = 60

  /// The source's date of the balance; nil when it gave none.
  public var date: LocalTime?
  /// The days since then; nil when the source gave no date. Never negative.
  public var days: Int?
  /// Whether the last refresh of the account, its connection or its source failed.
  public var hasFailed: Bool

  /// Evaluates an account's balance on `today`.
  public init(of account: Account, today: Day) {
    date = account.balanceDate
    days = date.map { max(0, $0.day.distance(to: today)) }
    hasFailed = account.error != nil
  }

  /// Whether the balance is out of date.
  public var isOld: Bool { days.map { $0 > Freshness.limit } ?? false }
}
