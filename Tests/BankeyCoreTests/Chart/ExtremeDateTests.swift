import Testing
@testable import BankeyCore
@testable import BankeyModel
@testable import BankeyText

/// Days and moments at the edges of 64 bits and of the calendar.
struct ExtremeDateTests {
  private static let numbers: [Int64] =
    [
      .min, .min + 1, .max, .max - 1, Int64(Int32.min) - 1, Int64(Int32.max) + 1, 0, -1, 1, 719_468, -719_468, -719_163,
      2_932_896,
    ]
    + [100_000_000, -100_000_000, 100_000_001, -100_000_001, 8_640_000_000_000, -8_640_000_000_000, 253_402_300_799]

  @Test(arguments: numbers) func everyDayHasADate(number: Int64) {
    let day = Day(number: Int(number))
    let (year, month, date) = day.components
    #expect((-275_000...275_760).contains(year) && (1...12).contains(month) && (1...31).contains(date))
    #expect((0...6).contains(day.weekday) && !day.description.isEmpty)
    for more in Self.numbers {
      let other = day.advanced(by: Int(more))
      #expect(more == 0 || (more > 0 ? other >= day : other <= day))
      #expect(Day(number: day.number + day.distance(to: other)) == other)
    }
  }

  @Test(arguments: numbers) func everyMomentHasATime(seconds: Int64) {
    let moment = Timestamp(seconds: seconds)
    #expect(!moment.description.isEmpty)
    for more in Self.numbers {
      #expect(more < 0 ? moment.advanced(bySeconds: more) <= moment : moment.advanced(bySeconds: more) >= moment)
    }
    for clock in [
      Clock(fixed: moment, offset: 50_400), Clock(fixed: moment, offset: -43_200), Clock(fixed: moment, offset: nil),
    ] {
      var ahead = clock
      ahead.daysAhead = Int(seconds)
      for local in [clock.localNow, ahead.localNow, clock.local(Timestamp(seconds: .max))] {
        #expect((0..<1440).contains(local.minute ?? 0) && !local.description.isEmpty)
      }
    }
  }

  @Test func calendarHasLimits() {
    #expect(Day(number: .max).components == (275_760, 9, 13))
    #expect(Timestamp(seconds: .max).description == "275760-09-13T00:00:00Z")
    #expect(Day(iso: "0001-01-01")?.advanced(by: -1).components ?? (9, 9, 9) == (0, 12, 31))
    #expect(Day(iso: "9999-12-31")?.advanced(by: 1).description == "10000-01-01")
    for text in ["0000-01-01", "10000-01-01", "275760-09-13", "-0001-01-01", "2026-00-01", "2026-13-01"] {
      #expect(Day(iso: text) == nil)
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1439, 1440, .max]) func everyMinuteHasADay(minute: Int) {
    let time = LocalTime(day: Day(number: 0), minute: minute)
    #expect(time.description.utf8.count == "1970-01-01T00:00".utf8.count)
  }

  @Test(arguments: [Int.min, -1, 0, 2, 18, 19, .max]) func everyCurrencyHasDecimalsThatFit(decimals: Int) {
    let currency = Currency(code: "PTS", decimals: decimals)
    for units in [Int64.min, -1, 0, 1, .max] {
      let amount = Amount(units: units, scale: 18).canonical(in: currency)
      #expect(amount.map { $0 == Amount(units: units, scale: 18) } ?? true)
      #expect(Amount(units: 0, scale: 0).canonical(in: currency) == .zero)
    }
  }

  @Test func serverPauseLastsAtMostADay() {
    let now = Timestamp(iso: "2026-11-21T09:00:00Z")!
    var source = SourceStatus(name: "a", type: "b")
    #expect(source.rest(at: now) == nil)
    source.nextAllowed = now.advanced(bySeconds: 3600)
    #expect(source.rest(at: now) == source.nextAllowed)
    let presenter = Presenter(formats: Formats(locale: "en_US"), clock: Clock(fixed: now, offset: 0))
    #expect(presenter.nextAllowed(source) != nil)
    source.nextAllowed = Timestamp(iso: "9999-12-31T23:59:59Z")
    #expect(source.rest(at: now) == nil)
    #expect(presenter.nextAllowed(source) == nil)
    source.nextAllowed = now
    #expect(source.rest(at: now) == nil)
  }

  @Test(arguments: [(Int64.max, Int.max), (.min, .max), (.max, .min), (0, .min), (-1, -1)])
  func everyStoredQuotaIsReadable(period: Int64, count: Int) {
    let moments = [Int64.min, 0, .max].map { Timestamp(seconds: $0) }
    for start in moments {
      let quota = QuotaStatus(
        name: "a", allowed: count, confirmed: count, period: period, start: start, used: -count.magnitudeClamped)
      for now in moments { #expect(quota.left(at: now) >= 0) }
    }
  }
}

extension Int {
  /// Its magnitude, which fits.
  fileprivate var magnitudeClamped: Int { Int(clamping: magnitude) }
}
