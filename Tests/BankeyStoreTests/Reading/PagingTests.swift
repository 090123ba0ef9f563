import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

@Suite
struct PagingTests {
  let place = try! TestFolder()
  let group: TransactionGroup
  let store: Store

  init() throws {
    var random = SeededRandom(seed: 7)
    let rows = (0..<700).map { number in
      var row = buy("\(number)", -1, on: random.int(1...20), id: "\(number)")
      row.authorizedDay = random.oneIn(2) ? november(random.int(1...20)) : nil
      return row
    }
    let writer = try place.writer()
    try writer.importFile(rows)
    try writer.importFile([buy("A", on: 1, .authorized)])
    store = try place.reader()
    for transaction in try store.list(TransactionFilter(status: .posted, last: 20)) {
      try writer.delete(transaction.id)
    }
    group = TransactionGroup(account: try #require(try store.accounts().first?.id), status: .posted)
  }

  /// All transactions of the group, by pages.
  private func all(_ group: TransactionGroup, limit: Int = 64) throws -> [Transaction] {
    var rows = try store.page(of: group, from: .first, limit: limit)
    while let last = rows.last {
      let next = try store.page(of: group, from: .after(key(last, group)), limit: limit)
      if next.isEmpty { return rows }
      rows += next
    }
    return rows
  }

  private func key(_ transaction: Transaction, _ group: TransactionGroup) -> TransactionKey {
    let day = group.date == .booked ? transaction.day : transaction.authorizedDay ?? transaction.day
    return TransactionKey(day: day, id: transaction.id)
  }

  @Test(arguments: GroupingDate.allCases)
  func pagesCoverTheGroupInOrder(date: GroupingDate) throws {
    let group = TransactionGroup(account: group.account, status: .posted, date: date)
    let rows = try all(group)
    #expect(rows.count == 680)
    #expect(rows.map { key($0, group) } == rows.map { key($0, group) }.sorted(by: >))
    #expect(try store.dayTotals(of: group).map(\.count).reduce(0, +) == 680)
  }

  @Test(arguments: GroupingDate.allCases)
  func pagesStartAnywhereAndMatchTheDayCounts(date: GroupingDate) throws {
    let group = TransactionGroup(account: group.account, status: .posted, date: date)
    let rows = try all(group)
    #expect(try store.page(of: group, from: .last, limit: 9) == rows.suffix(9))
    #expect(try store.page(of: group, from: .before(key(rows[300], group)), limit: 9) == Array(rows[291..<300]))
    #expect(try store.page(of: group, from: .before(key(rows[0], group)), limit: 9) == [])
    var index = 0
    for day in try store.dayTotals(of: group) {
      let middle = day.count / 2
      let page = try store.page(of: group, from: .day(day.day, skipping: middle), limit: 5)
      #expect(page == Array(rows[(index + middle)...].prefix(5)))
      index += day.count
    }
  }

  @Test
  func pagesAreLimitedTo384Rows() throws {
    #expect(try store.page(of: group, from: .first, limit: 1_000_000).count == 384)
    #expect(try store.page(of: group, from: .first, limit: -1) == [])
  }

  @Test(arguments: GroupingDate.allCases)
  func transactionIsFoundInItsPages(date: GroupingDate) throws {
    let group = TransactionGroup(account: group.account, status: .posted, date: date)
    for row in try all(group).enumerated().filter({ $0.offset % 37 == 0 }).map(\.element) {
      let place = try #require(try store.place(of: row.id, by: date))
      #expect(place.group == group)
      #expect(try store.page(of: group, from: .day(place.day, skipping: place.offset), limit: 1) == [row])
    }
    #expect(try store.place(of: 1, by: date) == nil)
  }
}
