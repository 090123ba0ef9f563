import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TUIKit
import TestSupport
import Testing

/// A user at a fake terminal, in front of the whole app.
final class Person {
  let bank: FakeBank
  let driver: Driver
  let viewer: Viewer
  private let memory = Memory()
  /// The choices that the app asked to remember.
  var choices: [ViewerChoices] { memory.choices }

  init(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), bank: FakeBank? = nil,
    locale: String = "en_US", density: Density = .auto, pane: PaneChoice = .auto, name: String? = "Jonathan",
    hour: Int64 = 9,
    motion: Bool = true, theme: Theme = .mono, showsNextDay: Bool = false,
    choices: ViewerChoices = ViewerChoices(), keys: KeyChoices = KeyChoices(), lock: LockSetting? = nil
  ) {
    self.bank = bank ?? FakeBank()
    driver = Driver(width, height, capabilities)
    let clock = Clock(fixed: Timestamp(seconds: Sample.clock.now.seconds + (hour - 9) * 3600), offset: 3600)
    var settings = ViewerSettings(
      name: name, formats: Formats(locale: locale, isASCII: !capabilities.isUnicode), clock: clock, theme: theme,
      density: density, pane: pane, motion: motion)
    settings.showsNextDay = showsNextDay
    settings.choices = choices
    settings.keys = keys
    settings.onChoice = { [memory] in memory.choices.append($0) }
    viewer = Viewer(driver.application, bank: self.bank, settings: settings, lock: lock)
    driver.heldTasks = { [bank = self.bank] in bank.heldTasks }
  }

  /// Starts the app and waits for the accounts.
  func start() async -> Person {
    await viewer.reload()
    _ = screen
    return self
  }

  var screen: Canvas { driver.screen }
  var text: String { screen.text }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  var status: String { lines[driver.terminal.size.height - 1] }
  /// The lines with the mark of the selection.
  var selected: [String] { lines.filter { $0.hasPrefix("▌") } }
  /// The overlay on the screen, or the next one.
  var overlays: Int { driver.application.overlays.count }

  /// The running refresh, whose reports reach the screen.
  var refreshing: FakeWork { get throws { try #require(bank.refreshing) } }
  /// The running preview.
  var previewing: FakeWork { get throws { try #require(bank.previewing) } }
  /// The running connection setup.
  var connecting: FakeWork { get throws { try #require(bank.connecting) } }

  func press(_ keys: Key...) { for key in keys { driver.press(key) } }

  /// Refreshes to these accounts.
  func refresh(to snapshot: AccountsSnapshot) async throws {
    press("r")
    await settle()
    bank.answer = .success(snapshot)
    try refreshing.finish()
    await settle()
  }

  /// Waits until the pane reads the selected account.
  func settlePane() async {
    await driver.time.advance(.milliseconds(150))
    await settle()
    _ = screen
  }

  /// Waits until the screens have nothing left to do but what the bank holds back.
  func settle() async { await driver.settle() }
}

/// Stores the choices that the app asks to remember.
private final class Memory {
  var choices: [ViewerChoices] = []
}
