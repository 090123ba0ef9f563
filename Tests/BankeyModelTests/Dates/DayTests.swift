import BankeyModel
import Testing

@Suite struct DayTests {
  @Test func everyDayOfFourCenturiesIsUnique() throws {
    var day = try #require(Day(iso: "1799-12-31"))
    let last = try #require(Day(iso: "2200-01-01"))
    while day < last {
      let next = day.advanced(by: 1)
      let (year, month, number) = next.components
      try #require(Day(year: year, month: month, day: number) == next && (next.weekday - day.weekday + 7) % 7 == 1)
      day = next
    }
  }

  @Test func daysHaveNumbersAndWeekdays() throws {
    let day = try #require(Day(iso: "2026-11-21"))
    #expect(day.number == 20_778)
    #expect(day.weekday == 6)
    #expect("\(day)" == "2026-11-21")
  }

  @Test(arguments: ["2026-02-29", "2100-02-29", "2026-13-01", "2026-00-01", "2026-1-01", "0000-01-01", "2026-11-21 "])
  func invalidDayIsRefused(text: String) {
    #expect(Day(iso: text) == nil)
  }
}
