import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

@Suite
struct SettlementTests {
  let place = try! TestFolder()
  private let pending = buy("COFFEE SHOP OSLO", -4800, on: 19, id: "p1", .authorized)

  private func posted(
    _ text: String = "VISA *1234 Coffee Shop Oslo 19.11", _ cents: Int64 = -4800, on day: Int = 21, id: String = "b1"
  )
    -> TransactionRecord
  { buy(text, cents, on: day, id: id) }

  private func lines() throws -> [String] {
    let store = try place.reader()
    let groups = try store.accounts().flatMap { account in
      TransactionStatus.allCases.map { TransactionGroup(account: account.id, status: $0) }
    }
    return try groups.flatMap { try store.page(of: $0, from: .first, limit: 200) }.map { row in
      row.line + (row.match.map { " was \($0.day.distance(to: november(1)) * -1 + 1) \($0.amount)" } ?? "")
    }
  }

  @Test
  func feedPostsUnderAnotherIDAndKeepsTheAuthorization() throws {
    let writer = try place.writer()
    try writer.refresh([pending])
    let summary = try writer.refresh([posted()])
    #expect((summary.posted, summary.dropped) == (1, 0))
    #expect(try lines() == ["21 VISA *1234 Coffee Shop Oslo 19.11 -48.00 was 19 -48.00"])
    #expect(try place.sql(DayTotalTests.difference) == [])
    #expect(try writer.refresh([posted()]).changes == 0)
  }

  @Test
  func equalIDSettlesDespiteOtherWords() throws {
    let writer = try place.writer()
    try writer.refresh([pending])
    try writer.refresh([posted("Coffee", -4850, id: "p1")])
    #expect(try lines() == ["21 Coffee -48.50 was 19 -48.00"])
    #expect(try place.reader().matches(of: FindQuery("coffee"), limit: 1).first?.match?.day == november(19))
  }

  @Test(arguments: [
    buy("Coffee Shop Oslo", -4800, on: 18, id: "b"), buy("Coffee Shop Oslo", -5300, on: 21, id: "b"),
    buy("Coffee Shop Oslo", 4800, on: 21, id: "b"), buy("Bakery Bergen", -4800, on: 21, id: "b"),
    buy("Coffee Shop Oslo", -4800, on: 50, id: "b"),
  ])
  func differentRowIsNotATwin(row: TransactionRecord) throws {
    let writer = try place.writer()
    try writer.refresh([pending])
    let summary = try writer.refresh([row])
    #expect((summary.posted, summary.dropped) == (0, 1))
    #expect(try !lines().contains { $0.contains("was") })
  }

  @Test
  func equalAmountIsPreferredToASimilarOne() throws {
    let writer = try place.writer()
    try writer.refresh([pending, buy("Coffee Shop Oslo", -5000, on: 19, id: "p2", .authorized)])
    try writer.refresh([posted(id: "b1"), posted("Coffee Shop Oslo", -5200, on: 20, id: "b2")])
    #expect(
      try lines() == [
        "21 VISA *1234 Coffee Shop Oslo 19.11 -48.00 was 19 -48.00", "20 Coffee Shop Oslo -52.00 was 19 -50.00",
      ])
  }

  @Test
  func postedRowSettlesOnlyOneReservation() throws {
    let writer = try place.writer()
    try writer.refresh([pending, buy("COFFEE SHOP OSLO", -4800, on: 19, id: "p2", .authorized)])
    let summary = try writer.refresh([posted()])
    #expect((summary.posted, summary.dropped) == (1, 1))
  }

  @Test
  func earlierPostedRowIsNotATwin() throws {
    let writer = try place.writer()
    try writer.refresh([posted()])
    try writer.refresh([posted(), pending])
    #expect(try writer.refresh([posted()]).dropped == 1)
  }

  @Test
  func laterFileSettlesAndUndoKeepsTheReservation() throws {
    let writer = try place.writer()
    try writer.importFile([pending, buy("Hotel", -90000, on: 19, id: "p2", .authorized)])
    try writer.importFile([posted()])
    #expect(try lines() == ["19 Hotel -900.00*", "21 VISA *1234 Coffee Shop Oslo 19.11 -48.00 was 19 -48.00"])
    let twin = try #require(try place.reader().list().first)
    try writer.unmatch(twin.id)
    let undone = ["19 Hotel -900.00*", "19 COFFEE SHOP OSLO -48.00*", "21 VISA *1234 Coffee Shop Oslo 19.11 -48.00"]
    #expect(try lines() == undone)
    #expect(try place.sql(DayTotalTests.difference) == [])
    #expect(try place.reader().matches(of: FindQuery("coffee status:authorized"), limit: 9).count == 1)
    try writer.importFile([posted(), buy("Tea", on: 22, id: "b3")])
    #expect(try lines().filter { $0 != "22 Tea -4.00" } == undone)
    #expect(throws: StoreError.self) { try writer.unmatch(twin.id) }
  }

  @Test
  func undoAfterAFeedDoesNotReserveAgain() throws {
    let writer = try place.writer()
    try writer.refresh([pending])
    try writer.refresh([posted()])
    try writer.unmatch(try #require(try place.reader().list().first).id)
    #expect(try lines() == ["21 VISA *1234 Coffee Shop Oslo 19.11 -48.00"])
  }
}
