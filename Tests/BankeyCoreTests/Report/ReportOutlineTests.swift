import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct ReportOutlineTests {
  private func outline(
    _ counts: [Int], by division: ReportDivision = .days, hasSpacers: Bool = false
  ) -> ReportOutline {
    let days = counts.enumerated().map { n, count in
      DayTotal(day: Sample.today.advanced(by: -n), count: count, total: Amount(units: Int64(count), scale: 2))
    }
    return ReportOutline(days: days, by: division, hasSpacers: hasSpacers)
  }

  @Test func groupHasATitleDaysAndATotal() {
    let group = outline([2, 1])
    #expect(
      (0..<group.count).map(group.entry) == [
        .title, .period(0), .transaction(0, day: 0), .transaction(1, day: 0), .period(1), .transaction(2, day: 1),
        .total,
      ])
    #expect(group.total == Sample.amount("0.03"))
  }

  @Test func spacerFollowsEachDayWhereThereIsRoom() {
    let group = outline([1, 1], hasSpacers: true)
    #expect(
      (0..<group.count).map(group.entry) == [
        .title, .period(0), .transaction(0, day: 0), .spacer(0), .period(1), .transaction(1, day: 1), .spacer(1),
        .total,
      ])
  }

  @Test func emptyGroupHasAMessageAndNoTotal() {
    let group = outline([])
    #expect((0..<group.count).map(group.entry) == [.title, .noTransactions])
    #expect(group.total == .zero)
    let unknown = ReportOutline(days: nil)
    #expect((0..<unknown.count).map(unknown.entry) == [.title, .notAvailable])
  }

  @Test func overflowingSumIsUnknown() {
    let most = DayTotal(day: Sample.today, count: 1, total: Amount(units: .max, scale: 2))
    let next = DayTotal(day: Sample.today.advanced(by: -1), count: 1, total: Amount(units: 1, scale: 2))
    #expect(ReportOutline(days: [most, next]).total == nil)
    #expect(ReportOutline(days: [DayTotal(day: Sample.today, count: 1, total: nil)]).total == nil)
  }

  /// The sample's day is November 21.
  @Test func daysOfAMonthShareItsHeading() {
    let group = outline(Array(repeating: 1, count: 24), by: .months, hasSpacers: true)
    #expect(group.periods.map(\.start.description) == ["2026-11-01", "2026-10-01"])
    #expect(group.periods.map(\.days) == [0..<21, 21..<24])
    #expect(group.periods.map(\.total) == [Sample.amount("0.21"), Sample.amount("0.03")])
    #expect(group.count == 2 + 24 + 4)
    #expect(group.entry(at: 1) == .period(0) && group.entry(at: 23) == .spacer(0) && group.entry(at: 24) == .period(1))
    #expect(group.row(ofPeriod: Day(iso: "2026-10-01")!) == 24)
    #expect(group.row(ofPeriod: Day(iso: "2026-09-01")!) == nil)
  }

  @Test func undividedGroupHasNoHeading() {
    let group = outline([2, 1], by: .whole)
    #expect(
      (0..<group.count).map(group.entry) == [
        .title, .transaction(0, day: 0), .transaction(1, day: 0), .transaction(2, day: 1), .total,
      ])
  }

  @Test func outgoingIsTheTotalWithoutIncome() {
    func day(_ age: Int, _ total: String, _ income: String?) -> DayTotal {
      DayTotal(
        day: Sample.today.advanced(by: -age), count: 1, total: Sample.amount(total), income: income.map(Sample.amount))
    }
    let known = ReportOutline(days: [day(0, "-5.00", "10.00"), day(1, "2.00", "2.00")], by: .months).periods[0]
    #expect(known.income == Sample.amount("12.00") && known.outgo == Sample.amount("-15.00"))
    let unknown = ReportOutline(days: [day(0, "-5.00", "10.00"), day(1, "2.00", nil)], by: .months).periods[0]
    #expect(unknown.income == nil && unknown.outgo == nil && unknown.total == Sample.amount("-3.00"))
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>, [ReportDivision.days, .months, .whole])
  func everyRowIsFoundByPosition(seed: UInt64, division: ReportDivision) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<Int.random(in: 1...90, using: &random)).map { _ in Int.random(in: 1...9, using: &random) }
    let group = outline(counts, by: division, hasSpacers: seed.isMultiple(of: 2))
    var seen = 0
    for row in 0..<group.count {
      switch group.entry(at: row) {
      case .period(let index): #expect(group.row(ofPeriod: group.periods[index].start) == row, "seed \(seed)")
      case .transaction(let number, let day):
        #expect(number == seen, "seed \(seed)")
        let place = group.place(of: number)
        #expect(place.day == group.days[day].day, "seed \(seed)")
        #expect(group.row(of: place.day, offset: place.skipping) == row, "seed \(seed)")
        #expect(group.periods[group.period(ofDay: day)].days.contains(day), "seed \(seed)")
        seen += 1
      case .title, .noTransactions, .notAvailable, .spacer, .total: break
      }
    }
    #expect(seen == group.transactions, "seed \(seed)")
    #expect(group.row(of: Sample.today.advanced(by: 1)) == nil)
  }
}
