import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct FeedTests {
  let place = try! TestFolder()

  @Test
  func postedRowReplacesTheAuthorizedInPlace() throws {
    let writer = try place.writer()
    try writer.refresh([buy("COFFEE", -400, on: 3, id: "a", .authorized), buy("Rent", on: 1, id: "r")])
    let before = try place.reader().list()
    let summary = try writer.refresh([buy("Coffee Bar", -450, on: 5, id: "a"), buy("Rent", on: 1, id: "r")])
    #expect((summary.posted, summary.unchanged, summary.added) == (1, 1, 0))
    #expect(try place.reader().lines() == ["5 Coffee Bar -4.50", "1 Rent -4.00"])
    #expect(try place.reader().list().map(\.id) == before.map(\.id))
  }

  @Test
  func changedTextCountsAsAChange() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, id: "a")])
    #expect(try writer.refresh([buy("Tea", on: 3, id: "a")]).changed == 1)
    #expect(try writer.refresh([buy("Tea", on: 3, id: "a")]).changes == 0)
  }

  @Test
  func onlyAuthorizedRowsWithinThePeriodAreDropped() throws {
    let writer = try place.writer()
    let rows = [buy("A", on: 1, id: "a", .authorized), buy("B", on: 5, id: "b", .authorized), buy("C", on: 5, id: "c")]
    try writer.refresh(rows)
    #expect(try writer.refresh([], period: 3...9).dropped == 1)
    #expect(try place.reader().lines() == ["5 C -4.00", "1 A -4.00*"])
  }

  @Test
  func accountMissingInTheAnswerKeepsItsRows() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, id: "a", .authorized)], of: checking("1"))
    #expect(try writer.refresh([], of: checking("2")).dropped == 0)
    #expect(try place.reader().lines().count == 1)
  }

  @Test
  func repeatedIDLosesNothing() throws {
    let writer = try place.writer()
    let rows = [buy("A", on: 1, id: "x"), buy("B", on: 2, id: "x"), buy("B", on: 2, id: "x")]
    #expect(try writer.refresh(rows).added == 3)
    #expect(try writer.refresh(rows).changes == 0)
    #expect(try writer.refresh(rows.reversed()).changes == 0)
    #expect(try place.reader().lines() == ["2 B -4.00", "2 B -4.00", "1 A -4.00"])
  }

  @Test
  func postedRowReplacesAnAuthorizedWithoutAnID() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, .authorized), buy("Tea", on: 3, .authorized)])
    let summary = try writer.refresh([buy(on: 4, id: "p"), buy("Tea", on: 3, .authorized)])
    #expect((summary.added, summary.posted, summary.dropped, summary.unchanged) == (1, 1, 0, 1))
    #expect(try place.reader().lines() == ["4 Coffee -4.00", "3 Tea -4.00*"])
  }

  @Test
  func deletedRowIsNeitherRestoredNorChanged() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, id: "a", .authorized)])
    try writer.delete(try #require(try place.reader().list().first?.id))
    let summary = try writer.refresh([buy("Coffee Bar", on: 4, id: "a")])
    #expect((summary.deleted, summary.changes) == (1, 0))
    #expect(try place.reader().lines() == [])
  }

  @Test
  func replacedAndDroppedStatesAreKept() throws {
    let writer = try place.writer()
    try writer.refresh([buy("COFFEE", on: 3, id: "a", .authorized), buy("Tea", on: 3, id: "t", .authorized)])
    try writer.refresh([buy("Coffee Bar", on: 4, id: "a")])
    #expect(
      try place.sql("SELECT reason || ' ' || description FROM transaction_version ORDER BY 1") == [
        "dropped Tea", "replaced COFFEE",
      ])
  }

  @Test
  func closedAccountIsHiddenUntilItOpensAgain() throws {
    let writer = try place.writer()
    try writer.refresh([buy(on: 3, id: "a")])
    let fetch = Fetch(source: "bank", kind: .refresh, hasStableIds: true)
    let close = { (sink: (StatementEvent) throws -> Void) in
      try sink(.account(checking()))
      try sink(.closed)
    }
    #expect(try writer.record(fetch, close).changes > 0)
    #expect(try writer.record(fetch, close).changes == 0)
    #expect(try place.reader().accounts() == [])
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
    #expect(try writer.refresh([]).changes > 0)
    #expect(try place.reader().accounts().count == 1)
  }
}
