import BankeyCore
import BankeyModel
import BankeyText
import TestSupport

/// The sample accounts as the service behind a conversation in lines.
final class PlainSample: PlainBank {
  var rows = PlainSample.transactions
  /// The accounts after a refresh.
  var next: AccountsSnapshot?

  static let transactions: [Transaction] = [
    row(1, "COFFEE ROASTERS", "-4.10", Day(iso: "2026-11-20")!, .authorized),
    row(2, "PAYROLL ACME CORP", "3000.00", Day(iso: "2026-11-19")!),
    row(3, "GREEN GROCER", "-48.80", Day(iso: "2026-11-19")!, authorized: Day(iso: "2026-11-17")!),
    row(4, "CINEMA", "-18.00", Day(iso: "2026-10-16")!),
  ]

  static func row(
    _ id: Int64, _ text: String, _ amount: String, _ day: Day, _ status: TransactionStatus = .posted,
    authorized: Day? = nil
  ) -> Transaction {
    Transaction(
      id: id, account: Sample.accounts[0].id, status: status, day: day, authorizedDay: authorized,
      amount: Sample.amount(amount), currency: Sample.accounts[0].currency, description: text)
  }

  /// The accounts on the next day: one balance is higher.
  static var risen: AccountsSnapshot {
    var snapshot = Sample.snapshot
    snapshot.accounts[0].account.balance = Sample.amount("929566.23")
    return snapshot
  }

  private var now = Sample.snapshot
  func snapshot() -> AccountsSnapshot { now }
  func dayTotals() -> [Account.ID: [DayTotal]] {
    [Sample.accounts[0].id: dayTotals(of: TransactionGroup(account: Sample.accounts[0].id, status: .posted))]
  }
  func oneCurrency() -> OneCurrency? { now.oneCurrency }
  func transactions() -> any TransactionLookup { self }
  func holdings(of account: Account.ID) -> [HoldingRecord] { [] }
  func origin(of id: Transaction.ID) -> TransactionOrigin? { nil }
  func reconciliation() -> [AccountReconciliation] { [] }

  /// The news, and the mark up to which they were seen.
  var recorded = NewsRecord()
  private(set) var seen = NewsMark()
  func news() -> (record: NewsRecord, mark: NewsMark) { (recorded, seen) }
  var arrived = NewRows()
  func newRows() -> NewRows { arrived.filter { id, _ in id > seen.transaction } }
  func markNews(_ mark: NewsMark) { seen = mark }
  func upcoming() -> Upcoming { Upcoming(rows, of: now.accounts, today: Day(iso: "2026-11-21")!) }

  func all(of query: FindQuery, in scope: FindScope) -> FoundTransactions {
    let found = rows.filter { query.matches($0) && (scope.account == nil || scope.account == $0.account) }
    let groups = Dictionary(grouping: found) {
      TransactionGroup(account: $0.account, status: $0.status, date: scope.date)
    }
    return FoundTransactions(
      groups.mapValues { rows in
        let sorted = rows.sorted { $0.key(by: scope.date) > $1.key(by: scope.date) }
        return (.init(keys: sorted.map { $0.key(by: scope.date) }, days: days(of: sorted)), rows[0].currency)
      })
  }

  func counterparties(of query: FindQuery, in scope: FindScope) -> [CounterpartyTotal] {
    var sums = CounterpartySums()
    for row in rows where query.matches(row) {
      sums.add(row.description, row.counterparty, called: row.payee, row.amount, row.currency)
    }
    return sums.totals
  }

  func refresh(_ say: (String) -> Void) -> Bool {
    now = next ?? now
    return true
  }

  private func days(of rows: [Transaction]) -> [DayTotal] {
    Dictionary(grouping: rows, by: \.day).sorted { $0.key > $1.key }.map { day, rows in
      DayTotal(
        day: day, count: rows.count, total: rows.map(\.amount).sum,
        income: ([.zero] + rows.map(\.amount).filter { $0 > .zero }).sum)
    }
  }
}

extension PlainSample: TransactionLookup {
  private func rows(of group: TransactionGroup) -> [Transaction] {
    rows.filter { $0.account == group.account && $0.status == group.status }
      .sorted { $0.key(by: .booked) > $1.key(by: .booked) }
  }

  func dayTotals(of group: TransactionGroup) -> [DayTotal] { days(of: rows(of: group)) }

  func page(of group: TransactionGroup, from start: PageStart, limit: Int) -> [Transaction] {
    let rows = rows(of: group)
    return Array(rows[rows.map { $0.key(by: .booked) }.range(from: start, limit: limit)])
  }

  func place(of id: Transaction.ID, by date: GroupingDate) -> TransactionPlace? {
    guard let row = rows.first(where: { $0.id == id }) else { return nil }
    let group = TransactionGroup(account: row.account, status: row.status)
    let sameDay = rows(of: group).filter { $0.day == row.day }
    return TransactionPlace(group: group, day: row.day, offset: sameDay.firstIndex { $0.id == id } ?? 0)
  }

  func transactions(_ ids: [Transaction.ID]) -> [Transaction] { ids.compactMap { id in rows.first { $0.id == id } } }
}
