import Foundation
import Glibc
import Synchronization

/// A local SimpleFIN server with one token and one account.
final class FakeBridge: Sendable {
  /// The password in the access URL.
  static let password = "hunter2-of-the-bridge"
  /// A part of the address in the token.
  static let ticket = "ticket-4711"
  private let server: LoopServer
  private let state = Mutex((fault: (Int, [UInt8])?.none, claims: 0))

  /// Answers from now on. `onRequest` is called while a client waits for its answer.
  init(onRequest: @escaping @Sendable () -> Void = {}) throws {
    server = try LoopServer()
    server.serve { [weak self] request in
      onRequest()
      let (status, body) = self?.answer(request) ?? (500, [])
      return LoopServer.Answer(status: status, type: "application/json", body: body)
    }
  }

  /// The setup token: the address to claim it at, in base 64.
  var token: String { Data("http://127.0.0.1:\(server.port)/claim/\(Self.ticket)".utf8).base64EncodedString() }

  /// The number of times that a token was claimed.
  var claims: Int { state.withLock(\.claims) }

  /// Answers every request for accounts with this error from now on.
  func breakDown(_ status: Int = 500, saying words: [UInt8] = Array("{}".utf8)) {
    state.withLock { $0.fault = (status, words) }
  }

  private func answer(_ request: String) -> (Int, [UInt8]) {
    if request.hasPrefix("POST /claim/\(Self.ticket)") {
      let isFirst = state.withLock { state in
        state.claims += 1
        return state.claims == 1
      }
      let address = "http://user:\(Self.password)@127.0.0.1:\(server.port)/simplefin"
      return isFirst ? (200, Array(address.utf8)) : (403, Array("Forbidden".utf8))
    }
    let login = Data("user:\(Self.password)".utf8).base64EncodedString()
    guard request.contains("Authorization: Basic \(login)") else { return (403, Array("Forbidden".utf8)) }
    return state.withLock(\.fault) ?? (200, Array(Self.accounts.utf8))
  }

  private static let accounts = """
    {"errlist":[],"connections":[{"conn_id":"c1","name":"First Bank","org_id":"o1","sfin_url":"https://bank.example"}],
    "accounts":[{"id":"a1","name":"Checking","conn_id":"c1","currency":"USD","balance":"100.23",
    "balance-date":1763712000,"transactions":[]}]}
    """
}
