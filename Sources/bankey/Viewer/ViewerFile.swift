import BankeyCore
import BankeyModel
import BankeyText
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

/// What came from the standard input before the screen took the terminal: read once and kept, so that what is imported is what was
/// previewed.
struct KeptInput {
  /// More than `bankey-sync` reads of a file, which then says so.
  private static let limit = 513 << 20

  /// A file without a name that holds it.
  let descriptor: Int32

  /// Reads all of it; the keys then come from the terminal.
  init() throws(CommandError) {
    descriptor = try KeptInput.namelessFile()
    try fill()
    try KeptInput.openTerminal()
  }

  /// What `bankey-sync` reads.
  var input: SyncInput { .descriptor(descriptor) }

  /// A file for this user alone, of which nothing is left when all who have it open have ended.
  private static func namelessFile() throws(CommandError) -> Int32 {
    var path = Array((Environment.temporaryFolder + "/bankey-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, unlink(path) == 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { throw failure() }
    return file
  }

  private func fill() throws(CommandError) {
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
  private static func openTerminal() throws(CommandError) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return }
    defer { close(terminal) }
    guard dup2(terminal, STDIN_FILENO) >= 0 else { throw failure() }
  }

  private static func failure() -> CommandError { CommandError("standard input: " + errorText()) }
}
