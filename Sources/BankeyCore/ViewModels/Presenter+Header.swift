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
    return HeaderViewModel(
      greeting: strings.greeting(part), name: name ?? snapshot.flatMap(firstName), date: formats.longDate(now.day),
      netWorthTitle: strings.netWorth,
      netWorth: isLoading ? [] : netWorth(snapshot), counted: snapshot.flatMap(counted),
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

  /// The sums of all balances that count, hidden accounts too, the main currency first.
  private func netWorth(_ snapshot: AccountsSnapshot?) -> [String] {
    let accounts = snapshot?.accounts ?? []
    let sums = sums(of: accounts, main: mainCurrency(of: accounts))
    return sums.isEmpty ? [unknown] : (sums.suffix(1) + sums.dropLast()).map(formats.money)
  }

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
