import BankeyConfig
import Testing

@Suite struct LockConfigTests {
  @Test func lockIsOffByDefault() throws {
    #expect(try !config("").lock)
    #expect(try config("").lockAfter == .seconds(600))
    #expect(try config("lock = true").lock)
  }

  @Test(
    arguments: [
      ("10", .seconds(600)), ("0", nil), ("\"0 s\"", nil), ("\"90 s\"", .seconds(90)), ("\"90s\"", .seconds(90)),
      ("\"5 min\"", .seconds(300)), ("\"2 h\"", .seconds(7200)),
    ] as [(String, Duration?)])
  func timesAreRead(text: String, duration: Duration?) throws {
    #expect(try config("lock_after = \(text)").lockAfter == duration)
  }

  @Test(
    arguments: [
      "true", "-1", "\"\"", "\"10\"", "\"min\"", "\"1 day\"", "\"-5 min\"", "\"1.5 h\"", "\"9999999999999999999 h\"",
      "9223372036854775807", "\"٣ min\"", "\"10 min \"",
    ])
  func invalidTimeIsRefused(text: String) {
    let error = #expect(throws: ConfigError.self) { try config("\nlock_after = \(text)") }
    #expect(error?.line == 2)
    #expect(error?.message.contains("\"10 min\"") == true)
  }
}
