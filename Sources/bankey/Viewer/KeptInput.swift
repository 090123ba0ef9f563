import Glibc

/// What came from the standard input before the screen took the terminal: read once and kept, so that what is imported is what was
/// previewed.
struct KeptInput {
  /// More than `bankey-sync` reads of a file, which then says so.
  private static let limit = 513 << 20

  /// A file without a name that holds it.
  let descriptor: Int32

  /// Reads all of it; the keys then come from the terminal.
  init() throws(Failure) {
    descriptor = try KeptInput.namelessFile()
    try fill()
    try KeptInput.openTerminal()
  }

  /// What `bankey-sync` reads.
  var input: SyncInput { .descriptor(descriptor) }

  /// A file for this user alone, of which nothing is left when all who have it open have ended.
  private static func namelessFile() throws(Failure) -> Int32 {
    var path = Array((Environment.temporaryFolder + "/bankey-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, unlink(path) == 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { throw failure() }
    return file
  }

  private func fill() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var kept = 0
    while kept < KeptInput.limit {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw KeptInput.failure() }
      if count == 0 { return }
      guard write(descriptor, chunk, count) == count else { throw KeptInput.failure() }
      kept += count
    }
  }

  /// Without a terminal the standard input stays what it is, and no screen is shown.
  private static func openTerminal() throws(Failure) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return }
    defer { close(terminal) }
    guard dup2(terminal, STDIN_FILENO) >= 0 else { throw failure() }
  }

  private static func failure() -> Failure { Failure("standard input: " + errorText(errno)) }
}
