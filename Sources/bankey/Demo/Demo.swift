import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import BankeyUI
import FoundationEssentials
import Glibc

/// The built-in demo bank in its own folder. Its data takes the same path as real data.
@MainActor final class Demo {
  /// The setting with the demo's data folder.
  let setting: Setting
  private let folder: DemoFolder
  private let work: SyncProcess

  /// Creates a demo bank, which `bankey-sync` immediately starts to fill.
  init(_ setting: Setting) throws(CommandError) {
    folder = try DemoFolder()
    self.setting = setting.moved(to: folder.path)
    work = SyncProcess(["refresh"] + self.setting.syncOptions + ["--", "demo"], setting.strings)
  }

  /// Waits until the first day is in the database.
  func fill() async throws(BankError) { try await work.end() }

  /// Stops filling it and removes its folder.
  func remove() async {
    await work.stop()
    folder.remove()
  }
}

/// The temporary folder of a demo bank, accessible only to its owner and removed at the end. Each run also removes
/// folders that killed runs left behind.
struct DemoFolder: Sendable {
  private static let prefix = "bankey-demo-"
  let path: String
  /// Holds a lock on the folder for the life of the process. Unlocked folders are leftovers.
  private let descriptor: Int32

  /// Creates a folder in TMPDIR.
  init() throws(CommandError) {
    let parent = Environment.temporaryFolder
    DemoFolder.removeLeftovers(in: parent)
    // Between creating and locking it, another start may take the folder for a leftover and remove it; then try again.
    for _ in 0..<10 {
      if let (path, descriptor) = try DemoFolder.make(in: parent) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
    }
    throw CommandError("\(parent): " + errorText(EAGAIN))
  }

  /// Removes the folder with its contents. Renames it first, so that no process still reading can create a file in it.
  func remove() {
    let end = path + "-end"
    try? FileManager.default.removeItem(atPath: rename(path, end) == 0 ? end : path)
    close(descriptor)
  }

  /// Creates and locks a folder; nil when it was removed before it was locked.
  private static func make(in parent: String) throws(CommandError) -> (path: String, descriptor: Int32)? {
    var template = Array((parent + "/" + prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw CommandError("\(parent): " + errorText()) }
    let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let descriptor = lock(path, LOCK_EX) else { return nil }
    var information = stat()
    if fstat(descriptor, &information) == 0, information.st_nlink > 0 { return (path, descriptor) }
    close(descriptor)
    return nil
  }

  /// Opens and locks one of our folders; nil when it belongs to another user or is locked.
  private static func lock(_ path: String, _ operation: Int32) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var information = stat()
    if fstat(descriptor, &information) == 0, information.st_uid == getuid(), flock(descriptor, operation) == 0 {
      return descriptor
    }
    close(descriptor)
    return nil
  }

  private static func removeLeftovers(in parent: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for path in names.filter({ $0.hasPrefix(prefix) }).map({ parent + "/" + $0 }) {
      guard let descriptor = lock(path, LOCK_EX | LOCK_NB) else { continue }
      try? FileManager.default.removeItem(atPath: path)
      close(descriptor)
    }
  }
}

extension DemoFolder {
  /// Runs a read-only command on the demo bank, and removes the folder however the command ends.
  static func look(_ setting: Setting, _ body: (Setting) throws -> Void) throws {
    // A reader that closes the pipe must not end us before the folder is removed.
    signal(SIGPIPE, SIG_IGN)
    let interruption = SignalInterruption()
    let folder = try DemoFolder()
    defer { folder.remove() }
    let setting = setting.moved(to: folder.path)
    let status = try ConsoleSync(["refresh"], setting, ["demo"], report: SilentReport()).run()
    guard status == ExitStatus.success else {
      throw CommandError("bankey could not create the demo bank", status: status)
    }
    interruption.stop { [weak interruption] in
      folder.remove()
      _exit(ExitStatus.signal(interruption?.signal ?? SIGTERM))
    }
    try body(setting)
  }
}

extension Setting {
  /// Runs a read-only command, on the demo bank with `--demo`.
  ///
  /// - Throws: Errors from `body`; throws `CommandError` when no demo bank can be created.
  func look(_ body: (Setting) throws -> Void) throws {
    try masking { if isDemo { try DemoFolder.look(self, body) } else { try body(self) } }
  }
}
