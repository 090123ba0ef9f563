import BankeyCore
import BankeyModel
import BankeyStore
import TestSupport
import Testing

/// A bank's real transactions, and the files that describe them.
@Suite
struct RecognitionPropertyTests {
  /// The way in which a bank assigns ids.
  enum Ids: CaseIterable { case lasting, none, newInEachFile, reused }

  @Test(arguments: Ids.allCases, 1...4)
  func overlappingPullsKeepEachTransactionOnce(ids: Ids, seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let truth = (0..<120).map { number in
      buy(random.pick(["A", "B", "C"]), Int64(random.int(1...3)), on: random.int(1...20), id: "\(number)")
    }
    let place = try TestFolder()
    let writer = try place.writer()
    var named: Set<String> = []
    for file in 1...8 {
      let first = random.int(1...20)
      let period = first...random.int(first...20)
      let rows = truth.filter { (november(period.lowerBound)...november(period.upperBound)).contains($0.day) }
      named.formUnion(rows.map(\.nativeId))
      try writer.importFile(rows.map { told($0, ids, file) }, period: period)
    }
    let expected = truth.filter { named.contains($0.nativeId) }.map { "\($0.day) \($0.description) \($0.amount)" }
    let found = try place.reader().list().map { "\($0.day) \($0.description) \($0.amount)" }
    #expect(found.sorted() == expected.sorted(), "seed \(seed)")
    #expect(try place.sql(DayTotalTests.difference) == [], "seed \(seed)")
  }

  private func told(_ row: TransactionRecord, _ ids: Ids, _ file: Int) -> TransactionRecord {
    var row = row
    switch ids {
    case .lasting: break
    case .none: row.nativeId = ""
    case .newInEachFile: row.nativeId = "\(file)-\(row.nativeId)"
    case .reused: row.nativeId = "1"
    }
    return row
  }
}
