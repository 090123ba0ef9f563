import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct VerdictTests {
  let place = try! TestFolder()

  /// The verdict of a preview on each row: "new 3 Coffee -4.00".
  private func preview(
    _ rows: [TransactionRecord], period: ClosedRange<Int>? = nil, _ writer: StoreWriter? = nil
  ) throws -> [String] {
    var lines: [String] = []
    _ = try (writer ?? place.writer()).preview(.file("a", hash: "h")) { sink in
      try sink(.account(checking()))
      if let period { try sink(.period(november(period.lowerBound)...november(period.upperBound))) }
      try sink(.transactions(rows))
    } rows: { row in
      let doubt = row.doubt.map { " " + $0.rawValue } ?? ""
      lines.append("\(row.verdict)\(doubt) \(november(1).distance(to: row.day) + 1) \(row.description) \(row.amount)")
    }
    return lines
  }

  @Test
  func previewNamesEachRowsVerdictAndWritesNothing() throws {
    let writer = try place.writer()
    try writer.importFile([
      buy("Same", on: 1, id: "a"), buy("Old words", on: 2, id: "b"), buy("Pending", on: 3, id: "c", .authorized),
      buy("Gone", on: 4, id: "d"), buy("Renamed", on: 5, id: "e"),
    ])
    try writer.delete(#require(place.reader().list().first { $0.description == "Gone" }).id)
    let before = try place.sql("SELECT json_array(id, status, description, seen) FROM transactions")
    let lines = try preview([
      buy("New", on: 6, id: "f"), buy("Same", on: 1, id: "a"), buy("New words", on: 2, id: "b"),
      buy("Pending", on: 3, id: "c"), buy("Gone", on: 4, id: "d"), buy("Renamed", on: 5, id: "other"),
    ])
    #expect(
      lines == [
        "new 6 New -4.00", "same 1 Same -4.00", "changed 2 New words -4.00", "posted 3 Pending -4.00",
        "deleted 4 Gone -4.00", "changed 5 Renamed -4.00",
      ])
    #expect(try place.sql("SELECT json_array(id, status, description, seen) FROM transactions") == before)
    #expect(try place.sql("SELECT count(*) FROM fetch") == ["1"])
    #expect(try preview([buy("Same", on: 1, id: "a")], writer) == ["same 1 Same -4.00"])
  }

  @Test
  func previewMatchesTheImport() throws {
    let writer = try place.writer()
    let rows = [buy(on: 3), buy(on: 3), buy("Rent", on: 4, id: "r")]
    #expect(try preview(rows, writer).map { $0.prefix(3) } == ["new", "new", "new"])
    try writer.importFile(rows)
    #expect(try preview(rows, writer).map { $0.prefix(4) } == ["same", "same", "same"])
  }

  @Test
  func oddRowsAreReportedWithTheReason() throws {
    let writer = try place.writer()
    try writer.importFile((1...12).map { buy("Coffee", -400 - Int64($0), on: $0, id: "\($0)") })
    #expect(
      try preview(
        [
          buy("Next year", on: 70, id: "x"), buy("Ancient", on: -4000, id: "y"),
          buy("Decimals", -4_200_000, on: 14, id: "z"),
          buy("Other amount", -999, on: 5, id: "5"), buy("Twice", on: 16, id: "t"), buy("Twice", on: 16, id: "t"),
          buy("Plain", on: 17, id: "p"),
        ], writer) == [
          "suspicious farAhead 70 Next year -4.00", "suspicious longBefore -4000 Ancient -4.00",
          "suspicious outsize 14 Decimals -42000.00", "suspicious otherAmount 5 Other amount -9.99",
          "new 16 Twice -4.00", "suspicious repeated 16 Twice -4.00", "new 17 Plain -4.00",
        ])
  }

  @Test
  func ordinaryHistoryIsNotOdd() throws {
    let years = (0..<40).map { buy("Rent", -90000, on: -$0 * 120, id: "r\($0)") }
    let lines = try preview(years + [buy("Salary", 300_000, on: 2), buy(on: 3), buy(on: 3)])
    #expect(lines.allSatisfy { $0.hasPrefix("new ") })
  }

  @Test
  func previewNeedsNoDatabase() throws {
    let clock = Clock(fixed: Timestamp(seconds: noon), offset: 0)
    let writer = try StoreWriter.rehearsing(clock: clock, version: "1")
    #expect(try preview([buy(on: 3)], writer) == ["new 3 Coffee -4.00"])
  }
}
