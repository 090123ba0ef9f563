import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The timeline as table content: a section for each day. Reads only the days on the screen.
final class TimelineContent: TableContent {
  let timeline: Timeline
  /// The columns that its rows need, according to the first of them.
  let form: ReportForm
  /// The row whose amounts are shown in privacy mode.
  var peeked: TimelineRow.ID?
  /// The certain transfers with a side in a month, by its first day; a month that is missing shows no sums yet.
  var transfers: [Day: [OwnTransfer]] = [:]
  /// Called with the index of a month whose transfers are needed.
  var onMissing: (Int) -> Void = { _ in }
  private let pages: any TransactionLookup
  private let presenter: Presenter
  /// The currencies of the authorized transactions with their sums.
  private let authorized: [(currency: Currency, total: Amount?)]

  /// Creates the content of a timeline. `pages` finds single transactions.
  init(_ timeline: Timeline, _ pages: any TransactionLookup, _ presenter: Presenter) {
    (self.timeline, self.pages, self.presenter) = (timeline, pages, presenter)
    authorized = timeline.authorizedTotals
    form = TimelineContent.form(of: timeline, presenter)
  }

  /// The number of lines that determine the columns. Showing the timeline reads at least as many.
  private static let looked = 40

  private static func form(of timeline: Timeline, _ presenter: Presenter) -> ReportForm {
    var lines: [ReportLine] = []
    for day in timeline.days.indices.prefix(looked) where lines.count < looked {
      for line in (try? timeline.lines(ofDay: day))?.lines ?? [] {
        let row = presenter.row(of: line, day: nil, .even).row
        if case .transaction(_, let texts) = row { lines.append(texts) }
      }
    }
    return ReportForm(of: lines, dateColumns: presenter.dateColumns(of: timeline), hasMonths: true)
  }

  var sectionCount: Int { timeline.days.count }

  func section(_ section: Int) -> Timeline.Section { timeline.days[section].section }

  func findSection(_ id: Timeline.Section, near: Int) -> Int? { timeline.index(of: id) }

  /// The number of rows of a day, including the headings above it.
  func count(in section: Int) -> Int {
    let count = lines(section)?.lines.count ?? 1
    return lead(section) + (count > 1 ? 1 : 0) + count
  }

  /// The number of transactions, which does not need their lines.
  var rowCount: Int { timeline.count }

  func rows(before place: Place) -> Int { timeline.transactions(beforeDay: place.section) + max(0, place.row) }

  /// The row at an index of a day.
  func row(_ row: Int, in section: Int) -> TimelineRow {
    let shown = self.row(row, in: section, presenter)
    return shown.id == peeked ? self.row(row, in: section, presenter.unmasked) : shown
  }

  private func row(_ row: Int, in section: Int, _ presenter: Presenter) -> TimelineRow {
    let lead = lead(section)
    if row < lead { return heading(row, of: section, presenter) }
    guard let lines = lines(section) else { return TimelineRow(message: presenter.strings.transactionsFailed) }
    let band: ReportBand = section.isMultiple(of: 2) ? .even : .odd
    let day = timeline.days[section].section
    guard lines.lines.count > 1 else {
      return lines.lines.first.map { presenter.row(of: $0, day: day.day, band) } ?? TimelineRow(message: "")
    }
    if row == lead { return presenter.heading(day, lines.sums, in: timeline.currencies, band) }
    return presenter.row(of: lines.lines[row - lead - 1], day: nil, band)
  }

  private func heading(_ row: Int, of section: Int, _ presenter: Presenter) -> TimelineRow {
    guard let month = timeline.month(ofDay: section) else {
      let (currency, total) = authorized[row]
      return presenter.authorizedTitle(total, in: currency, isFirst: row == 0)
    }
    let known = transfers[timeline.months[month].id]
    if known == nil { onMissing(month) }
    return presenter.heading(
      timeline.months[month], in: timeline.months[month].currencies[row], isFirst: row == 0, without: known)
  }

  /// The number of headings above the lines of a day.
  private func lead(_ section: Int) -> Int {
    guard let month = timeline.month(ofDay: section) else { return section == 0 ? authorized.count : 0 }
    let first = timeline.months[month]
    return first.days.lowerBound == section ? first.currencies.count : 0
  }

  private func lines(_ section: Int) -> TimelineLines? { try? timeline.lines(ofDay: section) }

  /// The number of rows above the first line of a day.
  private func firstLine(_ section: Int) -> Int { lead(section) + (lines(section)?.lines.count ?? 1 > 1 ? 1 : 0) }

  /// The current place of a row; nil when it no longer exists. A side of a transfer is at the line of both.
  func find(_ id: TimelineRow.ID, near place: Place) -> Place? {
    switch id {
    case .authorized(let currency): authorized.firstIndex { $0.currency == currency }.map { Place(0, $0) }
    case .month(let day, let currency):
      timeline.index(notAfter: day.endOfMonth).flatMap(timeline.month).flatMap { index in
        let month = timeline.months[index]
        guard month.id == day else { return nil }
        return month.currencies.firstIndex(of: currency).map { Place(month.days.lowerBound, $0) }
      }
    case .day(let section): timeline.index(of: section).map { Place($0, lead($0)) }
    case .line(let id): self.place(of: id)
    case .message: nil
    }
  }

  private func place(of id: Transaction.ID, isFolded: Bool = false) -> Place? {
    guard let found = try? pages.place(of: id, by: .booked),
      let section = timeline.index(of: Timeline.Section(status: found.group.status, day: found.day)),
      let lines = lines(section)
    else { return nil }
    if let other = lines.folded[id], !isFolded { return place(of: other, isFolded: true) }
    return lines.lines.firstIndex { $0.id == id }.map { Place(section, firstLine(section) + $0) }
  }
}

extension TimelineContent {
  /// The transaction with an id; nil when it no longer exists.
  func transaction(_ id: Transaction.ID) -> Transaction? { try? pages.transaction(id) }

  /// The newest line; nil when none can be read.
  var first: Transaction.ID? { timeline.days.indices.lazy.compactMap { self.lines($0)?.lines.first?.id }.first }

  /// The line below or above that of a transaction; nil at either end.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let place = place(of: id), let lines = lines(place.section) else { return nil }
    let next = place.row - firstLine(place.section) + (isForward ? 1 : -1)
    if lines.lines.indices.contains(next) { return lines.lines[next].id }
    var section = place.section + (isForward ? 1 : -1)
    while timeline.days.indices.contains(section) {
      if let lines = self.lines(section)?.lines, let line = isForward ? lines.first : lines.last { return line.id }
      section += isForward ? 1 : -1
    }
    return nil
  }

  /// The sums of the next (older) or previous month, or of the same one from within it; nil when there is none.
  func month(from place: Place?, isForward: Bool) -> TimelineRow.ID? {
    guard let place else { return nil }
    guard let month = timeline.month(ofDay: place.section) else { return isForward ? id(ofMonth: 0) : nil }
    let isInside = place.row > 0 || timeline.months[month].days.lowerBound < place.section
    return id(ofMonth: isForward ? month + 1 : isInside ? month : month - 1)
  }

  private func id(ofMonth index: Int) -> TimelineRow.ID? {
    guard timeline.months.indices.contains(index) else { return nil }
    let month = timeline.months[index]
    return month.currencies.first.map { .month(month.id, $0) }
  }

  /// The heading for the first visible row, which is the month that it belongs to; nil for a heading itself.
  func heading(at place: Place) -> TimelineRow? {
    guard let month = timeline.month(ofDay: place.section), place.row >= lead(place.section) else { return nil }
    let isFirst = place.row == lead(place.section)
    let row = heading(0, of: timeline.months[month].days.lowerBound, presenter)
    let day = timeline.days[place.section].section.day
    return isFirst ? row : row.naming(day, presenter)
  }

  /// The number of a line among the transactions, from 1; nil for a heading.
  func number(at place: Place) -> Int? {
    let first = firstLine(place.section)
    return place.row < first ? nil : presenter.number(of: place.row - first, ofDay: place.section, in: timeline)
  }

  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: TimelineRow.ID) -> String? {
    switch id {
    case .line(let id): transaction(id).map { ($0.amount.canonical(in: $0.currency) ?? $0.amount).description }
    case .month(let day, let currency): sum(of: day, currency)?.total?.description
    case .authorized, .day, .message: nil
    }
  }

  private func sum(of day: Day, _ currency: Currency) -> TimelineMonth.Sum? {
    guard let month = timeline.months.first(where: { $0.id == day }), let known = transfers[day] else { return nil }
    return month.sum(in: currency, without: known)
  }
}

extension Day {
  /// The last day of its month.
  fileprivate var endOfMonth: Day { advanced(by: Day.days(in: components.month, of: components.year) - components.day) }
}
