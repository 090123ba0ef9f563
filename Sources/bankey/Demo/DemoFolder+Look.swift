import Glibc

extension DemoFolder {
  /// Lets a command look at the demo bank, and takes its folder away, however the command ends.
  static func look(_ setting: Setting, _ body: (Setting) throws -> Void) throws {
    // A reader that goes away must not end us before that.
    signal(SIGPIPE, SIG_IGN)
    let interruption = Interruption()
    let folder = try DemoFolder()
    defer { folder.remove() }
    let setting = setting.moved(to: folder)
    let status = try SyncRun(["refresh"], setting, ["demo"], report: SilentReport()).run()
    guard status == ExitStatus.success else { throw Failure("the demo bank could not be made", status: status) }
    interruption.stop { [weak interruption] in
      folder.remove()
      _exit(ExitStatus.signal(interruption?.signal ?? SIGTERM))
    }
    try body(setting)
  }
}
