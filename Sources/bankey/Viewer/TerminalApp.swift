import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import CursesTerminal
import TUIKit

/// The terminal app: the screens with the data of a setting.
@MainActor struct TerminalApp {
  private let service: LocalBankService
  private let authenticator: PAMAuthenticator?
  let viewer: Viewer

  /// Creates the app for a setting, with the user's data or the demo bank. `kept` is standard input, if it is to be
  /// imported.
  init(_ setting: Setting, isDemo: Bool, kept: SavedInput? = nil, on terminal: any Terminal) throws(CommandError) {
    let service = try isDemo ? LocalBankService(demo: setting) : LocalBankService(setting, kept: kept)
    self.service = service
    let authenticator = setting.config.lock ? PAMAuthenticator(PAM(folder: try? ProgramFolder.path())) : nil
    self.authenticator = authenticator
    viewer = Viewer(
      Application(terminal), bank: service, settings: TerminalApp.settings(setting, terminal.capabilities, service),
      lock: authenticator.map { LockSetting($0, closesAfter: setting.config.lockAfter) })
  }

  /// Runs until the user quits. Returns the exit status.
  func run(previewing files: [String] = []) async -> Int32 {
    let changes = OutsideChanges(service) { [viewer] in await viewer.reload() }
    let status = await viewer.run(previewing: files)
    changes.stop()
    authenticator?.close()
    await service.close()
    // Processes that were still running have ended now and may have notified the viewer.
    return withExtendedLifetime(viewer) { status }
  }

  /// The settings of the config, overridden by those that keys changed. The demo saves nothing.
  private static func settings(
    _ setting: Setting, _ capabilities: Capabilities, _ service: LocalBankService
  ) -> ViewerSettings {
    let config = setting.config
    let file = ViewerFile(folder: setting.paths.state)
    var settings = ViewerSettings(
      name: config.name, formats: setting.presenter(isASCII: !capabilities.isUnicode).formats.unmasked,
      clock: setting.clock, theme: config.theme, density: config.density, pane: config.pane,
      motion: config.motion, raisesCents: config.raisedCents, order: config.sections.order,
      display: config.sections.display)
    settings.keys = KeyChoices(config.keys)
    settings.hasInbox = !config.inbox.isEmpty
    settings.showsNextDay = setting.clock.fixed == nil
    if !service.isDemo { settings.choices = file.choices }
    if setting.isPrivate { settings.choices.isPrivate = true }
    settings.onChoice = { if !service.isDemo { file.choices = $0 } }
    return settings
  }
}

extension ViewerArguments {
  /// Shows the terminal app, or without a suitable terminal, prints the accounts as a table.
  func run() async throws -> Int32 {
    let setting = try Setting(options)
    setting.warn()
    let kept = previewed.contains("-") ? try SavedInput() : nil
    if options.isPlain || (previewed.isEmpty && PlainTerminal.isDumb) {
      try setting.look { try PlainApp($0).run(inWords: options.inWords) }
      return ExitStatus.success
    }
    if await CursesTerminal.canRun { return try await show(setting, kept) }
    if !previewed.isEmpty { throw CommandError("--preview needs a terminal; --dry-run prints the same") }
    try setting.look { try AccountsOutput($0).write(nil) }
    return ExitStatus.success
  }

  @MainActor private func show(_ setting: Setting, _ kept: SavedInput?) async throws(CommandError) -> Int32 {
    CursesTerminal.holdSignals()
    let terminal = CursesTerminal(program: "bankey " + BankeyVersion.text)
    return try await TerminalApp(setting, isDemo: setting.isDemo, kept: kept, on: terminal).run(previewing: previewed)
  }
}

extension SectionChoice {
  /// The corresponding display of the table.
  @MainActor var display: SectionDisplay<SectionKey> {
    switch self {
    case .withRows: .hidesWithoutRows
    case .withContent: .hidesWithoutData
    case .exactly(let keys): .showsExactly(keys)
    }
  }

  /// The corresponding order of sections.
  var order: SectionOrder {
    guard case .exactly(let keys) = self else { return .comparing }
    return .function { found in keys.filter(found.contains) }
  }
}
