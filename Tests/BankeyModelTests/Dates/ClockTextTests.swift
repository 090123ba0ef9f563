import BankeyModel
import Testing

@Suite struct ClockTextTests {
  @Test(arguments: [
    ("2026-11-21T09:00:00Z", 0, "2026-11-21T09:00"),
    ("2026-11-21T09:00Z", 0, "2026-11-21T09:00"),
    ("2026-11-21T00:30:59+01:00", 3600, "2026-11-21T00:30"),
    ("2026-11-21T23:30-0930", -34_200, "2026-11-21T23:30"),
  ])
  func timeWithAZoneIsRead(text: String, offset: Int, shown: String) throws {
    let clock = try #require(Clock(iso: text))
    #expect(clock.offset == offset)
    #expect(clock.localNow.description == shown)
  }

  @Test func zonesShareTheSameMoment() {
    #expect(Clock(iso: "2026-11-21T09:00:00Z")?.now == Clock(iso: "2026-11-21T10:00:00+01:00")?.now)
    #expect(Clock(iso: "2026-11-21T09:00:00Z")?.now.seconds == 1_795_251_600)
  }

  @Test func timeWithoutAZoneUsesTheSystems() {
    #expect(Clock(iso: "2026-07-01T12:00")?.localNow.description == "2026-07-01T12:00")
    #expect(Clock(iso: "2026-01-01")?.localNow.description == "2026-01-01T00:00")
  }

  @Test(arguments: [
    "", "now", "2026-11-21T", "2026-11-31T09:00Z", "2026-11-21T24:00Z", "2026-11-21T09:00:60Z",
    "2026-11-21T09:00:00ZZ",
    "2026-11-21T09:00:00+1", "2026-11-21T09:00:00+24:00", "2026-11-21 09:00", "2026-11-21Z",
    "2026-11-21T09:00:00+١٢:00",
  ])
  func invalidTimesAreRefused(text: String) {
    #expect(Clock(iso: text) == nil)
  }
}
