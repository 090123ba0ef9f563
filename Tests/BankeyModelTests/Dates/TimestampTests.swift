import BankeyModel
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    "2026-11-21T09:00:30Z", "1970-01-01T00:00:00Z", "1969-12-31T23:59:59Z", "2000-02-29T12:34:56Z",
    "0001-01-01T00:00:00Z",
  ])
  func textIsReadBack(text: String) throws {
    #expect("\(try #require(Timestamp(iso: text)))" == text)
  }

  @Test func timestampNeedsAZone() {
    #expect(Timestamp(iso: "2026-11-21T09:00:00") == nil)
    #expect(Timestamp(iso: "2026-11-21") == nil)
    #expect(Timestamp(iso: "2026-11-21T10:00:00+01:00") == Timestamp(iso: "2026-11-21T09:00:00Z"))
  }
}
