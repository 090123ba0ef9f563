import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct FeedShapeTests {
  let place = try! TestFolder()

  /// An answer of a feed without permanent ids that covers these days.
  @discardableResult
  private func answer(_ rows: [TransactionRecord], _ days: ClosedRange<Int> = 1...28) throws -> FetchSummary {
    try place.writer().record(Fetch(source: "bank", kind: .refresh, hasStableIds: false)) { sink in
      try sink(.account(checking()))
      try sink(.period(november(days.lowerBound)...november(days.upperBound)))
      try sink(.transactions(rows))
    }
  }

  private func lines() throws -> [String] {
    let store = try place.reader()
    let groups = try store.accounts().flatMap { account in
      TransactionStatus.allCases.map { TransactionGroup(account: account.id, status: $0) }
    }
    let rows = try groups.flatMap { try store.page(of: $0, from: .first, limit: 200) }
    return rows.map { $0.line + ($0.match == nil ? "" : " was authorized") }
  }

  private func isInStep() throws { #expect(try place.sql(DayTotalTests.difference) == []) }

  @Test
  func repeatedAnswerAddsNothingInAnyOrder() throws {
    let rows = [
      buy(on: 3, .authorized), buy(on: 3, .authorized), buy(on: 3), buy(on: 3), buy("Tea", on: 4), buy(on: 3, id: "x"),
    ]
    #expect(try answer(rows).added == 6)
    #expect(try answer(rows).changes == 0)
    #expect(try answer(rows.reversed()).changes == 0)
    try isInStep()
  }

  @Test
  func vanishedReservationWasDroppedOrPosted() throws {
    try answer([buy("VISA COFFEE", on: 3, .authorized), buy("Hotel", -900, on: 3, .authorized)])
    let summary = try answer([buy("*1234 03.11 Coffee Oslo", on: 5)])
    #expect((summary.posted, summary.dropped, summary.added) == (1, 1, 1))
    #expect(try lines() == ["5 *1234 03.11 Coffee Oslo -4.00 was authorized"])
    try isInStep()
  }

  @Test(arguments: [5, 3])
  func oneOfTwoEqualReservationsIsPosted(day: Int) throws {
    try answer([buy(on: 3, .authorized), buy(on: 3, .authorized)])
    let summary = try answer([buy(on: day), buy(on: 3, .authorized)])
    #expect((summary.posted, summary.dropped) == (1, 0))
    #expect(try lines() == ["3 Coffee -4.00*", "\(day) Coffee -4.00 was authorized"])
    #expect(try answer([buy(on: day), buy(on: day)]).posted == 1)
    #expect(try lines().filter { $0 == "\(day) Coffee -4.00 was authorized" }.count == 2)
    try isInStep()
  }

  @Test
  func reservationBeforeTheAnswersDaysStays() throws {
    try answer([buy(on: 3, .authorized), buy("Tea", on: 20, .authorized)])
    #expect(try answer([], 10...28).dropped == 1)
    #expect(try lines() == ["3 Coffee -4.00*"])
  }

  @Test(arguments: ["", "a", "b"])
  func postedRowSurvivesAChangedID(before: String) throws {
    for after in ["", "a", "b"] {
      try answer([buy(on: 3, id: before), buy("Tea", on: 4, id: "t"), buy("Rent", on: 9, id: "r")])
      let summary = try answer([buy(on: 3, id: after), buy("Tea", on: 4, id: "t"), buy("Rent", on: 9, id: "r")])
      #expect(summary.added == 0, "from '\(before)' to '\(after)'")
      #expect(try lines() == ["9 Rent -4.00", "4 Tea -4.00", "3 Coffee -4.00"])
    }
    try isInStep()
  }

  @Test
  func equalPostedRowsStayTwoWhenAnIDChanges() throws {
    try answer([buy(on: 3, id: "a"), buy(on: 3, id: "b")])
    #expect(try answer([buy(on: 3, id: "a"), buy(on: 3, id: "c")]).added == 0)
    #expect(try answer([buy(on: 3, id: "a"), buy(on: 3, id: "c"), buy(on: 3, id: "d")]).added == 1)
    #expect(try lines().count == 3)
  }

  @Test
  func postedRowsAreNeverDropped() throws {
    try answer([buy(on: 3), buy(on: 4, id: "a")])
    #expect(try answer([]).changes == 0)
    #expect(try lines().count == 2)
  }

  @Test
  func changedLastingIDsAddNothingAndAreKept() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, id: "a"), buy("Tea", on: 4, id: "p", .authorized)], period: 1...28)
    let summary = try writer.refresh([buy(on: 3, id: "b"), buy("Tea", on: 4, id: "q", .authorized)], period: 1...28)
    #expect((summary.added, summary.dropped, summary.changed) == (0, 0, 2))
    #expect(try lines() == ["4 Tea -4.00*", "3 Coffee -4.00"])
    #expect(try place.reader().list().map(\.nativeId) == ["q", "b"])
    #expect(
      try writer.refresh([buy(on: 3, id: "b"), buy("Tea", on: 4, id: "q", .authorized)], period: 1...28).changes == 0)
    try isInStep()
  }

  @Test
  func deletedRowStaysDeletedUnderAnotherID() throws {
    try answer([buy(on: 3, id: "a")])
    try place.writer().delete(try #require(try place.reader().list().first?.id))
    #expect(try answer([buy(on: 3, id: "b")]).changes == 0)
    #expect(try lines() == [])
  }
}
