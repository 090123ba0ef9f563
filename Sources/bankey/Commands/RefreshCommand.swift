import ArgumentParser
import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Glibc

/// `bankey refresh [SOURCE…]`
struct RefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Refreshes from the sources, like the r key.",
    discussion: """
      Prints nothing if all goes well and nobody watches, so that cron sends no mail. bankey skips a source with only a few \
      calls left and says so; on a terminal it asks you first.
      """)

  @OptionGroup var common: DataOptions
  @Flag(help: "Also refresh sources that have few calls left.") var force = false
  @Flag(help: "JSON, for programs: the result for each source and file.") var json = false
  @Argument(
    help: ArgumentHelp("Sources to refresh; all of them by default.", valueName: "source"),
    completion: ShellCompletion.sources)
  var sources: [String] = []

  func run() throws {
    try common.work(exactly: json) { setting in
      let force = try self.force || isConfirmed(setting) ? ["--force"] : []
      let presence = TerminalQuestion.canAsk ? ["--attended"] : []
      let strings = setting.presenter(isASCII: !PlainTerminal.takesUnicode).strings
      let run = ConsoleSync(["refresh"] + force + presence, setting, sources, report: RefreshReport(strings))
      throw ExitCode(try json ? run.runForPrograms() : run.run())
    }
  }

  /// Asks the user at the terminal whether to call sources that have few calls left.
  private func isConfirmed(_ setting: Setting) throws(CommandError) -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1, let store = try DatabaseAccess.open(setting) else {
      return false
    }
    let all = try DatabaseAccess.reading { setting.config.used(try store.sources()) }.filter(\.canRefresh)
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let asked = sources.isEmpty ? all : all.filter { sources.contains($0.name) }
    guard let few = presenter.fewCalls(of: asked) else { return false }
    StandardError.put(PlainText.cleaned(few.split(separator: "\n").joined(separator: " ")) + " ")
    StandardError.put(presenter.strings.refreshAnyway + " [y/N] ")
    return readLine().map { ["y", "yes", "j", "ja"].contains($0.lowercased()) } ?? false
  }
}

/// `bankey doctor`
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks the installation, and explains what is wrong and how to fix it.",
    discussion:
      "The report contains no secrets and no amounts, so you can share it. The exit status is 1 if something is wrong.")

  @OptionGroup var common: DataOptions
  @Flag(help: "JSON, for programs.") var json = false

  func run() throws {
    if common.demo { throw CommandError("--demo saves nothing, so there is nothing to check") }
    let checks = Doctor(common.options).checks
    let output = DoctorOutput(checks)
    try json ? output.writeJSON() : output.write()
    if checks.contains(where: { $0.state == .wrong }) { throw ExitCode(ExitStatus.negative) }
  }
}
