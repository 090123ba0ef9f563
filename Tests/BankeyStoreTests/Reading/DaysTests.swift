import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

@Suite
struct DaysTests {
  @Test
  func postedSumsAreListedNewestFirst() throws {
    let place = try TestFolder()
    let writer = try place.writer()
    try writer.importFile([
      buy("A", -100, on: 3), buy("B", -200, on: 3), buy("C", -400, on: 5), buy("D", -800, on: 7, .authorized),
    ])
    try writer.importFile([buy("E", 50, on: 4)], of: checking("2"))
    let store = try place.reader()
    let ids = try store.accounts().map(\.id)
    let all = try store.dayTotals(since: nil)
    #expect(all[ids[0]]?.map(\.day) == [november(5), november(3)])
    #expect(all[ids[0]]?.map(\.total) == [cents(-400), cents(-300)])
    #expect(all[ids[0]]?.map(\.count) == [1, 2])
    #expect(all[ids[1]]?.map(\.total) == [cents(50)])
    let some = try store.dayTotals(since: november(4))
    #expect(some[ids[0]]?.map(\.day) == [november(5)])
    for id in ids { #expect(try store.dayTotals(of: TransactionGroup(account: id, status: .posted)) == all[id]) }
  }
}
