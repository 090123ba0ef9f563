import BankeyModel
import BankeyText

/// Writes the contents of a screen as lines that can be heard: every figure is named, and nothing depends on position,
/// color or graphics.
struct PlainFigures {
  let presenter: Presenter
  /// Whether signs and currencies are written as words.
  let inWords: Bool

  var strings: any Strings { presenter.strings }
  private var formats: Formats { presenter.formats }

  /// An amount with its currency: "−$50.83" or "minus 50.83 US dollars".
  func money(_ amount: Amount?, _ currency: Currency, isSigned: Bool = false) -> String {
    guard let amount else { return strings.unknownBalance }
    guard inWords else {
      let money = Money(amount, currency)
      return isSigned ? formats.signed(money) : formats.money(money)
    }
    let size = amount.isNegative ? amount.negated ?? amount : amount
    let sign = amount.isNegative ? strings.plainMinus : isSigned && amount > .zero ? strings.plainPlus : nil
    let code = currency.code == "XXX" ? nil : currency.code
    return [sign, formats.plain(size, decimals: currency.decimals), code.map { strings.plainCurrency($0) ?? $0 }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// A text as a sentence: with a capital and a full stop.
  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// Joins the texts that are neither nil nor empty.
  static func joined(_ texts: [String?], _ separator: String = ", ") -> String {
    texts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension PlainFigures {
  /// An account as a line, with its balance and any warnings.
  func line(of listed: ListedAccount, _ news: AccountNews) -> String {
    let account = listed.account
    let row = presenter.row(of: account, in: news)
    return Self.joined([
      row.accountName, row.accountType, row.institution, row.number.map { strings.plainNumber + " " + $0 },
      row.balanceTitle + " " + money(account.balance, account.currency),
      account.available.map { row.availableTitle + " " + money($0, account.currency) },
      row.date.map { row.dateTitle + " " + $0 }, presenter.statedNote(of: account),
      row.freshness.map { (row.isStale ? strings.plainWarning + ": " : "") + $0 }, row.news,
      row.change.map { change($0, news.changes.balances[account.id] ?? nil) },
    ])
  }

  /// A change of an account, or of its balance, whose direction is a word instead of a sign.
  private func change(_ change: RowChange, _ money: Money?) -> String {
    switch change {
    case .added(let text), .removed(let text): text
    case .risen(let figure), .fallen(let figure): money.map { strings.plainChange(moved($0)) } ?? figure
    }
  }

  /// "risen by $120.00"
  func moved(_ money: Money) -> String {
    strings.plainMoved(risen: !money.amount.isNegative, size(money.amount, money.currency))
  }

  /// An amount without its sign.
  private func size(_ amount: Amount, _ currency: Currency) -> String {
    self.money(amount.isNegative ? amount.negated ?? amount : amount, currency)
  }

  /// The lines above the accounts.
  func header(_ snapshot: AccountsSnapshot, _ choice: PlainChoice) -> [String] {
    let header = presenter.header(
      name: choice.name, of: snapshot, days: choice.days, arrived: choice.news.arrived)
    let main = presenter.mainCurrency(of: snapshot.accounts)
    let sums = presenter.sums(of: snapshot.accounts, main: main).reversed().map { money($0.amount, $0.currency) }
    return [
      Self.joined([header.greeting, header.name]) + ". " + Self.sentence(header.date),
      Self.joined(
        [header.netWorthTitle + " " + (sums.isEmpty ? strings.unknownBalance : sums.joined(separator: ", "))]
          + [
            header.moved.map { moved($0) + " " + header.changeTitle }, header.counted, header.updated, header.news,
            header.freshness, header.oldest,
          ]),
    ] + (header.converted.map { [$0] } ?? [])
  }

  /// The heading of a kind of accounts, with sums by currency.
  func section(_ kind: AccountKind, _ members: [ListedAccount], in snapshot: AccountsSnapshot) -> String {
    let sums = presenter.sums(of: members, main: presenter.mainCurrency(of: snapshot.accounts)).reversed()
    return strings.section(kind) + ": " + strings.accounts(members.count, formats.count(members.count))
      + sums.map { ", " + money($0.amount, $0.currency) }.joined()
  }

  /// The lines above an account's transactions.
  func header(of account: Account, _ changes: SnapshotChanges) -> [String] {
    let details = presenter.details(of: account, changes: changes)
    let figures: [(String, Amount?)] = [
      (details.balance.title, account.balance), (strings.available, account.available),
      (strings.creditLimit, account.creditLimit),
    ]
    let shown = figures.enumerated().filter { $0.offset == 0 || $0.element.1 != nil }.map(\.element)
    let plain = presenter.origin(of: account, hasFailed: account.error != nil)
    return [
      Self.joined([details.name, details.numberWithTitle]),
      Self.joined(shown.map { $0.0 + " " + money($0.1, account.currency) }),
      (details.isStale ? strings.plainWarning + ": " : "") + Self.joined(plain),
    ].filter { !$0.isEmpty }
  }

  /// A transaction as a line, with the given one of its dates and, if known, the balance after it.
  func line(
    of transaction: Transaction, on day: Day, by grouping: GroupingDate = .booked, in account: String? = nil,
    balance: Amount? = nil
  ) -> String {
    Self.joined([
      presenter.formats.mediumDate(day), presenter.text(of: transaction),
      presenter.counterparty(of: transaction).map(strings.plainCounterparty), account,
      presenter.isOverdue(transaction) ? strings.plainWarning : nil, presenter.note(on: transaction, grouping),
      strings.plainAmount + " " + money(transaction.amount, transaction.currency, isSigned: true),
      balance.map { strings.plainBalanceAfter + " " + money($0, transaction.currency) },
    ])
  }
}

/// Writes the rows of a report as lines.
struct PlainReport: ReportOutput {
  /// The lines written so far.
  private(set) var lines: [String] = []
  private let figures: PlainFigures
  private let currency: Currency
  private let options: ReportOptions

  init(_ figures: PlainFigures, in currency: Currency, _ options: ReportOptions) {
    (self.figures, self.currency, self.options) = (figures, currency, options)
  }

  private var strings: any Strings { figures.strings }

  mutating func header(_ group: ReportGroup) {
    let note = group.section == .group(.authorized) && !group.outline.days.isEmpty ? strings.notYetInBalance : nil
    let count = strings.transactions(
      group.outline.transactions, figures.presenter.formats.count(group.outline.transactions))
    let total = group.outline.days.isEmpty ? nil : strings.plainTogether + " " + signed(group.outline.total)
    lines.append(strings.title(group.section) + ": " + PlainFigures.joined([count, note, total]))
  }

  mutating func subheader(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {
    let name =
      period.division == .months
      ? figures.presenter.month(period.start) : figures.presenter.formats.mediumDate(period.start)
    let parts = [(period.income, strings.moneyIn), (period.outgo, strings.moneyOut)].compactMap { amount, write in
      amount.flatMap { $0 == .zero ? nil : write(signed($0)) }
    }
    lines.append(name + ": " + PlainFigures.joined(parts + [strings.plainTogether + " " + signed(period.total)]))
  }

  mutating func detail(
    _ detail: ReportDetail, at place: PlaceInDay?, of section: ReportSection, _ band: ReportBand
  ) {
    switch detail {
    case .transaction(let transaction, let balance):
      let line = figures.line(
        of: transaction, on: place?.day.day ?? transaction.day, by: options.grouping, balance: balance)
      let sum = place.flatMap { $0.isLast && !$0.isFirst ? strings.daySum(signed($0.day.total)) : nil }
      lines.append(PlainFigures.joined([line, sum]))
    case .rejected(_, let reason): lines.append(PlainFigures.joined([strings.unreadable, reason], ": "))
    }
  }

  /// Blank rows are left out.
  mutating func subfooter(_ period: ReportPeriod, of section: ReportSection, _ band: ReportBand) {}

  mutating func footer(_ total: Amount?, of section: ReportSection, _ band: ReportBand) {
    lines.append(strings.total(section) + " " + signed(total))
  }

  mutating func grandFooter(_ total: Amount?) { lines.append(strings.total(.grandTotal) + " " + signed(total)) }

  mutating func noTransactions(in section: ReportSection) {
    lines.append(options.isFiltered ? strings.noMatches : strings.noTransactions(section))
  }

  mutating func notAvailable(_ section: ReportSection) { lines.append(strings.notAvailable) }

  private func signed(_ amount: Amount?) -> String { figures.money(amount, currency, isSigned: true) }
}

extension PlainFigures {
  /// The parts of a total in one currency; only a message when the total no longer exists.
  func page(of total: ConvertedTotal?, on day: Day?) -> PlainPage {
    guard let total else { return PlainPage([strings.noRates], []) }
    let (title, figure) = presenter.title(of: total)
    return PlainPage(
      [title + ": " + figure],
      zip(total.parts, presenter.rows(of: total)).map { part, row in
        PlainPage.Line(
          text: Self.joined([money(part.amount, part.currency), row.note]) + ": " + row.figure,
          target: .convertedPart(part.currency, day))
      })
  }

  /// The accounts of one part.
  func page(of currency: Currency, in total: ConvertedTotal?) -> PlainPage {
    guard let total, let part = total.parts.first(where: { $0.currency == currency }) else {
      return PlainPage([strings.noRates], [])
    }
    return PlainPage(
      [Self.joined([money(part.amount, currency), presenter.note(on: part, in: total)])],
      part.accounts.map { account, balance in
        PlainPage.Line(
          text: presenter.distinctName(of: account) + ": " + money(balance, currency), target: .account(account.id))
      })
  }
}
