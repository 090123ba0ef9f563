import Foundation
import Glibc
import Synchronization

/// A SimpleFIN server on this machine that gives access for one token, and one account for that access.
final class FakeBridge: Sendable {
  /// The password in the access URL.
  static let password = "hunter2-of-the-bridge"
  /// A part of the address in the token.
  static let ticket = "ticket-4711"
  private let socket: Int32
  private let port: UInt16
  private let state = Mutex((fault: (Int, [UInt8])?.none, claims: 0))
  /// Called while a client waits for its answer.
  private let onRequest: @Sendable () -> Void

  /// Answers from now on.
  init(onRequest: @escaping @Sendable () -> Void = {}) throws {
    self.onRequest = onRequest
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, address, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRINUSE) }
    (self.socket, port) = (socket, UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(socket, nil, nil)
        guard client >= 0, let self else { return }
        self.serve(client)
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }

  /// The setup token: the address to claim it at, in base 64.
  var token: String { Data("http://127.0.0.1:\(port)/claim/\(Self.ticket)".utf8).base64EncodedString() }

  /// How often a token was claimed.
  var claims: Int { state.withLock(\.claims) }

  /// From now on it answers every question for accounts with an error, in these words.
  func breakDown(_ status: Int = 500, saying words: [UInt8] = Array("{}".utf8)) {
    state.withLock { $0.fault = (status, words) }
  }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = read(client, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk[..<count]
    }
    onRequest()
    let (status, body) = answer(String(decoding: bytes, as: UTF8.self))
    let head = "HTTP/1.1 \(status) Said\r\nContent-Type: application/json\r\nContent-Length: \(body.count)\r\n"
    let answer = Array((head + "Connection: close\r\n\r\n").utf8) + body
    _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
  }

  private func answer(_ request: String) -> (Int, [UInt8]) {
    if request.hasPrefix("POST /claim/\(Self.ticket)") {
      let isFirst = state.withLock { state in
        state.claims += 1
        return state.claims == 1
      }
      let address = "http://user:\(Self.password)@127.0.0.1:\(port)/simplefin"
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
