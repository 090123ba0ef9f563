import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Synchronization
import TestServers
import Testing

/// The requests that are repeated, and those that are not.
struct RetryTests {
  /// The last status, and the pause before each request but the first.
  private struct Outcome: Equatable {
    var status: Int
    var waits: [Int]
  }

  /// The result of a request to a server with these answers.
  private func ask(_ replies: [Reply], _ method: HTTPRequest.Method = .get) async throws -> Outcome {
    let waits = Waits()
    return try await TestServer.run(["/": replies]) { server in
      let answer = try await offPool {
        try client(pause: { waits.add($0) }).send(HTTPRequest(method, Secret(server.url + "/")))
      }
      #expect(server.asked.count == 1 + waits.all.count)
      return Outcome(status: answer.status, waits: waits.all)
    }
  }

  @Test(arguments: [502, 503, 504]) func temporaryErrorIsRetried(status: Int) async throws {
    #expect(try await ask([.status(status), .status(status), .json("{}")]) == Outcome(status: 200, waits: [1, 3]))
  }

  @Test func thirdFailureEndsTheRetries() async throws {
    #expect(try await ask([.status(503)]) == Outcome(status: 503, waits: [1, 3]))
  }

  @Test func shortServerWaitIsHonored() async throws {
    #expect(try await ask([.status(429, ["Retry-After": "7"]), .json("{}")]) == Outcome(status: 200, waits: [7]))
    let date = "Sat, 21 Nov 2026 09:00:09 GMT"
    #expect(try await ask([.status(503, ["Retry-After": date]), .json("{}")]) == Outcome(status: 200, waits: [9]))
  }

  @Test func longServerWaitIsNotAwaited() async throws {
    #expect(try await ask([.status(429, ["Retry-After": "3600"])]) == Outcome(status: 429, waits: []))
    #expect(try await ask([.status(429)]) == Outcome(status: 429, waits: []))
  }

  @Test(arguments: [400, 401, 403, 404, 500]) func permanentErrorsAreNotRetried(status: Int) async throws {
    #expect(try await ask([.status(status)]) == Outcome(status: status, waits: []))
  }

  @Test func postIsNeverRetried() async throws {
    #expect(try await ask([.status(503)], .post) == Outcome(status: 503, waits: []))
  }

  @Test func refusedConnectionIsRetried() async throws {
    let waits = Waits()
    let url = try RawServer.closedPort()
    #expect(plain(try await fault(url, with: client(pause: { waits.add($0) }))) == "127.0.0.1 refused the connection.")
    #expect(waits.all == [1, 3])
  }

  @Test func closedConnectionIsNotRetried() async throws {
    let waits = Waits()
    let server = try RawServer { $0.readQuestion() }
    _ = try await fault(server.url, with: client(pause: { waits.add($0) }))
    #expect(waits.all == [])
  }

  @Test func retryWaitCanBeStopped() async throws {
    let cancellation = Cancellation()
    try await TestServer.run({ _ in
      cancellation.cancel()
      return .status(503)
    }) { server in
      let words = try await fault(server.url, with: CurlClient(cancellation: cancellation))
      #expect(words == "Stopped.")
    }
  }
}

/// The pauses of a client.
private final class Waits: Sendable {
  private let waits = Mutex<[Int]>([])
  var all: [Int] { waits.withLock { $0 } }
  func add(_ seconds: Int) { waits.withLock { $0.append(seconds) } }
}
