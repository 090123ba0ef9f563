import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct TransactionFilterTests {
  let place = try! TestFolder()
  let store: Store

  init() throws {
    let writer = try place.writer()
    var paid = buy("Payment 100%", 100, on: 2, id: "p")
    paid.counterparty = "Ærlig Øst AS"
    try writer.importFile([buy(on: 1), buy("Tea_room", on: 3), paid, buy("Later", on: 3, .authorized)])
    try writer.importFile([buy("Card", on: 2), buy("ØL", on: 4)], of: checking("2"))
    store = try place.reader()
  }

  @Test
  func transactionsAreListedNewestFirst() throws {
    #expect(
      try store.lines() == [
        "4 ØL -4.00", "3 Later -4.00*", "3 Tea_room -4.00", "2 Card -4.00", "2 Payment 100% 1.00", "1 Coffee -4.00",
      ])
  }

  @Test
  func accountStatusAndDaysFilter() throws {
    let second = try store.accounts()[1].id
    #expect(try store.lines(TransactionFilter(account: second)) == ["4 ØL -4.00", "2 Card -4.00"])
    #expect(try store.lines(TransactionFilter(account: "?")) == [])
    #expect(try store.lines(TransactionFilter(status: .authorized)) == ["3 Later -4.00*"])
    #expect(try store.lines(TransactionFilter(since: november(2), until: november(2))).count == 2)
    #expect(try store.lines(TransactionFilter(last: 1)) == ["4 ØL -4.00"])
    #expect(try store.lines(TransactionFilter(last: 0)) == [])
  }

  @Test
  func textMatchesAnyCaseAndLiteralWildcards() throws {
    #expect(try store.lines(TransactionFilter(query: FindQuery("øl"))) == ["4 ØL -4.00"])
    #expect(try store.lines(TransactionFilter(query: FindQuery("text:\"ærlig ø\""))) == ["2 Payment 100% 1.00"])
    #expect(try store.lines(TransactionFilter(query: FindQuery("%"))) == ["2 Payment 100% 1.00"])
    #expect(try store.lines(TransactionFilter(query: FindQuery("a_r"))) == ["3 Tea_room -4.00"])
    #expect(
      try store.lines(TransactionFilter(query: FindQuery("a"), last: 2)) == ["3 Later -4.00*", "3 Tea_room -4.00"])
    #expect(try store.lines(TransactionFilter(query: FindQuery(""))).count == 6)
  }

  @Test
  func callersErrorStopsTheListing() throws {
    struct Enough: Error {}
    var seen = 0
    #expect(throws: Enough.self) {
      try store.transactions(TransactionFilter()) { _ in
        seen += 1
        if seen == 2 { throw Enough() }
      }
    }
    #expect(seen == 2)
    #expect(try store.lines().count == 6)
  }
}
