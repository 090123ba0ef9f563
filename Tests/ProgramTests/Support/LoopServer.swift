import Foundation
import Glibc

/// A server on a free local port that answers one client after the other.
final class LoopServer: Sendable {
  /// The answer to a client.
  struct Answer {
    let status: Int
    let type: String
    let body: [UInt8]

    init(status: Int = 200, type: String, body: [UInt8]) { (self.status, self.type, self.body) = (status, type, body) }
    init(type: String, body: String) { self.init(type: type, body: Array(body.utf8)) }
  }

  /// The socket that clients connect to. The answering thread owns it too: a number that was closed while the thread
  /// still answered would soon name the socket of another test's server.
  private final class Listener: Sendable {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    deinit { close(descriptor) }
  }

  let port: UInt16
  private let listener: Listener

  /// Binds a port. Clients wait until `serve` is called.
  init() throws {
    let listener = Listener()
    let socket = listener.descriptor
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
    (self.listener, port) = (listener, UInt16(bigEndian: address.sin_port))
  }

  /// Ends the answering.
  deinit { shutdown(listener.descriptor, Int32(SHUT_RDWR)) }

  /// Starts to answer. `answer` receives the head of a request.
  func serve(_ answer: @escaping @Sendable (String) -> Answer) {
    Thread.detachNewThread { [listener] in
      while true {
        let client = accept(listener.descriptor, nil, nil)
        if client < 0 && [EINTR, ECONNABORTED].contains(errno) { continue }
        guard client >= 0 else { return }
        LoopServer.serve(client, answer)
      }
    }
  }

  private static func serve(_ client: Int32, _ answer: (String) -> Answer) {
    defer { close(client) }
    var (bytes, chunk) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      let count = read(client, &chunk, chunk.count)
      guard count > 0 else { return }
      bytes += chunk[..<count]
    }
    let answer = answer(String(decoding: bytes, as: UTF8.self))
    let head =
      "HTTP/1.1 \(answer.status) Said\r\nContent-Type: \(answer.type)\r\nContent-Length: \(answer.body.count)\r\n"
    let whole = Array((head + "Connection: close\r\n\r\n").utf8) + answer.body
    _ = send(client, whole, whole.count, Int32(MSG_NOSIGNAL))
  }
}
