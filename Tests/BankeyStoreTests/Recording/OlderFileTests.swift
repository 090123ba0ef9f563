import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import TestSupport
import Testing

@Suite
struct OlderFileTests {
  let place = try! TestFolder()

  private func lines() throws -> [String] {
    #expect(try place.sql(DayTotalTests.difference) == [])
    return try place.reader().lines()
  }

  @Test(arguments: ["", "p1"])
  func olderFileDoesNotReserveABookedRow(id: String) throws {
    let writer = try place.writer()
    let older = [buy("COFFEE SHOP", on: 19, id: id, .authorized), buy("Tea", on: 18, id: "t")]
    try writer.importFile(older, period: 1...19)
    try writer.importFile([buy("Visa Coffee Shop 1234", on: 21, id: "b1")], period: 20...25)
    #expect(try lines() == ["21 Visa Coffee Shop 1234 -4.00", "18 Tea -4.00"])
    let summary = try writer.importFile(older, period: 1...19)
    #expect((summary.added, summary.unchanged, summary.changes) == (0, 2, 0))
    #expect(try lines() == ["21 Visa Coffee Shop 1234 -4.00", "18 Tea -4.00"])
    #expect(try place.reader().list().first?.match?.day == november(19))
  }

  @Test(arguments: [19, 21])
  func olderFileDoesNotReserveARewordedBooking(day: Int) throws {
    let writer = try place.writer()
    try writer.importFile([buy("Visa Coffee Shop 1234", -410, on: day, id: "b1")], period: 15...25)
    let before = try place.state()
    let older = [buy("COFFEE SHOP", -400, on: 19, id: "p1", .authorized), buy("Tea", on: 9, id: "t")]
    let summary = try writer.importFile(older, period: 1...19)
    #expect((summary.added, summary.unchanged) == (1, 1))
    #expect(try lines() == ["\(day) Visa Coffee Shop 1234 -4.10", "9 Tea -4.00"])
    // An even older one, and the same again.
    try writer.importFile([buy("COFFEE SHOP", -400, on: 19, .authorized)], period: 12...19)
    #expect(try writer.importFile(older, period: 1...19).changes == 0)
    #expect(try lines() == ["\(day) Visa Coffee Shop 1234 -4.10", "9 Tea -4.00"])
    for fetch in try place.reader().fetches().dropLast() { try writer.undoImport(fetch.id) }
    #expect(try place.state() == before)
  }

  @Test
  func undoOfTheNewerFileReservesAgain() throws {
    let writer = try place.writer()
    let newer = try writer.importFile([buy("Visa Coffee Shop 1234", on: 20, id: "b1")], period: 15...25)
    try writer.importFile([buy("COFFEE SHOP", on: 19, id: "p1", .authorized)], period: 1...19)
    try writer.undoImport(newer.fetch)
    #expect(try lines() == ["19 COFFEE SHOP -4.00*"])
  }

  @Test
  func deletedBookedRowIsNotReservedAgain() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Visa Coffee Shop 1234", on: 20, id: "b1")], period: 15...25)
    try writer.delete(try #require(place.reader().list().first).id)
    #expect(try writer.importFile([buy("COFFEE SHOP", on: 19, .authorized)], period: 1...19).deleted == 1)
    #expect(try lines() == [])
  }

  @Test
  func oneOfTwoEqualPurchasesIsBooked() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee Shop", on: 20, id: "b1")], period: 15...25)
    let older = [buy("COFFEE SHOP", on: 19, id: "p1", .authorized), buy("COFFEE SHOP", on: 19, id: "p2", .authorized)]
    try writer.importFile(older, period: 1...19)
    #expect(try lines() == ["20 Coffee Shop -4.00", "19 COFFEE SHOP -4.00*"])
    #expect(try writer.importFile(older, period: 1...19).changes == 0)
  }

  @Test
  func newerFileWithAnEqualPurchaseHasBoth() throws {
    let writer = try place.writer()
    try writer.importFile([buy("Coffee Shop", on: 19, id: "b1")], period: 1...19)
    try writer.importFile(
      [buy("Coffee Shop", on: 19, id: "b1"), buy("Coffee Shop", on: 19, id: "p2", .authorized)], period: 10...20)
    try writer.importFile([buy("Coffee Shop", on: 22, id: "p3", .authorized)], period: 20...25)
    #expect(
      try lines() == ["22 Coffee Shop -4.00*", "19 Coffee Shop -4.00", "19 Coffee Shop -4.00*"].sorted { $0 > $1 })
  }

  /// A bank's exports of different ages, in any order: a transaction that any of them has posted is there once, and one
  /// that none has posted is authorized.
  @Test(arguments: 1...12)
  func exportsInAnyOrderHaveEachPurchaseOnce(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let hasIds = random.oneIn(2)
    let truth = (1...20).map { number in
      buy(
        "shop" + String(repeating: ["a", "b", "c"][number % 3], count: 1 + number / 3), on: random.int(1...20),
        id: hasIds ? "\(number)" : "")
    }
    var ends = (1...5).map { _ in random.int(5...24) }
    var booked: Set<String> = []
    let writer = try place.writer()
    for end in ends + [ends.removeFirst()] {
      let first = max(1, end - random.int(3...20))
      let rows = truth.filter { (november(first)...november(end)).contains($0.day) }.map { row in
        var row = row
        // The last three days of an export are only authorized, with another id and other words.
        if row.day > november(end - 3) {
          (row.status, row.nativeId, row.description) = (
            .authorized, hasIds ? "p" + row.nativeId : "", "Card " + row.description
          )
        }
        return row
      }
      booked.formUnion(rows.filter { $0.status == .posted }.map(\.description))
      try writer.importFile(rows, period: first...end)
    }
    let list = try place.reader().list()
    let names = list.map { $0.description.replacing("Card ", with: "") }
    #expect(Set(names).count == names.count, "seed \(seed): \(names)")
    #expect(Set(list.filter { $0.status == .posted }.map(\.description)) == booked, "seed \(seed)")
  }
}
