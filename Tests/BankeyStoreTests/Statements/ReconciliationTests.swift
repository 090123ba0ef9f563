import BankeyCore
import BankeyStore
import Testing

@Suite("What statements prove")
struct ReconciliationTests {
  let place = try! TestFolder()

  /// Imports a statement over some days of November.
  @discardableResult
  private func statement(
    _ days: ClosedRange<Int>, _ opening: Int64, _ rows: [TransactionRecord], _ closing: Int64
  ) throws -> FetchSummary {
    try place.writer().record(.file("a", hash: "h")) { sink in
      try sink(.account(checking()))
      try sink(.transactions(rows))
      try sink(
        .statement(
          StatementRecord(
            firstDay: november(days.lowerBound), lastDay: november(days.upperBound), opening: cents(opening),
            closing: cents(closing))))
    }
  }

  private func faults() throws -> [ReconciliationFault] { try place.reader().reconciliation().flatMap(\.faults) }

  @Test("Opening and booked are closing, and the next begins with it: there is nothing to say")
  func proved() throws {
    #expect(try statement(1...10, 1000, [buy(on: 3), buy("P", -999, on: 4, .authorized)], 600).problems.isEmpty)
    #expect(try statement(11...20, 600, [buy(on: 13)], 200).problems.isEmpty)
    #expect(try statement(11...20, 600, [buy(on: 13)], 200).problems.isEmpty)
    #expect(try faults() == [])
    #expect(try place.reader().reconciliation().map { "\($0.statements) \($0.lastDay!)" } == ["2 2026-11-20"])
  }

  @Test("Rows that are missing in a statement are said with the difference")
  func within() throws {
    let summary = try statement(1...10, 1000, [buy(on: 3)], 100)
    #expect(
      summary.problems.map(\.message) == [
        "The statement of 2026-11-01 to 2026-11-10 does not add up: it begins with 10.00, books -4.00 and ends with 1.00; "
          + "-5.00 is missing."
      ])
    #expect(try faults().map(\.difference) == [cents(-500)])
    // The whole file, imported later, heals it.
    #expect(try statement(1...10, 1000, [buy(on: 3), buy("Rent", -500, on: 5)], 100).problems.isEmpty)
    #expect(try faults() == [])
  }

  @Test("A statement that is missing between two is said with its days, until it is imported")
  func between() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    let summary = try statement(20...30, 100, [buy(on: 23)], -300)
    #expect(
      summary.problems.map(\.message) == [
        "Between the statements -5.00 is missing, from 2026-11-10 to 2026-11-20: one ends with 6.00, the next begins with "
          + "1.00. A statement is missing."
      ])
    #expect(try statement(11...19, 600, [buy("Rent", -500, on: 15)], 100).problems.isEmpty)
    #expect(try faults() == [])
  }

  @Test("Statements that overlap, and several of one day, prove each other all the same")
  func overlapping() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    try statement(1...20, 1000, [buy(on: 3), buy(on: 13)], 200)
    try statement(20...20, 200, [buy(on: 20)], -200)
    try statement(20...20, -200, [buy("Late", on: 20)], -600)
    try statement(21...22, -600, [], -600)
    #expect(try faults() == [])
  }

  @Test("Undoing the import that had it, the fault is there again")
  func undone() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    try statement(20...30, 100, [buy(on: 23)], -300)
    let middle = try statement(11...19, 600, [buy("Rent", -500, on: 15)], 100)
    try place.writer().undoImport(middle.fetch)
    #expect(try faults().map(\.kind) == [.between])
  }
}
