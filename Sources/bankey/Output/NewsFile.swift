import BankeyModel
import FoundationEssentials
import Glibc

/// How far a reader has seen the news: a small file in the state folder, one for each reader.
///
/// A file that cannot be read is as good as none: then all is new.
struct NewsFile {
  /// So many bytes are read: a line for each of ten thousand accounts.
  private static let limit = 1 << 20
  private let folder: String
  private let path: String

  /// The file of a reader in a folder, which need not exist yet. Letters, digits, `-` and `_` make a name.
  init(folder: String, reader: String = "") {
    self.folder = folder
    path = folder + "/news" + (reader.isEmpty ? "" : "-" + reader)
  }

  /// Whether a reader may be called so.
  static func isName(_ name: String) -> Bool {
    (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D || byte == 0x5F
      }
  }

  /// The mark of the reader.
  var mark: NewsMark {
    get { NewsMark(text: read()) }
    nonmutating set { write(newValue.text) }
  }

  private func read() -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.limit else { return "" }
    var (bytes, count) = ([UInt8](repeating: 0, count: Int(status.st_size)), 0)
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + count, $0.count - count) }
      guard more > 0 else { break }
      count += more
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Writes a file beside it and renames it, so that no reader sees half a file.
  private func write(_ text: String) {
    let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
    let draft = path + ".\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWhole = Glibc.write(file, bytes, bytes.count) == bytes.count
    close(file)
    if !isWhole || rename(draft, path) != 0 { unlink(draft) }
  }
}
