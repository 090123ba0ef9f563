import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import BankeyUI
import FoundationEssentials
import Glibc

/// The built-in demo bank in a folder of its own. It goes the whole way that real data goes.
@MainActor final class Demo {
  /// Where it lives.
  let setting: Setting
  private let folder: DemoFolder
  private let work: SyncProcess

  /// A demo bank, which `bankey-sync` begins to fill at once.
  init(_ setting: Setting) throws(CommandError) {
    folder = try DemoFolder()
    self.setting = setting.moved(to: folder.path)
    work = SyncProcess(["refresh"] + self.setting.syncOptions + ["--", "demo"], setting.strings)
  }

  /// Waits until it holds its first day.
  func fill() async throws(BankFailure) { try await work.end() }

  /// Stops filling it and takes its folder away.
  func remove() async {
    await work.stop()
    folder.remove()
  }
}

/// The folder that the demo bank lives in: made for one run, for its owner alone, and taken away at the end. What a run that
/// was killed has left is taken away by the next one.
struct DemoFolder: Sendable {
  private static let prefix = "bankey-demo-"
  /// Its path.
  let path: String
  /// Keeps it locked for as long as the process lives: a folder that is not is nobody's any more.
  private let descriptor: Int32

  /// Makes one below TMPDIR.
  init() throws(CommandError) {
    let parent = Environment.temporaryFolder
    DemoFolder.removeLeftovers(in: parent)
    // Between its making and its locking another start may take it for a leftover; then it is gone, and another one is made.
    for _ in 0..<10 {
      if let (path, descriptor) = try DemoFolder.make(in: parent) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
    }
    throw CommandError("\(parent): " + errorText(EAGAIN))
  }

  /// Takes it away with all that is in it. Under another name first, where nobody who still reads can make a file in it.
  func remove() {
    let end = path + "-end"
    try? FileManager.default.removeItem(atPath: rename(path, end) == 0 ? end : path)
    close(descriptor)
  }

  /// Makes a folder and locks it; nil when it was gone before it was locked.
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

  /// Opens a folder of ours and locks it; nil when it is somebody else's, or locked.
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
  /// Lets a command look at the demo bank, and takes its folder away, however the command ends.
  static func look(_ setting: Setting, _ body: (Setting) throws -> Void) throws {
    // A reader that goes away must not end us before that.
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
  /// Runs what only looks, in the demo bank where that is meant. Throws what `body` does, and `CommandError` when there can be no
  /// demo bank.
  func look(_ body: (Setting) throws -> Void) throws {
    try masking { if isDemo { try DemoFolder.look(self, body) } else { try body(self) } }
  }
}
