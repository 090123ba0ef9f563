import Glibc

/// Standard output for data: written in large pieces, and an error when it cannot be written.
struct DataOutput {
  private static let pieceSize = 1 << 16
  private let descriptor: Int32
  private var waiting: [UInt8] = []

  /// Writes to an open file.
  init(_ descriptor: Int32 = STDOUT_FILENO) {
    self.descriptor = descriptor
    waiting.reserveCapacity(DataOutput.pieceSize)
  }

  /// Writes a text now or a little later.
  mutating func write(_ text: String) throws(Failure) {
    waiting += text.utf8
    if waiting.count >= DataOutput.pieceSize { try flush() }
  }

  /// Writes a line now or a little later.
  mutating func line(_ text: String) throws(Failure) {
    try write(text + "\n")
  }

  /// Writes all that waits.
  mutating func flush() throws(Failure) {
    var rest = waiting[...]
    while !rest.isEmpty { rest = rest.dropFirst(try writeSome(rest)) }
    waiting.removeAll(keepingCapacity: true)
  }

  private func writeSome(_ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    let error = errno
    if error == EINTR { return 0 }
    // The reader has what it wanted: `bankey transactions | head`.
    if error == EPIPE { throw Failure("", status: ExitStatus.signal(SIGPIPE)) }
    throw Failure("standard output: " + errorText(error))
  }
}
