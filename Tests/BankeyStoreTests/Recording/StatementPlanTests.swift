import BankeyModel
import CSQLite
import TestSupport
import Testing

@testable import BankeyStore

/// Every statement that a write runs per row finds its rows by an index: one that scanned a table would make the whole
/// write quadratic.
@Suite(.serialized)
struct StatementPlanTests {
  private static let rows = 200

  @Test(arguments: Operation.all, [ScalingTests.Shape.plain, .accounts])
  func importWalksNoTable(operation: Operation, shape: ScalingTests.Shape) throws {
    let place = try TestFolder()
    let writer = try place.writer()
    try operation.prepare(writer, shape, Self.rows)
    let database = writer.database
    let trace = try StatementTrace.recorded(on: database) { try operation.run(writer, shape, Self.rows, place) }
    for sql in trace.often(Self.rows / 2) {
      let scans = try plan(sql, in: database).filter { try isWalk($0, of: sql) }
      #expect(scans.isEmpty, "\(sql)")
    }
  }

  private func plan(_ sql: String, in database: Database) throws -> [String] {
    // The table for a preview's notes no longer exists.
    guard sql.contains(/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)/.ignoresCase()), !sql.contains("verdict") else {
      return []
    }
    // Parameters that are not bound are NULL, which is enough for a plan.
    return try database.all("EXPLAIN QUERY PLAN " + sql) { $0[3] ?? "" }
  }

  /// SQLite's SCAN is a full scan unless it uses the text index, or reads what the statement itself has just found.
  private func isWalk(_ step: String, of sql: String) throws -> Bool {
    guard step.hasPrefix("SCAN "), !step.contains("VIRTUAL TABLE INDEX"), !step.contains("CONSTANT ROW") else {
      return false
    }
    let name = step.dropFirst(5).prefix { $0 != " " }
    return !name.hasPrefix("(subquery") && !sql.contains(") \(name)")
  }
}
