import BankeyModel
import CProcess
import Glibc

/// A pipe that other children do not inherit.
public struct ProcessPipe: Sendable {
  /// The descriptor of the reading end.
  public let reading: Int32
  /// The descriptor of the writing end.
  public let writing: Int32

  /// Creates a pipe.
  ///
  /// - Throws: `ProgramError.noPipe` if the system has none left.
  public init() throws(ProgramError) {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .noPipe(errorText()) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// Returns the reading end of a pipe that holds a text. The text is written before there is a reader, so the
  /// reader cannot disappear.
  ///
  /// - Throws: `ProgramError.inputTooLong` if the pipe cannot hold all of it.
  public static func holding(_ text: Secret) throws(ProgramError) -> Int32 {
    let pipe = try ProcessPipe()
    defer { Glibc.close(pipe.writing) }
    let bytes = Array(text.reveal().utf8)
    guard fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0, write(pipe.writing, bytes, bytes.count) == bytes.count else {
      Glibc.close(pipe.reading)
      throw .inputTooLong
    }
    return pipe.reading
  }

  func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }

  /// Reads from descriptors until all their other ends are closed, passing each piece to `body` with the index of its
  /// descriptor. Closes the descriptors at the end, and when `body` throws. Returns false if the deadline passes
  /// first.
  ///
  /// - Throws: Errors of `body`.
  @discardableResult
  public static func drain<Failure>(
    _ descriptors: [Int32], until deadline: Deadline? = nil, _ body: (Int, ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    defer { for index in waiting.indices where waiting[index].fd >= 0 { close(&waiting[index]) } }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.contains(where: { $0.fd >= 0 }) {
      let left = deadline?.milliseconds
      if left == 0 { return false }
      guard poll(&waiting, nfds_t(waiting.count), left.map { Int32(clamping: $0) } ?? -1) > 0 else { continue }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &bytes, bytes.count)
        if count > 0 { try body(index, bytes[..<count]) }
        if count == 0 || (count < 0 && errno != EINTR) { close(&waiting[index]) }
      }
    }
    return true
  }

  /// `poll` ignores negative descriptors.
  private static func close(_ waiting: inout pollfd) {
    Glibc.close(waiting.fd)
    waiting.fd = -1
  }
}

/// A deadline on the monotonic clock.
public struct Deadline: Sendable {
  private let end: Int

  /// Creates a deadline `seconds` from now.
  public init(seconds: Int) { end = Deadline.now + seconds * 1000 }

  /// The remaining time in milliseconds; 0 once the deadline has passed.
  public var milliseconds: Int { max(0, end - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
