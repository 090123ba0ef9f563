import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The results of a search in all accounts as table content: accounts, then transactions by day. Reads only
/// transactions on the screen.
final class FindContent: TableContent {
  private let head: [FindRow]
  private let keys: [TransactionKey]
  private let days: [(day: Day, first: Int)]
  private let reader: FoundReader
  private let makeRow: (Transaction, Day) -> ReportRow

  /// Creates the content from rows at the top and matches, newest first. `row` creates the row of a transaction on a
  /// day.
  init(
    head: [FindRow], _ keys: [TransactionKey], _ pages: any TransactionLookup,
    row: @escaping (Transaction, Day) -> ReportRow
  ) {
    (self.head, self.keys, makeRow) = (head, keys, row)
    reader = FoundReader(keys, pages)
    days = keys.indices.reduce(into: []) { days, index in
      if days.last?.day != keys[index].day { days.append((keys[index].day, index)) }
    }
  }

  /// The lines of the first matches, which determine the columns of all.
  var firstLines: [ReportLine] {
    (0..<min(FindContent.looked, keys.count)).compactMap { number in
      guard let match = reader.transaction(number), case .transaction(_, let line) = makeRow(match, keys[number].day)
      else { return nil }
      return line
    }
  }

  private static let looked = 40

  /// Whether there are matching transactions.
  var hasMatches: Bool { !keys.isEmpty }

  /// The number of sections: the accounts, and one for each day.
  var sectionCount: Int { days.count + 1 }

  /// The section at an index; the accounts come first.
  func section(_ section: Int) -> FindSection { section == 0 ? .accounts : .day(days[section - 1].day) }

  /// The number of accounts, or of a day's transactions.
  func count(in section: Int) -> Int {
    section == 0 ? head.count : (section < days.count ? days[section].first : keys.count) - days[section - 1].first
  }

  /// The row at an index of a section.
  func row(_ row: Int, in section: Int) -> FindRow {
    if section == 0 { return head[row] }
    let number = days[section - 1].first + row
    return .transaction(
      reader.transaction(number).map { makeRow($0, keys[number].day) }
        ?? .transaction(keys[number].id, ReportLine(text: "")))
  }

  /// The current place of a row; nil when it no longer exists.
  func find(_ id: FindRow.ID, near place: Place) -> Place? {
    if case .transaction(.transaction(let id)) = id { return find(id) }
    return head.firstIndex { $0.id == id }.map { Place(0, $0) }
  }

  /// The number of rows before a place.
  func rows(before place: Place) -> Int {
    if place.section == 0 { return place.row }
    return head.count + (place.section > days.count ? keys.count : days[place.section - 1].first) + place.row
  }

  /// The transaction below or above another; nil at either end.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let number = keys.firstIndex(where: { $0.id == id }) else { return nil }
    let next = number + (isForward ? 1 : -1)
    return keys.indices.contains(next) ? keys[next].id : nil
  }

  /// The transaction of a row; nil when it no longer exists.
  func transaction(_ id: Transaction.ID) -> Transaction? { reader.transaction(of: id) }

  private func find(_ id: Transaction.ID) -> Place? {
    guard let number = keys.firstIndex(where: { $0.id == id }) else { return nil }
    let section = days.lastIndex { $0.first <= number } ?? 0
    return Place(section + 1, number - days[section].first)
  }
}

/// A row of the results.
nonisolated enum FindRow: Identifiable, Equatable {
  /// An account that matches.
  case account(AccountRowViewModel)
  /// A transaction that matches, with the name of its account.
  case transaction(ReportRow)
  /// A message that there are no results, or what can be typed.
  case message(MessageViewModel)

  /// The identity of a row.
  enum ID: Hashable {
    case account(Account.ID)
    case transaction(ReportRow.ID)
    case message
  }

  /// The identity of the row.
  var id: ID {
    switch self {
    case .account(let account): .account(account.id)
    case .transaction(let row): .transaction(row.id)
    case .message: .message
    }
  }
}

/// A section of the results: the accounts, or a day.
nonisolated enum FindSection: Identifiable, Hashable {
  /// The accounts and messages.
  case accounts
  /// The transactions of a day.
  case day(Day)

  var id: Self { self }
}
