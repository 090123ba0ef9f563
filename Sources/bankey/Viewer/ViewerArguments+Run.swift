import BankeyCore
import CursesTerminal

extension ViewerArguments {
  /// Shows the terminal app; where there is no terminal for it, the accounts as a table.
  func run() async throws -> Int32 {
    let setting = try Setting(options)
    setting.warn()
    let kept = previewed.contains("-") ? try KeptInput() : nil
    if await CursesTerminal.canRun { return try await show(setting, kept) }
    if !previewed.isEmpty { throw Failure("--preview needs a terminal; --dry-run prints the same") }
    try setting.look { try AccountsOutput($0).write(nil) }
    return ExitStatus.success
  }

  @MainActor private func show(_ setting: Setting, _ kept: KeptInput?) async throws(Failure) -> Int32 {
    CursesTerminal.holdSignals()
    let terminal = CursesTerminal(program: "bankey " + BankeyVersion.text)
    return try await TerminalApp(setting, isDemo: setting.isDemo, kept: kept, on: terminal).run(previewing: previewed)
  }
}
