import BankeyFiles
import FoundationEssentials
import Glibc

/// A small text file in the state folder. It holds only conveniences: an unreadable file counts as empty, and a failure
/// to write is ignored.
struct StateFile {
  let folder: String
  let name: String
  /// The number of bytes beyond which a file is not one of ours.
  let limit: Int

  private var path: String { folder + "/" + name }

  /// Its text; empty when there is none. Avoids Foundation, because every start reads such a file.
  func read() -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return "" }
    var (bytes, count) = ([UInt8](repeating: 0, count: Int(status.st_size)), 0)
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + count, $0.count - count) }
      guard more > 0 else { break }
      count += more
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Writes it so that nobody reads half a file. Creates the folder.
  func write(_ text: String) {
    let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
    try? AtomicFile(path).replace(with: Array(text.utf8), isFlushed: false)
  }
}
