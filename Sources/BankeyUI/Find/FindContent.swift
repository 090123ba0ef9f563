import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// What was found over all accounts as a table's content: accounts, then transactions by day, of which only those that are on
/// the screen are read.
final class FindContent: TableContent {
  private let head: [FindRow]
  private let keys: [TransactionKey]
  private let days: [(day: Day, first: Int)]
  private let reader: FoundReader
  private let makeRow: (Transaction, Day) -> ReportRow

  /// Rows above, and matches, newest first. `row` makes the row of a transaction under a day.
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

  /// Whether there are transactions.
  var hasMatches: Bool { !keys.isEmpty }

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
      reader.transaction(number).map { makeRow($0, keys[number].day) }
        ?? .transaction(keys[number].id, ReportLine(text: "")))
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

  /// The transaction below another one, or above it; nil at an end.
  func neighbor(of id: Transaction.ID, isForward: Bool) -> Transaction.ID? {
    guard let number = keys.firstIndex(where: { $0.id == id }) else { return nil }
    let next = number + (isForward ? 1 : -1)
    return keys.indices.contains(next) ? keys[next].id : nil
  }

  /// The transaction of a row; nil when it is gone.
  func transaction(_ id: Transaction.ID) -> Transaction? { reader.transaction(of: id) }

  private func find(_ id: Transaction.ID) -> Place? {
    guard let number = keys.firstIndex(where: { $0.id == id }) else { return nil }
    let section = days.lastIndex { $0.first <= number } ?? 0
    return Place(section + 1, number - days[section].first)
  }
}

/// A row of what was found over all accounts.
nonisolated enum FindRow: Identifiable, Equatable {
  /// An account that is called what is looked for.
  case account(AccountRowViewModel)
  /// A transaction, with its account beside it.
  case transaction(ReportRow)
  /// That there is nothing, or what can be typed.
  case message(MessageViewModel)

  /// What a row is found again by.
  enum ID: Hashable {
    case account(Account.ID)
    case transaction(ReportRow.ID)
    case message
  }

  /// What the row is found again by.
  var id: ID {
    switch self {
    case .account(let account): .account(account.id)
    case .transaction(let row): .transaction(row.id)
    case .message: .message
    }
  }
}

/// What heads rows of what was found: the accounts, or a day.
nonisolated enum FindSection: Identifiable, Hashable {
  /// Accounts, and messages.
  case accounts
  /// The transactions of a day.
  case day(Day)

  /// The section itself.
  var id: Self { self }
}

/// The line at the bottom in which something to find is typed, and beside it what was found.
final class FindBar: View {
  /// What was typed.
  var typed = ""
  /// What was found, or what makes no sense.
  var answer = Text("")

  /// One line, as wide as there is room.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the answer at the right and the end of what was typed at the left, which is the last to go.
  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    let typed = Text("/", .key) + Text(typed, .strong)
    let least = min(typed.columns, max(1, width / 2))
    let answer = answer.truncated(to: max(0, width - least - 5), ellipsis: canvas.capabilities.ellipsis)
    let room = width - answer.columns - 4
    let start = min(1, 1 + room - typed.columns)
    canvas.put(typed, at: Point(start, 0))
    canvas.put(Text(" ", attributes: .reverse), at: Point(start + typed.columns, 0))
    if start < 1 { canvas.put(Text(canvas.capabilities.ellipsis, .secondary), at: Point(0, 0)) }
    canvas.put(answer, at: Point(width - 1 - answer.columns, 0))
  }
}
