import BankeyStore
import TestSupport
import Testing

@Suite struct HealthTests {
  private func place() throws -> TestFolder {
    let place = try TestFolder()
    try place.writer().importFile([buy(on: 3), buy("Rent", -90_000, on: 3), buy(on: 5)], of: checking())
    return place
  }

  @Test func intactDatabaseHasNoFindings() throws {
    let store = try place().reader()
    #expect(try store.damage() == [])
    #expect(try store.wrongDayTotals() == 0)
  }

  @Test func wrongSumsAreFound() throws {
    let place = try place()
    _ = try place.sql("UPDATE day_total SET units = units + 1 WHERE grouping = 0")
    #expect(try place.reader().wrongDayTotals() == 2)
    _ = try place.sql("DELETE FROM day_total")
    #expect(try place.reader().wrongDayTotals() == 4)
  }
}
