import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// `bankey backup FILE`
struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copies the whole database into one file, even while another program writes to it.",
    discussion: """
      - is standard output. bankey replaces an existing file only once the new one is complete. The backup contains the whole database but no \
      secrets, and only you can read it. `bankey restore FILE` goes back to it. To keep a second machine up to date: \
      bankey backup - | ssh pi bankey receive -
      """)

  @OptionGroup var common: DataOptions
  @Argument(help: ArgumentHelp("The file to write; - is standard output.", valueName: "file"), completion: .file())
  var file: String

  func run() throws {
    try common.look(exactly: true, write)
  }

  private func write(_ setting: Setting) throws {
    guard let store = try DatabaseAccess.open(setting) else {
      throw CommandError("there is no database yet, so there is nothing to back up")
    }
    guard setting.hasFolder else { throw CommandError(setting.strings.onlyCollectorChanges) }
    if file == "-" { return try DatabaseAccess.reading { try write(store, in: DataFolder(setting.data)) } }
    try DatabaseAccess.reading { try store.backUp(to: file) }
    guard isatty(STDERR_FILENO) == 1 else { return }
    let strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
    StandardError.put(PlainText.cleaned(strings.exported(to: file)) + "\n")
  }

  /// Copies to a temporary file first, because SQLite needs to seek while writing, which a pipe does not allow.
  private func write(_ store: Store, in folder: DataFolder) throws {
    guard isatty(STDOUT_FILENO) == 0 else { throw CommandError("a backup is binary: send it to a file or a pipe") }
    try folder.copying(store) { path in
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw CommandError("the copy cannot be read: \(errorText())") }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = read(descriptor, &bytes, bytes.count), count > 0 { try put(bytes[..<count]) }
    }
  }

  /// Stops when the reader has closed the pipe.
  private func put(_ bytes: ArraySlice<UInt8>) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw CommandError(errno == EPIPE ? "" : "the backup could not be written: \(errorText())")
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// `bankey restore FILE`
struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Replaces the database with a backup.",
    discussion: """
      - is standard input. bankey checks the backup first, keeps the current database as a backup, and updates older backups. \
      Viewers can stay open. Never copy a file over the database by hand: SQLite would mix the old database's log into the copy.
      """)

  @OptionGroup var common: DataOptions
  @Argument(help: ArgumentHelp("The backup; - is standard input.", valueName: "file"), completion: .file())
  var file: String

  func run() throws {
    try common.work { setting in
      throw ExitCode(try ConsoleSync(["restore"], setting, [file], input: .own, report: SilentReport()).run())
    }
  }
}

/// `bankey receive FILE`: the same, under a name that fits a backup from another machine. It is a command of its own,
/// because shells do not complete aliases.
struct ReceiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "receive",
    abstract: "Replaces the database with a backup from another machine, as restore does.")

  @OptionGroup var restore: RestoreCommand

  func run() throws { try restore.run() }
}
