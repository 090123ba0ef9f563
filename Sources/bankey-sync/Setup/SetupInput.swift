import BankeyCore
import Glibc

/// Where a setup is read from.
struct SetupInput {
  /// Much more than any setup has.
  private static let limit = 1 << 16
  private let path: String

  /// A file, or the standard input when it is `-`.
  init(_ path: String) { self.path = path }

  /// All of it.
  func read() throws(Failure) -> Secret {
    let descriptor = path == "-" ? STDIN_FILENO : open(PathText.system(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while bytes.count <= SetupInput.limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      if count == 0 { return Secret(String(decoding: bytes, as: UTF8.self)) }
      bytes += chunk[..<count]
    }
    throw Failure(.setup) { $0.setupIsTooLong }
  }

  private func failure() -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(.setup) { $0.unreadableSetup(reason) }
  }
}
