import BankeyCore
import BankeyStore
import Glibc

extension InputFile {
  /// All bytes of the file.
  func contents() throws(Failure) -> [UInt8] {
    guard size <= InputFile.limit else { throw tooLarge }
    let bytes = try contents(first: InputFile.limit + 1)
    // A pipe has no size, and a file may grow.
    guard bytes.count <= InputFile.limit else { throw tooLarge }
    return bytes
  }

  /// The first `count` bytes of the file, or all that there are.
  func contents(first count: Int) throws(Failure) -> [UInt8] {
    let descriptor = opened
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    // One byte more than there are shows the end.
    var room = min(count, size + 1)
    var bytes = try piece(of: room, from: descriptor)
    var got = bytes.count
    while got == room, bytes.count < count {
      room = min(InputFile.piece, count - bytes.count)
      let more = try piece(of: room, from: descriptor)
      got = more.count
      bytes += more
    }
    return bytes
  }

  /// How much is read at once of what has no size: a pipe.
  private static let piece = 1 << 16

  /// The next bytes, fewer than `room` only at the end.
  private func piece(of room: Int, from descriptor: Int32) throws(Failure) -> [UInt8] {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
      while count < room {
        let got = read(descriptor, bytes.baseAddress! + count, room - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    if failed { throw failure() }
    return bytes
  }

  /// The standard input is read from its start where it has one: a screen imports what it has previewed.
  private var opened: Int32 {
    guard isStandardInput else { return open(PathText.system(path), O_RDONLY | O_CLOEXEC) }
    lseek(STDIN_FILENO, 0, SEEK_SET)
    return fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
  }

  private var size: Int {
    var status = stat()
    let found = isStandardInput ? fstat(STDIN_FILENO, &status) : stat(PathText.system(path), &status)
    return found == 0 ? Int(status.st_size) : 0
  }

  private var tooLarge: Failure {
    Failure { $0.fileIsTooLarge }
  }

  private func failure() -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure { $0.unreadableFile(reason) }
  }
}

extension InputFile {
  /// Whether the names in a folder can be listed.
  static func isReadableFolder(_ path: String) -> Bool {
    guard let stream = opendir(PathText.system(path)) else { return false }
    closedir(stream)
    return true
  }
}

extension InboxFile {
  /// What the system knows of a file; nil when it is gone.
  init?(_ input: InputFile) {
    var status = stat()
    guard stat(PathText.system(input.path), &status) == 0 else { return nil }
    self.init(
      path: input.path, size: Int(status.st_size),
      modified: Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec))
  }
}
