import BankeyModel
import BankeyText
import BankeyCore

/// In-memory transactions in the order of the database, which count the requested rows.
final class FakePages: TransactionLookup {
  var transactions: [Transaction] = []
  private(set) var rowsRead = 0

  init(_ transactions: [Transaction] = []) { self.transactions = transactions }

  func dayTotals(of group: TransactionGroup) -> [DayTotal] {
    Dictionary(grouping: rows(of: group), by: { day(of: $0, group.date) }).sorted { $0.key > $1.key }.map { day, rows in
      DayTotal(
        day: day, count: rows.count, total: rows.map(\.amount).sum,
        income: ([.zero] + rows.map(\.amount).filter { $0 > .zero }).sum)
    }
  }

  /// The data of statements.
  var known: [KnownBalance] = []

  func knownBalances(of account: Account.ID) -> [KnownBalance] { known }

  func page(of group: TransactionGroup, from start: PageStart, limit: Int) -> [Transaction] {
    let (day, skipping): (Day, Int)
    switch start {
    case .first: (day, skipping) = (Day(number: .max), 0)
    case .day(let first, let skipped): (day, skipping) = (first, skipped)
    case .last, .after, .before: return []
    }
    let page = rows(of: group).drop { self.day(of: $0, group.date) > day }.dropFirst(skipping).prefix(limit)
    rowsRead += page.count
    return Array(page)
  }

  func place(of id: Transaction.ID, by date: GroupingDate) -> TransactionPlace? {
    guard let transaction = transactions.first(where: { $0.id == id }) else { return nil }
    let group = TransactionGroup(account: transaction.account, status: transaction.status, date: date)
    let own = day(of: transaction, date)
    let sameDay = rows(of: group).filter { day(of: $0, date) == own }
    return TransactionPlace(group: group, day: own, offset: sameDay.firstIndex { $0.id == id } ?? 0)
  }

  func transactions(_ ids: [Transaction.ID]) -> [Transaction] {
    rowsRead += ids.count
    return ids.compactMap { id in transactions.first { $0.id == id } }
  }

  private func rows(of group: TransactionGroup) -> [Transaction] {
    transactions.filter { $0.account == group.account && $0.status == group.status }
      .sorted { (day(of: $0, group.date), $0.id) > (day(of: $1, group.date), $1.id) }
  }

  private func day(of transaction: Transaction, _ date: GroupingDate) -> Day {
    date == .authorized ? transaction.authorizedDay ?? transaction.day : transaction.day
  }
}
