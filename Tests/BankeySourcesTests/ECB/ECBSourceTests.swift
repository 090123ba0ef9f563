import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Synchronization
import TestServers
import Testing

/// The requests of the source of rates, and their times.
@Suite struct ECBSourceTests {
  private static func file(_ days: String...) -> String {
    let cubes = days.map { "<Cube time='\($0)'><Cube currency='USD' rate='1.1590'/></Cube>" }.joined()
    return "<?xml version='1.0' encoding='UTF-8'?><Envelope><Cube>\(cubes)</Cube></Envelope>"
  }

  private static func replies(daily: String = file("2026-11-20")) -> [String: [Reply]] {
    [
      "/rates/eurofxref-daily.xml": [.typed("text/xml", daily)],
      "/rates/eurofxref-hist-90d.xml": [.typed("application/xml", file("2026-11-20", "2026-11-19"))],
      "/rates/eurofxref-hist.xml": [.typed("text/xml", file("2026-11-20", "2026-11-19", "1999-01-04"))],
    ]
  }

  private func ask(
    _ replies: [String: [Reply]] = replies(), memory: String? = nil, at time: String = "2026-11-21T09:00:00Z",
    spend: @escaping @Sendable (String) throws -> Void = { _ in }
  ) async throws -> Fetched {
    try await TestServer.run(replies) { server in
      var fetched = try await offPool {
        var source = ECBSource(name: "ECB", address: server.url + "/rates", memory: memory)
        return fetch(&source, SourceCall(http: client(), clock: Clock(iso: time)!, spend: spend))
      }
      fetched.asked = server.asked
      return fetched
    }
  }

  private func days(_ fetched: Fetched) -> [String] {
    fetched.events.flatMap { if case .rates(let rates) = $0 { rates.map(\.day.description) } else { [String]() } }
  }

  @Test func firstFetchReadsAllHistory() async throws {
    let spent = Mutex<[String]>([])
    let first = try await ask { name in spent.withLock { $0.append(name) } }
    #expect(first.paths == ["GET /rates/eurofxref-hist.xml"])
    #expect(days(first) == ["2026-11-20", "2026-11-19", "1999-01-04"])
    #expect(first.memory == #"{"newest":"2026-11-20","asked":"2026-11-20"}"#)
    #expect(spent.withLock { $0 } == ["rates"])
  }

  @Test(arguments: [
    ("2026-11-19", "daily"), ("2026-11-18", "hist-90d"), ("2026-08-28", "hist-90d"), ("2026-08-20", "hist"),
  ])
  func laterFetchReadsTheSmallestSufficientFile(newest: String, file: String) async throws {
    let later = try await ask(memory: #"{"newest":"\#(newest)","asked":"\#(newest)"}"#)
    #expect(later.paths == ["GET /rates/eurofxref-\(file).xml"])
  }

  @Test(arguments: [
    // A weekend, and the morning of a working day: the rates of the day are published in the afternoon.
    ("2026-11-20", "2026-11-20", "2026-11-22T20:00:00Z", false),
    ("2026-11-20", "2026-11-20", "2026-11-23T15:29:00Z", false),
    ("2026-11-20", "2026-11-20", "2026-11-23T15:30:00Z", true),
    // A holiday: what was asked for once is not asked for again.
    ("2026-12-24", "2026-12-25", "2026-12-27T09:00:00Z", false),
    ("2026-12-24", "2026-12-24", "2026-12-25T16:00:00Z", true),
    // A clock that was set back.
    ("2026-11-20", "2026-11-20", "2026-01-05T09:00:00Z", false),
  ])
  func ratesAreFetchedOncePerWorkingDay(newest: String, asked: String, time: String, isAsked: Bool) async throws {
    let memory = #"{"newest":"\#(newest)","asked":"\#(asked)"}"#
    let fetched = try await ask(memory: memory, at: time)
    #expect(fetched.asked.isEmpty == !isAsked && fetched.error == nil)
    if !isAsked { #expect(fetched.memory == memory && fetched.events.isEmpty) }
  }

  @Test func earlyDayLeavesNoGap() async throws {
    let early = try await ask(
      Self.replies(daily: Self.file("2026-11-20")), memory: #"{"newest":"2026-11-18","asked":"2026-11-18"}"#,
      at: "2026-11-20T15:00:00Z")
    #expect(early.paths == ["GET /rates/eurofxref-daily.xml", "GET /rates/eurofxref-hist-90d.xml"])
    #expect(days(early) == ["2026-11-20", "2026-11-19"])
  }

  @Test(arguments: [
    (Reply.status(404), "127.0.0.1 has nothing at this address (404)."),
    (.page(status: 200), "127.0.0.1 sent a web page instead of data (200). A proxy or a bot filter may be in between."),
    (
      .typed("text/xml", "<html><body>Log in</body></html>"),
      "127.0.0.1 sent a web page instead of data (200). A proxy or a bot filter may be in between."
    ),
    (
      .typed("text/xml", "<Cube time='2026-11-20'>\n<Cube currency='USD' rate='x'/></Cube>"),
      "127.0.0.1 sent no usable rates (eurofxref-hist.xml:2). The rate of “USD” cannot be read."
    ),
    (
      .typed("text/xml", "<Envelope/>"),
      "127.0.0.1 sent no usable rates (eurofxref-hist.xml). The file contains no rates."
    ),
  ])
  func errorIsReportedAndNothingIsRemembered(reply: Reply, message: String) async throws {
    let failed = try await ask(["/rates/eurofxref-hist.xml": [reply]])
    #expect(failed.error?.message.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1") == message)
    #expect(failed.memory == #"{"newest":null,"asked":null}"# && failed.events.isEmpty)
  }
}
