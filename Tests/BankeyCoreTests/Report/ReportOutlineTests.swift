import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct ReportOutlineTests {
  private func outline(_ counts: [Int], hasSpacers: Bool = false) -> ReportOutline {
    let days = counts.enumerated().map { n, count in
      DayTotal(day: Sample.today.advanced(by: -n), count: count, total: Amount(units: Int64(count), scale: 2))
    }
    return ReportOutline(days: days, hasSpacers: hasSpacers)
  }

  @Test func aGroupIsItsTitleItsDaysAndItsTotal() {
    let group = outline([2, 1])
    #expect(
      (0..<group.count).map(group.entry) == [
        .title, .day(0), .transaction(0, day: 0), .transaction(1, day: 0), .day(1), .transaction(2, day: 1), .total,
      ])
    #expect(group.total == Sample.amount("0.03"))
  }

  @Test func whereThereIsRoomASpacerFollowsEachDay() {
    let group = outline([1, 1], hasSpacers: true)
    #expect(
      (0..<group.count).map(group.entry) == [
        .title, .day(0), .transaction(0, day: 0), .spacer(0), .day(1), .transaction(1, day: 1), .spacer(1), .total,
      ])
  }

  @Test func withoutTransactionsThereIsAMessageAndNoTotal() {
    let group = outline([])
    #expect((0..<group.count).map(group.entry) == [.title, .noTransactions])
    #expect(group.total == .zero)
    let unknown = ReportOutline(days: nil)
    #expect((0..<unknown.count).map(unknown.entry) == [.title, .notAvailable])
  }

  @Test func aSumThatDoesNotFitIsNotKnown() {
    let most = DayTotal(day: Sample.today, count: 1, total: Amount(units: .max, scale: 2))
    let next = DayTotal(day: Sample.today.advanced(by: -1), count: 1, total: Amount(units: 1, scale: 2))
    #expect(ReportOutline(days: [most, next]).total == nil)
    #expect(ReportOutline(days: [DayTotal(day: Sample.today, count: 1, total: nil)]).total == nil)
  }

  @Test(arguments: [UInt64(1), 2, 3, 4]) func everyRowIsFoundAgain(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
    let group = outline(counts, hasSpacers: seed.isMultiple(of: 2))
    var seen = 0
    for row in 0..<group.count {
      switch group.entry(at: row) {
      case .day(let day): #expect(group.row(of: group.days[day].day) == row, "seed \(seed)")
      case .transaction(let number, let day):
        #expect(number == seen, "seed \(seed)")
        let place = group.place(of: number)
        #expect(place.day == group.days[day].day, "seed \(seed)")
        #expect(group.row(of: place.day, offset: place.skipping) == row, "seed \(seed)")
        seen += 1
      case .title, .noTransactions, .notAvailable, .spacer, .total: break
      }
    }
    #expect(seen == group.transactions, "seed \(seed)")
    #expect(group.row(of: Sample.today.advanced(by: 1)) == nil)
  }
}
