import Glibc

/// A pipe whose ends no other child gets.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(Failure) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure("pipe: " + errorText(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Hands everything that comes to `body`, until the other end is closed; then closes this one.
  static func drain(_ descriptor: Int32, _ body: (ArraySlice<UInt8>) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count > 0 { body(bytes[..<count]) }
      if count == 0 || (count < 0 && errno != EINTR) { break }
    }
    close(descriptor)
  }
}
