import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension ReportContent {
  /// The heading for a row: its month, with the day if the row itself does not show it, or the title of its group. Nil
  /// for a title.
  func heading(ofRow row: Int) -> ReportRow? {
    guard let place = place(ofRow: row) else { return nil }
    if place.section < firstGroup { return place.row == 0 ? nil : self.row(0, in: 0) }
    let outline = report.groups[place.section - firstGroup].outline
    switch outline.entry(at: place.row) {
    case .title: return nil
    case .transaction(let number, let day):
      let heading = outline.division == .whole ? 0 : outline.row(ofPeriod: outline.period(ofDay: day))
      let row = self.row(heading, in: place.section)
      return number == outline.first(ofDay: day) ? row : presenter.naming(outline.days[day].day, in: row)
    case .period, .spacer, .total, .noTransactions, .notAvailable: return self.row(0, in: place.section)
    }
  }

  /// The place of a row of the holdings or a group; nil for the grand total.
  private func place(ofRow row: Int) -> Place? {
    var row = row
    for section in 0..<firstGroup + report.groups.count {
      if row < count(in: section) { return Place(section, row) }
      row -= count(in: section)
    }
    return nil
  }

  /// The first transaction of the next (older) or previous month, or of the adjacent group at the end of one; nil when
  /// there is none.
  func month(fromRow row: Int, isForward: Bool) -> ReportRow.ID? {
    guard let place = place(ofRow: row), place.section >= firstGroup else { return nil }
    let outline = report.groups[place.section - firstGroup].outline
    guard let period = period(at: place.row, of: outline) else { return nil }
    let isInside = !isForward && place.row > outline.firstRow(ofPeriod: period)
    let next = isForward ? period + 1 : isInside ? period : period - 1
    if outline.periods.indices.contains(next) {
      return self.row(outline.firstRow(ofPeriod: next), in: place.section).id
    }
    let sections = isForward ? Array(place.section + 1..<sectionCount) : (firstGroup..<place.section).reversed()
    for section in sections where section - firstGroup < report.groups.count {
      let outline = report.groups[section - firstGroup].outline
      guard let period = isForward ? outline.periods.indices.first : outline.periods.indices.last else { continue }
      return self.row(outline.firstRow(ofPeriod: period), in: section).id
    }
    return nil
  }

  /// The period of a row in a group; the last one for rows after it.
  private func period(at row: Int, of outline: ReportOutline) -> Int? {
    switch outline.entry(at: row) {
    case .transaction(_, let day): outline.period(ofDay: day)
    case .period(let index), .spacer(let index): index
    case .total: outline.periods.indices.last
    case .title, .noTransactions, .notAvailable: nil
    }
  }

  /// The newest posted transaction that is not after a day; nil when there is none.
  func posted(notAfter day: Day) -> ReportRow.ID? {
    guard let index = report.groups.firstIndex(where: { $0.section == .group(.posted) }) else { return nil }
    let outline = report.groups[index].outline
    let day = outline.index(notAfter: day)
    return day < outline.days.count ? row(outline.row(ofDay: day), in: firstGroup + index).id : nil
  }

  /// The transaction below or above another; nil at either end.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard var place = place(of: id) else { return nil }
    repeat {
      place.row += isForward ? 1 : -1
      if place.row < 0 {
        guard place.section > firstGroup else { return nil }
        place = Place(place.section - 1, count(in: place.section - 1) - 1)
      } else if place.row >= count(in: place.section) {
        guard place.section + 1 < firstGroup + report.groups.count else { return nil }
        place = Place(place.section + 1, 0)
      }
    } while !isTransaction(place)
    guard case .transaction(let id) = row(place.row, in: place.section).id else { return nil }
    return id
  }

  private func isTransaction(_ place: Place) -> Bool {
    if case .transaction = report.groups[place.section - firstGroup].outline.entry(at: place.row) {
      true
    } else {
      false
    }
  }

  /// The exact amount of a row in plain digits; nil when it has none.
  func amount(of id: ReportRow.ID) -> String? {
    switch id {
    case .transaction(let id): transaction(id).map { account.copyable($0.amount) }
    case .holding(let number): holdings[number].value.map(account.copyable)
    case .total(let section): report.total(of: section).map(account.copyable)
    case .title, .period, .rejected, .message, .spacer: nil
    }
  }

  /// The source's id of a transaction, or else bankey's; nil for other rows.
  func number(of id: ReportRow.ID) -> String? {
    if case .transaction(let id) = id { transaction(id)?.copyableNumber } else { nil }
  }

  /// The transaction with an id; nil when it no longer exists.
  func transaction(_ id: Transaction.ID) -> Transaction? {
    try? pages.transaction(id, by: options.grouping)
  }
}
