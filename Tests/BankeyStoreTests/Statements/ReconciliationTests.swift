import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
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

  @Test
  func consistentStatementsReportNothing() throws {
    #expect(try statement(1...10, 1000, [buy(on: 3), buy("P", -999, on: 4, .authorized)], 600).problems.isEmpty)
    #expect(try statement(11...20, 600, [buy(on: 13)], 200).problems.isEmpty)
    #expect(try statement(11...20, 600, [buy(on: 13)], 200).problems.isEmpty)
    #expect(try faults() == [])
    #expect(try place.reader().reconciliation().map { "\($0.statements) \($0.lastDay!)" } == ["2 2026-11-20"])
  }

  @Test
  func knownBalancesComeOnlyFromConsistentStatements() throws {
    try statement(2...10, 1000, [buy(on: 3)], 600)
    try statement(11...20, 600, [buy(on: 13)], 100)
    let store = try place.reader()
    let id = try #require(try store.accounts().first?.id)
    #expect(
      try Set(store.knownBalances(of: id)) == [
        KnownBalance([november(1), november(2)], amount: cents(1000)), KnownBalance([november(10)], amount: cents(600)),
      ])
    #expect(try store.knownBalances(of: "?") == [])
  }

  @Test
  func missingRowsAreReportedWithTheDifference() throws {
    let summary = try statement(1...10, 1000, [buy(on: 3)], 100)
    #expect(
      summary.problems.map(\.message) == [
        "The statement of 2026-11-01 to 2026-11-10 does not add up: opening balance 10.00, transactions -4.00, closing balance 1.00; "
          + "-5.00 is missing."
      ])
    #expect(try faults().map(\.difference) == [cents(-500)])
    // The whole file, imported later, heals it.
    #expect(try statement(1...10, 1000, [buy(on: 3), buy("Rent", -500, on: 5)], 100).problems.isEmpty)
    #expect(try faults() == [])
  }

  @Test
  func missingStatementIsReportedUntilImported() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    let summary = try statement(20...30, 100, [buy(on: 23)], -300)
    #expect(
      summary.problems.map(\.message) == [
        "-5.00 is missing between two statements, from 2026-11-10 to 2026-11-20: one closes with 6.00, the next opens with "
          + "1.00. A statement is missing."
      ])
    #expect(try statement(11...19, 600, [buy("Rent", -500, on: 15)], 100).problems.isEmpty)
    #expect(try faults() == [])
  }

  @Test
  func overlappingStatementsProveEachOther() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    try statement(1...20, 1000, [buy(on: 3), buy(on: 13)], 200)
    try statement(20...20, 200, [buy(on: 20)], -200)
    try statement(20...20, -200, [buy("Late", on: 20)], -600)
    try statement(21...22, -600, [], -600)
    #expect(try faults() == [])
  }

  /// Imports a table with a balance beside each row, which names the days of its rows only; in the order of the rows.
  @discardableResult
  private func table(_ rows: [TransactionRecord], from opening: Int64, gap: ClosedRange<Day>? = nil) throws
    -> FetchSummary
  {
    let booked = rows.reduce(opening) { $0 + $1.amount.units }
    return try place.writer().record(.file("a.csv", hash: "\(rows.count) \(opening)")) { sink in
      try sink(.account(checking()))
      try sink(.transactions(rows))
      try sink(
        .statement(
          StatementRecord(
            firstDay: rows[0].day, lastDay: rows[rows.count - 1].day, opening: cents(opening),
            closing: cents(gap == nil ? booked : booked - 500), gap: gap)))
    }
  }

  /// Purchases of a few days, two on each.
  private func days(_ days: ClosedRange<Int>) -> [TransactionRecord] {
    days.flatMap { [buy("A", Int64(-$0), on: $0), buy("B", Int64(-10 * $0), on: $0)] }
  }

  @Test
  func overlappingTablesProveEachOther() throws {
    // 1, 2 … 20 and ten times that are booked; what is left after day n is 10000 - 11 · n · (n + 1) / 2.
    func left(after day: Int64) -> Int64 { 10000 - 11 * day * (day + 1) / 2 }
    try table(days(1...10), from: left(after: 0))
    try table(days(5...14), from: left(after: 4))
    // One that begins within the 12th, one that ends within the 16th, and one that goes on from there.
    try table(Array(days(12...16).dropFirst().dropLast()), from: left(after: 11) - 12)
    try table(Array(days(16...20).dropFirst()), from: left(after: 15) - 16)
    try table(days(3...18), from: left(after: 2))
    #expect(try faults() == [])
    #expect(try place.reader().reconciliation().map(\.statements) == [5])
  }

  @Test
  func gapBetweenTablesIsReportedWithItsDays() throws {
    try table(days(1...3), from: 10000)
    let summary = try table(days(7...9), from: 9000)
    #expect(
      summary.problems.map(\.message) == [
        "-9.34 is missing between two statements, from 2026-11-03 to 2026-11-07: one closes with 99.34, the next opens with "
          + "90.00. A statement is missing."
      ])
    // One that overlaps and begins with something else is told with that day.
    let wrong = try table(days(8...12), from: 5000)
    #expect(wrong.problems.count == 1)
    #expect(try faults().last.map { "\($0.kind) \($0.firstDay!) \($0.difference)" } == "between 2026-11-08 -39.23")
  }

  @Test
  func balanceStepIsReportedWithItsFirstDay() throws {
    let summary = try table(days(1...9), from: 10000, gap: november(4)...november(5))
    #expect(
      summary.problems.map(\.message) == [
        "The balances beside the transactions do not add up: from 2026-11-04 to 2026-11-05, a balance does not follow from the one before it; -5.00 is missing in all."
      ])
    #expect(try faults().map { "\($0.kind) \($0.firstDay!) \($0.difference)" } == ["step 2026-11-04 -5.00"])
  }

  @Test
  func undoBringsTheGapBack() throws {
    try statement(1...10, 1000, [buy(on: 3)], 600)
    try statement(20...30, 100, [buy(on: 23)], -300)
    let middle = try statement(11...19, 600, [buy("Rent", -500, on: 15)], 100)
    try place.writer().undoImport(middle.fetch)
    #expect(try faults().map(\.kind) == [.between])
  }
}
