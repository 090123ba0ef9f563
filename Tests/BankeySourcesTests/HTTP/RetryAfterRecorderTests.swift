import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers
import Testing

/// The pauses that a server requests.
struct RetryAfterRecorderTests {
  private func until(_ reply: Reply, as credentials: HTTPRequest.Credentials?) async throws -> Timestamp? {
    try await TestServer.run({ _ in reply }) { server in
      try await offPool {
        let notice = RetryAfterRecorder(client(), clock: Clock(iso: "2026-11-21T09:00:00Z")!)
        for _ in 0..<2 { _ = try notice.send(HTTPRequest(.get, Secret(server.url), credentials: credentials)) }
        return notice.until
      }
    }
  }

  @Test(arguments: [429, 503]) func retryAfterIsRecorded(status: Int) async throws {
    let reply = Reply.status(status, ["Retry-After": "3600"])
    #expect(try await until(reply, as: somebody) == Timestamp(iso: "2026-11-21T10:00:00Z"))
    #expect(try await until(reply, as: nil) == nil)
  }

  @Test func missingListenerIsHarmless() async throws {
    #expect(try await until(.json("{}"), as: somebody) == nil)
    #expect(try await until(.status(429), as: somebody) == nil)
  }
}
