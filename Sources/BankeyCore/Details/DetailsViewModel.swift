import BankeyModel
import BankeyText

/// The panel above an account's transactions.
public struct DetailsViewModel: Hashable, Sendable {
  /// An amount with its title.
  public struct Figure: Hashable, Sendable {
    /// "Available"
    public var title: String
    /// "$929,420.33"
    public var amount: String
    /// A recent change of the amount, shown for a moment.
    public var change: RowChange?
  }
  /// "Banking Account"
  public var name: String
  /// "Sbanken · bank data from today 07:12"
  public var origin: String
  /// "bank data from today 07:12", for narrow panels.
  public var originShort: String
  /// Whether the amounts are out of date.
  public var isStale: Bool
  /// "1234 56 78903"; nil when the account has no number, or its number serves as its name.
  public var number: String?
  /// "··8903", for narrow panels.
  public var numberTail: String?
  /// "Account 1234 56 78903"
  public var numberWithTitle: String?
  /// The balance; its amount is "—" when not known.
  public var balance: Figure
  /// The amount that can be spent; nil when it is not known.
  public var available: Figure?
  /// The highest amount that may be owed; nil when there is no limit.
  public var creditLimit: Figure?

  /// The amounts that are known, in the order available, balance, credit limit.
  public var figures: [Figure] { [available, balance, creditLimit].compactMap(\.self) }
}

extension Presenter {
  /// The panel above the transactions of an account, with recent changes.
  public func details(of account: Account, changes: SnapshotChanges = SnapshotChanges()) -> DetailsViewModel {
    let freshness = Freshness(of: account, today: now.day)
    let hint = account.balance == nil ? strings.setBalanceHint : nil
    let number = isNamedByNumber(account) ? nil : number(of: account)
    let origin = origin(of: account, hasFailed: freshness.hasFailed) + [hint].compactMap(\.self)
    return DetailsViewModel(
      name: name(of: account), origin: origin.joined(separator: formats.isASCII ? " - " : " · "),
      originShort: origin.last ?? "",
      isStale: freshness.isOld || freshness.hasFailed || account.isContradicted,
      number: number, numberTail: number == nil ? nil : tail(of: account),
      numberWithTitle: number.map { strings.account + " " + $0 },
      balance: balance(of: account, change(of: account, in: changes)),
      available: account.available.map { figure(strings.available, $0, of: account) },
      creditLimit: account.creditLimit.map { figure(strings.creditLimit, $0, of: account) })
  }

  private func balance(of account: Account, _ change: RowChange?) -> DetailsViewModel.Figure {
    let title = account.kind == .investment ? strings.value : strings.balance
    guard let balance = account.balance else { return .init(title: title, amount: unknown, change: change) }
    return figure(title, balance, of: account, change)
  }

  private func figure(
    _ title: String, _ amount: Amount, of account: Account, _ change: RowChange? = nil
  ) -> DetailsViewModel.Figure {
    .init(title: title, amount: formats.money(Money(amount, account.currency)), change: change)
  }

  /// The institution, the date of its data, whether the last refresh failed, and the balance that the user stated.
  func origin(of account: Account, hasFailed: Bool) -> [String] {
    let isCounted = account.stated?.isCounted == true
    let date = isCounted ? nil : account.balanceDate.map { strings.bankData(of: dayAndTime($0)) }
    let failure = hasFailed ? strings.notRefreshed : nil
    let origin = account.institution ?? (account.isFromFiles ? strings.file : nil)
    return [origin, date, failure, statedNote(of: account)].compactMap(\.self)
  }
}

extension Presenter {
  /// The title of the holdings with their total value, if it is known in the account's currency.
  public func title(of holdings: [HoldingRecord], in currency: Currency) -> ReportRow {
    let values = holdings.map { $0.currency == currency ? $0.value : nil }
    let sum = values.contains(nil) ? nil : values.compactMap(\.self).sum
    let amount = sum.map { formats.plain($0, decimals: currency.decimals) }
    return .title(.holdings, ReportLine(text: strings.title(.holdings), amount: amount))
  }

  /// The row of a holding: name, quantity and value.
  public func row(of holding: HoldingRecord, number: Int, in currency: Currency) -> ReportRow {
    let quantity = holding.quantity.map { strings.units(formats.plain($0, decimals: 0)) }
    let value = holding.value.map { value in
      holding.currency == currency
        ? formats.plain(value, decimals: currency.decimals) : formats.money(Money(value, holding.currency))
    }
    return .holding(
      number, ReportLine(text: formats.foreign(holding.name), note: quantity, amount: value ?? unknown))
  }
}

extension Presenter {
  /// The number of parts of a section's total: the groups of the grand total, or the days of a group.
  public func parts(of section: ReportSection, in report: Report) -> Int {
    section == .grandTotal ? report.groups.count : days(of: section, in: report).count
  }

  /// One part of a section's total.
  public func part(_ number: Int, of section: ReportSection, in report: Report) -> FigureRow {
    if section == .grandTotal {
      let group = report.groups[number].section
      return row(
        .group(group), strings.total(group), report.groups[number].outline.transactions, report.total(of: group), report
      )
    }
    let day = days(of: section, in: report)[number]
    var row = row(.day(section, day.day), formats.mediumDate(day.day), day.count, day.total, report)
    row.shortLabel = formats.shortDate(day.day)
    return row
  }

  /// The title and the formatted total of `section`: a dash if the sum is unknown.
  public func whole(_ section: ReportSection, in report: Report) -> (title: String, figure: String) {
    let total = report.total(of: section)
    return (strings.total(section), total.map { formats.signed(Money($0, report.currency)) } ?? unknown)
  }

  private func days(of section: ReportSection, in report: Report) -> [DayTotal] {
    report.groups.first { $0.section == section }?.outline.days ?? []
  }

  private func row(_ id: FigureRow.ID, _ label: String, _ count: Int, _ total: Amount?, _ report: Report) -> FigureRow {
    FigureRow(
      id: id, label: label, note: strings.transactions(count, formats.count(count)),
      figure: total.map { formats.signedPlain($0, decimals: report.currency.decimals) } ?? unknown,
      copy: total.flatMap { ($0.canonical(in: report.currency) ?? $0).description })
  }
}
