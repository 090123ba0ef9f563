import BankeyCore
import Glibc

/// A pipe between us and a program. Made and handed over under a lock, so that no other program that is started gets its ends.
struct ProgramPipe {
  enum Use { case reading, writing }
  /// Our end.
  let near: Int32
  /// The program's end.
  let far: Int32

  init(_ use: Use) throws(SourceError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SourceError("No program can be run: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (near, far) = use == .reading ? (ends[0], ends[1]) : (ends[1], ends[0])
  }

  /// A pipe that a text can be read from, and no more. It is written before there is a reader, so that none can go away.
  init(holding text: Secret) throws(SourceError) {
    try self.init(.writing)
    defer { close(near) }
    let bytes = Array(text.reveal().utf8)
    guard fcntl(near, F_SETFL, O_NONBLOCK) == 0, write(near, bytes, bytes.count) == bytes.count else {
      close(far)
      throw SourceError(.tooLong)
    }
  }
}
