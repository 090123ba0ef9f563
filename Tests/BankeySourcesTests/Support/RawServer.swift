import Foundation
import Glibc

/// A server that need not follow HTTP: it passes each connection to `serve`, which decides what to answer.
final class RawServer: Sendable {
  /// `http://127.0.0.1:40321`
  let url: String
  private let listener: Int32

  /// Listens on a free port.
  init(_ serve: @escaping @Sendable (RawConnection) -> Void) throws {
    let (listener, port) = try RawServer.listen()
    self.listener = listener
    url = "http://127.0.0.1:\(port)"
    Thread.detachNewThread {
      while case let accepted = accept(listener, nil, nil), accepted >= 0 {
        Thread.detachNewThread {
          serve(RawConnection(socket: accepted))
          close(accepted)
        }
      }
      // Closed here, because the number may soon name the socket of another server.
      close(listener)
    }
  }

  /// The address of a port without a listener.
  static func closedPort() throws -> String {
    let (listener, port) = try listen()
    close(listener)
    return "http://127.0.0.1:\(port)"
  }

  deinit { shutdown(listener, Int32(SHUT_RDWR)) }

  private static func listen() throws -> (socket: Int32, port: UInt16) {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let error = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) | Glibc.listen(listener, 16) | getsockname(listener, address, &size)
      }
    }
    guard error == 0 else { throw NoPort() }
    return (listener, UInt16(bigEndian: address.sin_port))
  }
}
