import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

@Suite
struct FinderTests {
  let place = try! TestFolder()

  @Test
  func matchesAreReadFromAKey() async throws {
    try place.writer().importFile([buy(on: 3), buy("Rent", -90000, on: 2), buy(on: 1)])
    let finder = StoreFinder(reading: place.folder)
    let query = try FindQuery("coffee")
    let first = try await finder.matches(of: query, in: FindScope(), from: .first, limit: 1)
    #expect(first.map(\.line) == ["3 Coffee -4.00"])
    let key = first[0].key(by: .booked)
    let next = try await finder.matches(of: query, in: FindScope(), from: .after(key), limit: 1)
    #expect(next.map(\.line) == ["1 Coffee -4.00"])
    let all = try await finder.all(of: query, in: FindScope())
    #expect(all.count == 2)
    #expect(all.sums == [.init(currency: dollars, amount: cents(-800))])
  }

  @Test
  func otherProcessesWritesAreSeen() async throws {
    let finder = StoreFinder(reading: place.folder)
    await #expect(throws: StoreError.self) { try await finder.all(of: FindQuery([]), in: FindScope()) }
    let writer = try place.writer()
    for count in 1...3 {
      try writer.importFile([buy(on: count)])
      #expect(try await finder.all(of: FindQuery([]), in: FindScope()).count == count)
    }
  }

  @Test
  func abandonedSearchEndsAndTheNextIsAnswered() async throws {
    try place.writer().importFile((1...3000).map { buy("Coffee \($0)", on: $0 % 28 + 1) })
    let finder = StoreFinder(reading: place.folder)
    let query = try FindQuery("ee")
    let task = Task { try await finder.all(of: query, in: FindScope()) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await finder.all(of: query, in: FindScope()).count == 3000)
  }

  @Test
  func statementCanBeInterrupted() throws {
    let database = try place.writer().database
    let interruption = QueryInterruption()
    let endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"
    interruption.request()
    #expect(throws: StoreError.self) {
      try database.listening(to: interruption) { _ = try database.value(endless) as Int? }
    }
    #expect(try database.value("SELECT 1") == 1)
  }
}
