import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The terminal app: the screens over a bank.
public final class Viewer {
  /// The application that runs the screens.
  public let application: Application
  private let session: Session

  /// Creates the app on a terminal, locked if there is a lock.
  public init(_ application: Application, bank: any BankService, settings: ViewerSettings, lock: LockSetting? = nil) {
    self.application = application
    session = Session(bank: bank, settings: settings)
    session.application = application
    application.palette = .bankey(settings.theme, colors: application.terminal.capabilities.colors)
    if settings.theme == .auto { fitBackground() }
    let strings = settings.strings
    application.needsRoom = { strings.needsRoom($0.width, $0.height, has: ($1.width, $1.height)) }
    application.terminal.captureMouse(settings.choices.takesMouse)
    // Loading the accounts may finish after the viewer is gone.
    session.onChange = { [weak self] in self?.showRoot() }
    showRoot()
    session.lock = lock.map { Lock($0, strings, application) }
    session.lock?.close(asksAtOnce: true)
  }

  /// Adapts the colors to the terminal's background once it is known. Until then, and on medium backgrounds, uses
  /// colors that are readable on both light and dark.
  private func fitBackground() {
    application.onBackground = { [unowned application] color in
      application.palette = .bankey(Theme(on: color), colors: application.terminal.capabilities.colors)
    }
    application.terminal.askBackground()
  }

  /// Runs until the user quits, and returns the exit status.
  ///
  /// With paths, starts with a preview of them and ends when the user leaves it.
  public func run(previewing paths: [String] = []) async -> Int32 {
    if session.lock == nil { application.holdFrames(for: Viewer.headStart) }
    application.runTask(isImmediate: true) { [self] in
      await session.load()
      if !paths.isEmpty { preview(paths) { [application] in application.quit() } }
      application.releaseFrames()
    }
    return await application.run()
  }

  /// How long the first frame waits for the accounts, which usually arrive within this imperceptible time. After that,
  /// placeholders are shown until they arrive.
  static let headStart = Duration.milliseconds(50)

  /// Previews importing files, on top of the accounts. `onCancel` is called when the user leaves without importing.
  public func preview(_ paths: [String], onCancel: @escaping () -> Void = {}) {
    application.push(PreviewScreen(session, paths, onCancel: onCancel))
  }

  /// Reloads the accounts, because another process may have changed them. A running refresh reloads them itself at its
  /// end.
  public func reload() async {
    if session.work == nil { await session.load(session.tell) }
  }

  /// Sets the sections in the list of accounts and their order, at any time.
  public func show(_ display: SectionDisplay<SectionKey>, order: SectionOrder = .comparing) {
    session.settings.display = display
    session.settings.order = order
    application.setNeedsDisplay()
  }

  /// Shows the accounts, or the first-run screen when there are none. Keeps the setup screen while a bank is being
  /// added, because its source exists before the dialog has ended.
  private func showRoot() {
    if application.screens.last is SetupScreen { return }
    let isFirstRun = session.snapshot?.isFirstRun == true
    if let root = application.screens.first, (root is FirstRunScreen) == isFirstRun { return }
    application.replaceAll(with: isFirstRun ? FirstRunScreen(session) : AccountsScreen(session))
  }
}
