import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The terminal app: screens over a bank.
public final class Viewer {
  /// The loop that it runs in.
  public let application: Application
  private let session: Session

  /// The app on a terminal; behind a lock, if there is one.
  public init(_ application: Application, bank: any BankService, settings: ViewerSettings, lock: LockSetting? = nil) {
    self.application = application
    session = Session(bank: bank, settings: settings)
    session.application = application
    application.palette = .bankey(settings.theme, colors: application.terminal.capabilities.colors)
    if settings.theme == .auto { fitBackground() }
    let strings = settings.strings
    application.needsRoom = { strings.needsRoom($0.width, $0.height, has: ($1.width, $1.height)) }
    application.terminal.captureMouse(settings.choices.takesMouse)
    // The accounts may be read to the end when the viewer has gone.
    session.onChange = { [weak self] in self?.showRoot() }
    showRoot()
    session.lock = lock.map { Lock($0, strings, application) }
    session.lock?.close(asksAtOnce: true)
  }

  /// Takes the colors for a dark or a light background, once the terminal says which it has. Until then, and on one in between, the
  /// colors are those that can be read on both.
  private func fitBackground() {
    application.onBackground = { [unowned application] color in
      application.palette = .bankey(Theme(on: color), colors: application.terminal.capabilities.colors)
    }
    application.terminal.askBackground()
  }

  /// Runs until the user leaves, and gives the exit status.
  ///
  /// With paths it begins with a preview of them, and ends when that is left.
  public func run(previewing paths: [String] = []) async -> Int32 {
    if session.lock == nil { application.holdFrames(for: Viewer.headStart) }
    Task.immediate {
      await session.load()
      if !paths.isEmpty { preview(paths) { [application] in application.quit() } }
      application.releaseFrames()
    }
    return await application.run()
  }

  /// How long the first frame waits for the accounts, which are mostly here by then: a moment that nobody sees. After it the
  /// places of accounts are shown until they come.
  static let headStart = Duration.milliseconds(50)

  /// Shows what importing files would do, over the accounts; `onCancel` is called when it is left without importing.
  public func preview(_ paths: [String], onCancel: @escaping () -> Void = {}) {
    application.push(PreviewScreen(session, paths, onCancel: onCancel))
  }

  /// Reads the accounts again, since somebody else may have changed them. While a refresh runs its end does that, in one swap.
  public func reload() async {
    if session.work == nil { await session.load(session.tell) }
  }

  /// Which sections the list of accounts shows, and in which order. It can be changed at any time.
  public func show(_ display: SectionDisplay<SectionKey>, order: SectionOrder = .comparing) {
    session.settings.display = display
    session.settings.order = order
    application.setNeedsDisplay()
  }

  /// The accounts, or where to begin when there are none. While a bank is connected that stays: its source is there before
  /// all is said.
  private func showRoot() {
    if application.screens.last is SetupScreen { return }
    let isFirstRun = session.snapshot?.isFirstRun == true
    if let root = application.screens.first, (root is FirstRunScreen) == isFirstRun { return }
    application.replaceAll(with: isFirstRun ? FirstRunScreen(session) : AccountsScreen(session))
  }
}
