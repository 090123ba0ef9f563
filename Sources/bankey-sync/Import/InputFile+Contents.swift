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
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(count, size + 1))
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let got = read(descriptor, &chunk, min(chunk.count, count - bytes.count))
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw failure() }
      if got == 0 { break }
      bytes += chunk[..<got]
    }
    return bytes
  }

  private var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private var tooLarge: Failure {
    Failure(saying: "The file is larger than 512 MB; no statement is.")
  }

  private func failure() -> Failure {
    Failure(saying: "The file cannot be read: " + String(cString: strerror(errno)) + ".")
  }
}
