import BankeyModel
import BankeyText

/// A page of bankey in lines.
enum PlainPlace: Hashable {
  case accounts
  /// An account, beginning with the given transaction.
  case account(Account.ID, from: Transaction.ID? = nil)
  case transaction(Transaction.ID)
  /// The matches of a query, in all accounts or in one.
  case found(String, Account.ID? = nil)
  case totals(String, Account.ID?)
  case sources
  case source(SourceRow.ID)
  case netWorth
  /// The parts of a total in one currency, now or at the end of a day.
  case converted(Day?)
  /// The accounts of one part.
  case convertedPart(Currency, Day?)
  case news
  case timeline
  /// The days of a month of the timeline, by its first day; nil for authorized transactions.
  case timelineMonth(Day?)
  case upcoming
  /// The transactions behind an expected payment, or the parts of the lowest balance.
  case basis(FigureRow.ID)
}

/// A list that is read line by line. Its lines may be created when they are read.
struct PlainPage {
  /// A line, and the page that it opens.
  struct Line {
    var text: String
    /// The page that the line opens; nil if it cannot be opened.
    var target: PlainPlace?
    var isHeading = false
  }

  /// The lines before the list.
  var heading: [String]
  var count: Int
  /// Creates the line at an index.
  var line: (Int) -> Line
  /// The index of a transaction's line; nil if it has none.
  var place: (Transaction.ID) -> Int? = { _ in nil }

  /// Creates a page of existing lines.
  init(_ heading: [String], _ lines: [Line]) {
    (self.heading, count) = (heading, lines.count)
    line = { lines[$0] }
  }

  init(_ heading: [String], count: Int, line: @escaping (Int) -> Line) {
    (self.heading, self.count, self.line) = (heading, count, line)
  }
}

extension PlainFigures {
  /// All accounts, by kind.
  func page(of snapshot: AccountsSnapshot, _ choice: PlainChoice) -> PlainPage {
    let listed = snapshot.visible
    let byKind = Dictionary(grouping: listed, by: \.account.kind)
    let keys = choice.order.arrange(byKind.keys.map(SectionKey.kind))
    let lines = keys.flatMap { key -> [PlainPage.Line] in
      guard case .kind(let kind) = key, let members = byKind[kind] else { return [] }
      return [PlainPage.Line(text: section(kind, members, in: snapshot), isHeading: true)]
        + members.map { PlainPage.Line(text: line(of: $0, choice.news), target: .account($0.id)) }
    }
    let nothing = snapshot.accounts.isEmpty && !snapshot.isFromFilesOnly ? strings.nothingFetched : strings.noAccounts
    return PlainPage(
      header(snapshot, choice) + (listed.isEmpty ? [nothing] : []), lines)
  }

  /// An account with its holdings and its transactions, which are loaded when their lines are read.
  func page(of account: Account, holding held: [HoldingRecord], _ pages: any TransactionPages, _ choice: PlainChoice)
    throws
    -> PlainPage
  {
    let options = ReportOptions(grouping: .booked, showsBalance: true)
    let report = try Report(of: account, from: pages, options)
    let firsts = report.sections.indices.reduce(into: [held.isEmpty ? 0 : held.count + 1]) {
      $0.append($0[$1] + report.count(in: $1))
    }
    var page = PlainPage(header(of: account, choice.news.changes), count: firsts.last ?? 0) { index in
      if index < firsts[0] { return self.line(of: held, index, in: account.currency) }
      let section = (firsts.lastIndex { $0 <= index } ?? 0)
      let row = index - firsts[section]
      var (lines, rows) = (
        PlainReport(self, in: account.currency, options), ReportRows(self.presenter, in: account.currency, options)
      )
      report.write(row, of: section, to: &lines)
      report.write(row, of: section, to: &rows)
      guard case .transaction(let id, _)? = rows.rows.first else {
        return PlainPage.Line(text: lines.lines.joined(), isHeading: rows.rows.first?.isHeading == true)
      }
      return PlainPage.Line(text: lines.lines.joined(), target: .transaction(id))
    }
    page.place = { id in
      guard let place = try? pages.place(of: id, by: options.grouping),
        let index = report.groups.firstIndex(where: { $0.section == .group(place.group.status) })
      else { return nil }
      return report.groups[index].outline.row(of: place.day, offset: place.offset).map { firsts[index] + $0 }
    }
    return page
  }

  private func line(of held: [HoldingRecord], _ index: Int, in currency: Currency) -> PlainPage.Line {
    guard index > 0 else { return PlainPage.Line(text: strings.title(.holdings), isHeading: true) }
    let holding = held[index - 1]
    let quantity = holding.quantity.map { strings.units(presenter.formats.plain($0, decimals: 0)) }
    return PlainPage.Line(
      text: Self.joined([
        presenter.formats.foreign(holding.name), quantity, strings.value + " " + money(holding.value, holding.currency),
      ]))
  }

  /// All known details of a transaction.
  func page(of transaction: Transaction, in account: Account, _ origin: TransactionOrigin?) -> PlainPage {
    let model = presenter.details(of: transaction, in: account, origin)
    let amount = money(transaction.amount, transaction.currency, isSigned: true)
    let lines = model.sections.flatMap { section -> [PlainPage.Line] in
      let title = section.title.map { [PlainPage.Line(text: $0, isHeading: true)] } ?? []
      let fields = section.fields.map { field in
        var field = field
        if field.id == .amount { field.value = amount }
        return PlainPage.Line(text: text(of: field))
      }
      return title + fields
    }
    return PlainPage([model.title + ", " + amount], lines)
  }

  private func text(of field: TransactionField) -> String {
    let value = field.value.split(separator: "  ").joined(separator: ", ")
    return (field.isWarning ? strings.plainWarning + ": " : "") + (field.label.isEmpty ? "" : field.label + ": ")
      + value
  }

  /// Matches: accounts, and transactions that are loaded when their lines are read.
  func page(
    of found: FoundTransactions, _ query: FindQuery, _ pages: any TransactionLookup, in snapshot: AccountsSnapshot,
    of account: Account.ID?
  ) -> PlainPage {
    let accounts = account == nil ? snapshot.visible.filter { query.matches($0.account) } : []
    let names = Dictionary(
      snapshot.accounts.map { ($0.id, presenter.distinctName(of: $0.account)) }, uniquingKeysWith: { first, _ in first }
    )
    let keys = found.newestFirst
    let sums = found.sums.map { sum in strings.plainTogether + " " + money(sum.amount, sum.currency, isSigned: true) }
    let matches =
      found.count == 0 ? strings.noMatches : strings.matches(found.count, presenter.formats.count(found.count))
    let others = accounts.isEmpty ? nil : strings.accountsFound(accounts.count, presenter.formats.count(accounts.count))
    let title = account.map { names[$0] ?? "" } ?? strings.findTitle
    let heading = [title + ": " + Self.joined([others, matches] + sums)]
    return PlainPage(heading, count: accounts.count + keys.count) { index in
      guard index >= accounts.count else {
        return PlainPage.Line(
          text: self.line(of: accounts[index], AccountNews()), target: .account(accounts[index].id))
      }
      let key = keys[index - accounts.count]
      guard let transaction = (try? pages.transactions([key.id]))?.first else {
        return PlainPage.Line(text: self.strings.plainGone)
      }
      return PlainPage.Line(
        text: self.line(of: transaction, on: key.day, in: names[transaction.account]),
        target: .account(transaction.account, from: key.id))
    }
  }

  func page(of totals: [CounterpartyTotal]) -> PlainPage {
    PlainPage(
      [strings.counterpartiesTitle],
      totals.map { total in
        let row = presenter.row(of: total)
        let figure = strings.plainTogether + " " + money(total.total, total.currency, isSigned: true)
        return PlainPage.Line(
          text: Self.joined([row.label, row.note, figure]),
          target: total.name.isEmpty ? nil : .found("text:\"\(total.name.filter { $0 != "\"" })\""))
      })
  }

  /// The sources and their states.
  func sources(of snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation]) -> PlainPage {
    let rows = presenter.sources(of: snapshot, proofs).flatMap(\.self)
    return PlainPage(
      [strings.sources],
      rows.map { row in
        let notes = row.notes.map { ($0.isWarning ? strings.plainWarning + ": " : "") + $0.text }
        return PlainPage.Line(
          text: Self.joined([row.title, row.kind] + notes + [row.error]),
          target: row.id == .none ? nil : .source(row.id))
      })
  }

  /// All known details of a source.
  func page(of source: SourceViewModel) -> PlainPage {
    let lines = source.sections.flatMap { section -> [PlainPage.Line] in
      let title = section.title.map { [PlainPage.Line(text: $0, isHeading: true)] } ?? []
      return title
        + section.fields.map { field in
          let label = field.label.isEmpty ? "" : field.label + ": "
          return PlainPage.Line(
            text: (field.isWarning ? strings.plainWarning + ": " : "") + label + field.value,
            target: field.account.map { .account($0) })
        }
    }
    return PlainPage([Self.joined([source.title, source.kind])], lines)
  }

  /// Net worth at the end of each month, by currency.
  func netWorth(
    of snapshot: AccountsSnapshot, _ days: [Account.ID: [DayTotal]], by choice: OneCurrency?
  ) -> PlainPage {
    let model = presenter.netWorth(of: snapshot, days, .year, by: choice)
    let total = model.converted.map { [PlainPage.Line(text: $0.label, target: .converted(nil))] } ?? []
    let lines = model.currencies.flatMap { currency -> [PlainPage.Line] in
      let whole = currency.amount.map { money($0, currency.id.currency) } ?? currency.figure
      let sides = currency.sides.map { $0.title + " " + money($0.amount, currency.id.currency) }
      let title = Self.joined([model.title + " " + whole] + sides)
      return [PlainPage.Line(text: title, isHeading: true)]
        + currency.rows.map { PlainPage.Line(text: text(ofMonth: $0, currency.columns), target: target(of: $0)) }
    }
    return PlainPage([model.title], total + lines)
  }

  /// The page of a converted total; other rows of net worth open nothing.
  private func target(of row: FigureRow) -> PlainPlace? {
    guard case .netWorth(let id, let day) = row.id, id.isConverted else { return nil }
    return .converted(day)
  }
}

extension ReportRow {
  /// Whether it is the heading of the rows after it: the title of a group or a month.
  fileprivate var isHeading: Bool {
    switch self {
    case .title, .period: true
    case .transaction, .holding, .rejected, .message, .spacer, .total: false
    }
  }
}
