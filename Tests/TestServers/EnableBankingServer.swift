import FlyingFox
import FlyingSocks
import Foundation

extension FakeEnableBanking {
  /// There is no port.
  private struct NoPort: Error {}

  /// Lets `body` ask the service at an address of this machine.
  package func run<Result>(port: UInt16 = 0, _ body: (_ url: String) async throws -> Result) async throws -> Result {
    let fox = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled)
    let running = Task { try await fox.run() }
    defer { running.cancel() }
    try await fox.waitUntilListening(timeout: 600)  // however busy the machine is
    guard case .ip4(_, let port) = await fox.listeningAddress else { throw NoPort() }
    let url = "http://127.0.0.1:\(port)"
    with { $0.url = url }
    await fox.appendRoute("*") { [self] request in
      let target = request.target.rawValue
      // The bank's own page, where the user agrees.
      if target.hasPrefix("/ui/") {
        return HTTPResponse(statusCode: .found, headers: HTTPHeaders([.location: consent(at: target)]))
      }
      let headers = request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }
      let reply = reply(
        Asked(
          method: request.method.rawValue, path: target, headers: Dictionary(headers) { $1 },
          body: String(decoding: try await request.bodyData, as: UTF8.self)))
      return HTTPResponse(
        statusCode: HTTPStatusCode(reply.status, phrase: "Said"), headers: HTTPHeaders([.contentType: reply.type]),
        body: Data(reply.body.utf8))
    }
    let result = try await body(url)
    await fox.stop()
    return result
  }
}

/// Runs blocking work on a separate thread, so that servers of the same test can answer.
package func offPool<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}
