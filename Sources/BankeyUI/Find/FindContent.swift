import BankeyCore
import TUIKit

/// What was found over all accounts as a table's content: accounts, then transactions by day, of which only those that are on
/// the screen are read.
final class FindContent: TableContent {
  private let head: [FindRow]
  private let keys: [TransactionKey]
  private let days: [(day: Day, first: Int)]
  private let reader: FoundReader
  private let makeRow: (Transaction) -> ReportRow

  /// Rows above, and matches, newest first. `row` makes the row of a transaction.
  init(
    head: [FindRow], _ keys: [TransactionKey], _ pages: any TransactionLookup, row: @escaping (Transaction) -> ReportRow
  ) {
    (self.head, self.keys, makeRow) = (head, keys, row)
    reader = FoundReader(keys, pages)
    days = keys.indices.reduce(into: []) { days, index in
      if days.last?.day != keys[index].day { days.append((keys[index].day, index)) }
    }
  }

  /// The accounts, and the days.
  var sectionCount: Int { days.count + 1 }

  /// The accounts come first.
  func section(_ section: Int) -> FindSection { section == 0 ? .accounts : .day(days[section - 1].day) }

  /// How many accounts there are, or how many transactions a day has.
  func count(in section: Int) -> Int {
    section == 0 ? head.count : (section < days.count ? days[section].first : keys.count) - days[section - 1].first
  }

  /// The row at a place.
  func row(_ row: Int, in section: Int) -> FindRow {
    if section == 0 { return head[row] }
    let number = days[section - 1].first + row
    return .transaction(
      reader.transaction(number).map(makeRow) ?? .transaction(keys[number].id, ReportLine(text: "")))
  }

  /// Where a row is now.
  func find(_ id: FindRow.ID, near place: Place) -> Place? {
    if case .transaction(.transaction(let id)) = id { return find(id) }
    return head.firstIndex { $0.id == id }.map { Place(0, $0) }
  }

  /// How many rows come before a place.
  func rows(before place: Place) -> Int {
    if place.section == 0 { return place.row }
    return head.count + (place.section > days.count ? keys.count : days[place.section - 1].first) + place.row
  }

  /// The transaction of a row; nil when it is gone.
  func transaction(_ id: Transaction.ID) -> Transaction? { reader.transaction(of: id) }

  private func find(_ id: Transaction.ID) -> Place? {
    guard let number = keys.firstIndex(where: { $0.id == id }) else { return nil }
    let section = days.lastIndex { $0.first <= number } ?? 0
    return Place(section + 1, number - days[section].first)
  }
}
