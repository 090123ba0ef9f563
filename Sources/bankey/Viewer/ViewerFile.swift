import BankeyCore
import FoundationEssentials
import Glibc

/// What the keys have changed for good, in a small file of bankey's own: `key = value` lines in the state folder.
///
/// It is a convenience. A file that cannot be read or written is as good as none.
struct ViewerFile {
  private let folder: String
  private var path: String { folder + "/viewer" }

  /// The file in a folder, which need not exist yet.
  init(folder: String) { self.folder = folder }

  /// What the keys chose last.
  var choices: ViewerChoices {
    get { ViewerChoices(text: read()) }
    nonmutating set { write(newValue.text) }
  }

  /// Nothing when there is no file. It is read at every start, where Foundation would be felt; ours is never longer.
  private func read() -> String {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return "" }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(file, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Written beside and moved into place, so that no start meets half a file.
  private func write(_ text: String) {
    makeFolders()
    let draft = path + ".\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let bytes = Array(text.utf8)
    let isWhole = Glibc.write(file, bytes, bytes.count) == bytes.count
    close(file)
    guard isWhole, rename(draft, path) == 0 else {
      unlink(draft)
      return
    }
  }

  private func makeFolders() {
    let owner: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true, attributes: owner)
  }
}
