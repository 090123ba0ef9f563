import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@testable import BankeyStore

@Suite
struct NewsTests {
  let place = try! TestFolder()

  private func lines(_ news: NewsRecord) -> [String] {
    news.items.map { item in
      switch item.event {
      case .new: "new \(item.transaction.line)"
      case .posted(let earlier): "posted \(item.transaction.line) was \(earlier.amount)"
      case .changed(let earlier): "changed \(item.transaction.line) was \(earlier.amount)"
      case .dropped: "dropped \(item.transaction.line)"
      }
    }
  }

  private func news(_ mark: NewsMark) throws -> NewsRecord { try place.reader().news(since: mark) }

  @Test
  func newsOrderFollowsRecordingNotDates() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 20, id: "a"), buy("Rent", -90000, on: 19, id: "b")])
    let first = try news(NewsMark())
    #expect(first.items.isEmpty)
    #expect(Array(first.first.values) == [2])
    #expect(try news(first.mark).items.isEmpty)
    #expect(try news(first.mark).first.isEmpty)
    // A file of long ago.
    try writer.importFile([buy("Old", on: -40, id: "o")])
    #expect(try lines(news(first.mark)) == ["new -40 Old -4.00"])
  }

  @Test func postedChangedAndDroppedRowsShowTheirPast() throws {
    let writer = try place.writer()
    try writer.refresh([
      buy("Hotel", -9000, on: 3, id: "h", .authorized), buy("Tank", -5000, on: 3, id: "t", .authorized),
      buy("Bus", -300, on: 2, id: "b"), buy("Gone", -100, on: 3, id: "g", .authorized),
    ])
    let mark = try news(NewsMark()).mark
    try writer.refresh([
      buy("Hotel", -9000, on: 4, id: "h2"), buy("Tank", -4200, on: 4, id: "t"), buy("Bus", -350, on: 2, id: "b"),
    ])
    let now = try lines(news(mark)).sorted()
    #expect(
      now == [
        "changed 2 Bus -3.50 was -3.00", "dropped 3 Gone -1.00*", "posted 4 Hotel -90.00 was -90.00",
        "posted 4 Tank -42.00 was -50.00",
      ])
  }

  @Test func undoneAndDeletedRowsAreNotNews() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a")])
    let mark = try news(NewsMark()).mark
    let summary = try writer.importFile([buy("Bus", on: 4, id: "b"), buy("Taxi", on: 5, id: "c")])
    #expect(try news(mark).items.count == 2)
    try writer.delete(try #require(try place.reader().list().first { $0.description == "Taxi" }?.id))
    #expect(try lines(news(mark)) == ["new 4 Bus -4.00"])
    try writer.undoImport(summary.fetch)
    #expect(try news(mark).items.isEmpty)
  }

  @Test func rowsArrivingWhileShownStayNews() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3, id: "a")])
    let shown = try news(NewsMark())
    try writer.importFile([buy("Bus", on: 4, id: "b")])
    #expect(try lines(news(shown.mark)) == ["new 4 Bus -4.00"])
  }

  @Test func markIsReadBackAndDamageIsEmpty() throws {
    var mark = NewsMark(
      transaction: 1 << 52, version: 7, account: 3, balances: ["a-1": cents(-1250), "b": Amount(units: 5, scale: 0)])
    #expect(NewsMark(text: mark.text) == mark)
    mark.time = Timestamp(iso: "2026-11-21T09:00:00Z")
    #expect(NewsMark(text: mark.text) == mark)
    #expect(NewsMark(text: "transaction x\nbalance\nrubbish 1 2\n\u{0}") == NewsMark())
  }

  @Test func newsReadsOnlyNewRows() throws {
    let writer = try place.writer()
    try writer.importFile((1...20).map { buy(on: $0, id: "\($0)") })
    let database = try place.reader().database
    let plan: [String] = try database.all(
      "EXPLAIN QUERY PLAN SELECT count(*) FROM transactions t NOT INDEXED WHERE id > ? AND deleted IS NULL AND account <= ?",
      [1, 1]
    ) { $0[3] }
    #expect(plan == ["SEARCH t USING INTEGER PRIMARY KEY (rowid>?)"])
  }
}
