import BankeyCore
import BankeyUI
import TUIKit
import TestSupport

/// A person at a fake terminal in front of the whole app.
final class Person {
  let bank: FakeBank
  let driver: Driver
  let viewer: Viewer

  init(
    _ width: Int = 80, _ height: Int = 24, _ capabilities: Capabilities = Capabilities(), bank: FakeBank = FakeBank(),
    locale: String = "en_US", density: Density = .auto, name: String? = "Jonathan", theme: Theme = .mono
  ) {
    self.bank = bank
    driver = Driver(width, height, capabilities)
    let settings = ViewerSettings(
      name: name, formats: Formats(locale: locale, isASCII: !capabilities.isUnicode), clock: Sample.clock, theme: theme,
      density: density)
    viewer = Viewer(driver.application, bank: bank, settings: settings)
  }

  /// Starts the app and waits until the accounts are there.
  func start() async -> Person {
    await viewer.reload()
    return self
  }

  var screen: Canvas { driver.screen }
  var text: String { driver.screen.text }
  var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  func press(_ keys: Key...) { for key in keys { driver.press(key) } }

  /// Lets everything run that waits for its turn.
  func settle() async { for _ in 0..<50 { await Task.yield() } }
}
