import BankeyCore
import Glibc

/// A pipe whose ends no other child gets.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(errorText(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// The end from which a text can be read, and no more. It is written before there is a reader, so that none can go away.
  static func holding(_ text: Secret) throws(Failure) -> Int32 {
    let pipe = try Pipe()
    defer { Glibc.close(pipe.writing) }
    let bytes = Array(text.reveal().utf8)
    guard fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0, write(pipe.writing, bytes, bytes.count) == bytes.count else {
      Glibc.close(pipe.reading)
      throw Failure("what should be read is too long")
    }
    return pipe.reading
  }

  /// Hands over what comes from each of some descriptors, with the number of which, until their other ends are closed; then
  /// closes these.
  static func drain(_ descriptors: [Int32], _ body: (Int, ArraySlice<UInt8>) -> Void) {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &bytes, bytes.count)
        if count > 0 { body(index, bytes[..<count]) }
        if count == 0 || (count < 0 && errno != EINTR) { close(&waiting[index]) }
      }
    }
  }

  /// A negative descriptor is one that `poll` does not look at.
  private static func close(_ waiting: inout pollfd) {
    Glibc.close(waiting.fd)
    waiting.fd = -1
  }
}
