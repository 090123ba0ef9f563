import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import TestServers

/// A bank's server on a free local port, which records its requests.
///
/// A blocking client must run inside `offPool`, or it occupies the thread on which the server would answer.
final class TestServer: Sendable {
  /// `http://127.0.0.1:40321`
  let url: String
  private let all = Mutex<[Asked]>([])

  /// All requests, in order.
  var asked: [Asked] { all.withLock { $0 } }

  /// Runs `body` with a server that answers every request in this way.
  static func run<Result>(
    _ answer: @escaping @Sendable (Asked) -> Reply, _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    let fox = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    let running = Task { try await fox.run() }
    defer { running.cancel() }
    try await fox.waitUntilListening(timeout: 600)  // however busy the machine is
    guard case .ip4(_, let port) = await fox.listeningAddress else { throw NoPort() }
    let server = TestServer(port: port)
    await fox.appendRoute("*") { request in try await server.reply(request, answer) }
    let result = try await body(server)
    await fox.stop()
    return result
  }

  /// Runs `body` with a server that gives each path its answers in turn, repeats the last one, and answers 404 for all
  /// other paths.
  static func run<Result>(
    _ replies: [String: [Reply]], _ body: (TestServer) async throws -> Result
  ) async throws -> Result {
    let left = Mutex(replies)
    return try await run(
      { asked in
        let path = String(asked.path.prefix { $0 != "?" })
        return left.withLock { left in
          guard let reply = left[path]?.first else { return .status(404) }
          if left[path, default: []].count > 1 { left[path]?.removeFirst() }
          return reply
        }
      }, body)
  }

  private init(port: UInt16) { url = "http://127.0.0.1:\(port)" }

  private func reply(
    _ request: FlyingFox.HTTPRequest, _ answer: @Sendable (Asked) -> Reply
  ) async throws -> HTTPResponse {
    let asked = Asked(
      method: request.method.rawValue, path: request.target.rawValue,
      headers: Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) { $1 },
      body: String(decoding: try await request.bodyData, as: UTF8.self))
    all.withLock { $0.append(asked) }
    let reply = answer(asked)
    return HTTPResponse(
      statusCode: HTTPStatusCode(reply.status, phrase: "Said"),
      headers: HTTPHeaders(Dictionary(uniqueKeysWithValues: reply.headers.map { (HTTPHeader($0.key), $0.value) })),
      body: Data(reply.body))
  }
}

/// The server has no port.
struct NoPort: Error {}
