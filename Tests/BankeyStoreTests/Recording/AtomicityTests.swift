import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import Testing

@Suite
struct AtomicityTests {
  struct Broken: Error {}
  let place = try! TestFolder()
  /// Enough rows that SQLite writes some before the end.
  let many = (0..<40_000).map { buy("Purchase number \($0) of a long statement", on: $0 % 28 + 1, id: "\($0)") }

  @Test
  func failedFileLeavesNothing() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    #expect(throws: Broken.self) {
      try writer.record(.file("b.ofx", hash: "b")) { sink in
        try sink(.account(checking("2")))
        try sink(.transactions([buy(on: 4)]))
        throw Broken()
      }
    }
    #expect(try place.reader().accounts().count == 1)
    #expect(try place.reader().lines() == ["3 Coffee -4.00"])
    #expect(try place.reader().fetches().count == 1)
    #expect(try place.sql(DayTotalTests.difference) == [])
    #expect(try writer.importFile([buy(on: 4)]).added == 1)
  }

  @Test
  func killedWriterLeavesTheEarlierState() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let copy = try TestFolder()
    #expect(throws: Broken.self) {
      try writer.record(.file("b.ofx", hash: "b")) { sink in
        try sink(.account(checking()))
        try sink(.transactions(many))
        try copy.take(filesOf: place)
        throw Broken()
      }
    }
    #expect(try copy.files().contains("bankey.sqlite-wal"))
    #expect(try copy.reader().lines() == ["3 Coffee -4.00"])
    #expect(try copy.writer().importFile([buy(on: 3)]).unchanged == 1)
    #expect(try copy.sql("PRAGMA integrity_check") == ["ok"])
  }

  @Test
  func readerSeesOnlyCompleteAnswers() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let store = try place.reader()
    let version = try store.dataVersion()
    _ = try writer.record(.file("b.ofx", hash: "b")) { sink in
      try sink(.account(checking()))
      try sink(.transactions(many))
      #expect(try store.accounts().first?.transactions == 1)
      #expect(try store.dataVersion() == version)
    }
    #expect(try store.dataVersion() != version)
    #expect(try store.accounts().first?.transactions == 40_001)
  }

  @Test
  func snapshotShowsOneState() throws {
    let writer = try place.writer()
    try writer.importFile([buy(on: 3)])
    let store = try place.reader()
    try store.snapshot {
      #expect(try store.lines().count == 1)
      try writer.importFile([buy(on: 4)])
      #expect(try store.lines().count == 1)
      #expect(try store.accounts().first?.transactions == 1)
    }
    #expect(try store.lines().count == 2)
  }

  @Test
  func idsGrowDespiteTheClockAndFitJSON() throws {
    for (day, moment) in [(1, noon), (2, noon), (3, noon - 86_400), (4, noon + 1)] {
      try place.writer(at: moment).importFile([buy(on: day), buy("Tea", on: day)])
    }
    let ids = try place.reader().list().map(\.id)
    #expect(ids == ids.sorted(by: >))
    #expect(ids.allSatisfy { $0 > 0 && $0 < 1 << 53 })
  }
}
