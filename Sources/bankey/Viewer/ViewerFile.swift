import BankeyCore
import BankeyModel
import BankeyText
import Glibc

/// Settings that keys change, saved as `key = value` lines in a small file in the state folder.
///
/// They are a convenience: a file that cannot be read or written is ignored.
struct ViewerFile {
  private let file: StateFile

  /// Prepares the file in a folder, which need not exist yet.
  init(folder: String) { file = StateFile(folder: folder, name: "viewer", limit: 4096) }

  var choices: ViewerChoices {
    get { ViewerChoices(text: file.read()) }
    nonmutating set { file.write(newValue.text) }
  }
}

/// The standard input, saved before the screen takes over the terminal, so that the import reads exactly what was
/// previewed.
struct SavedInput {
  /// The largest size, above the limit of `bankey-sync`, which then reports it.
  private static let limit = 513 << 20

  /// An unnamed file with the contents.
  let descriptor: Int32

  /// Reads everything. From then on, keys come from the terminal.
  init() throws(CommandError) {
    descriptor = try SavedInput.namelessFile()
    try fill()
    try SavedInput.openTerminal()
  }

  /// The input for `bankey-sync`.
  var input: SyncInput { .descriptor(descriptor) }

  /// A private file that disappears when all processes that have it open have ended.
  private static func namelessFile() throws(CommandError) -> Int32 {
    var path = Array((Environment.temporaryFolder + "/bankey-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0, unlink(path) == 0, fcntl(file, F_SETFD, FD_CLOEXEC) == 0 else { throw failure() }
    return file
  }

  private func fill() throws(CommandError) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var kept = 0
    while kept < SavedInput.limit {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw SavedInput.failure() }
      if count == 0 { return }
      guard write(descriptor, chunk, count) == count else { throw SavedInput.failure() }
      kept += count
    }
  }

  /// Without a terminal, keeps standard input; no screen is shown then.
  private static func openTerminal() throws(CommandError) {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return }
    defer { close(terminal) }
    guard dup2(terminal, STDIN_FILENO) >= 0 else { throw failure() }
  }

  private static func failure() -> CommandError { CommandError("standard input: " + errorText()) }
}
