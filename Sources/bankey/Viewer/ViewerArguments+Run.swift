import BankeyCore
import CursesTerminal

extension ViewerArguments {
  /// Shows the terminal app; where there is no terminal for it, the accounts as a table.
  func run() async throws(Failure) -> Int32 {
    guard !isDemo || options.data == nil else { throw Failure("--demo keeps nothing, so it takes no --data") }
    var setting = try Setting(options)
    setting.isPrivate = isPrivate
    setting.warn()
    let kept = previewed.contains("-") ? try KeptInput() : nil
    if await CursesTerminal.canRun { return try await show(setting, kept) }
    if !previewed.isEmpty { throw Failure("--preview needs a terminal; --dry-run prints the same") }
    return try isDemo ? printDemo(setting) : printAccounts(setting)
  }

  @MainActor private func show(_ setting: Setting, _ kept: KeptInput?) async throws(Failure) -> Int32 {
    CursesTerminal.holdSignals()
    let terminal = CursesTerminal(program: "bankey " + BankeyVersion.text)
    return try await TerminalApp(setting, isDemo: isDemo, kept: kept, on: terminal).run(previewing: previewed)
  }

  private func printAccounts(_ setting: Setting) throws(Failure) -> Int32 {
    try AccountsOutput(setting).write(nil)
    return ExitStatus.success
  }

  private func printDemo(_ setting: Setting) throws(Failure) -> Int32 {
    let folder = try DemoFolder()
    defer { folder.remove() }
    let setting = setting.moved(to: folder)
    let status = try SyncRun(["refresh"] + setting.syncOptions + ["--", "demo"], report: SilentReport()).run()
    return status == ExitStatus.success ? try printAccounts(setting) : status
  }
}
