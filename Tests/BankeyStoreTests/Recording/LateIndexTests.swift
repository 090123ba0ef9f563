import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct LateIndexTests {
  struct Broken: Error {}
  let place = try! TestFolder()

  @Test
  func importKeepsEveryIndexIntact() throws {
    let writer = try place.writer()
    let indexes = try indexes()
    for (count, name) in [(100, "a"), (6000, "b"), (13_000, "c")] {
      let rows = rows(count, name)
      #expect(try writer.importFile(rows).added == count)
      #expect(try self.indexes() == indexes)
      #expect(try place.sql("PRAGMA integrity_check") == ["ok"])
      #expect(try place.sql(DayTotalTests.difference) == [])
      #expect(try writer.importFile(rows).added == 0)
    }
    #expect(try place.reader().accounts().first?.transactions == 19_100)
  }

  @Test
  func failedImportKeepsTheIndexes() throws {
    let writer = try place.writer()
    try writer.importFile(rows(10, "a"))
    let indexes = try indexes()
    #expect(throws: Broken.self) {
      try writer.record(.file("b.ofx", hash: "b")) { sink in
        try sink(.account(checking()))
        try sink(.transactions(rows(6000, "b")))
        throw Broken()
      }
    }
    #expect(try self.indexes() == indexes)
    #expect(try place.sql("PRAGMA integrity_check") == ["ok"])
    #expect(try place.reader().lines().count == 10)
  }

  @Test
  func lateIndexesStillFindPostedRows() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Hotel", -900, on: 3, id: "x", .authorized), buy("Shoes", -700, on: 4, id: "y")])
    let known = [buy("Hotel", -900, on: 5, id: "x2"), buy("Shoes", -700, on: 4, id: "y2")]
    let summary = try writer.importFile(rows(6000, "b") + known)
    #expect((summary.added, summary.posted) == (6001, 1))
    #expect(summary.reworded == 1)
  }

  private func indexes() throws -> [String] {
    try place.sql("SELECT name || sql FROM sqlite_schema WHERE type = 'index' ORDER BY name")
  }

  private func rows(_ count: Int, _ name: String) -> [TransactionRecord] {
    (0..<count).map { buy("Purchase \(name)\($0)", -100 - Int64($0 % 9000), on: $0 % 28 + 1, id: "\(name)\($0)") }
  }
}
