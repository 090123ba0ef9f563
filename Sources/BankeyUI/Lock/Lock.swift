import BankeyCore
import TUIKit

/// Stands before all screens until the system has said who is at the terminal.
final class Lock {
  private let setting: LockSetting
  private let strings: any Strings
  private weak var application: Application?

  init(_ setting: LockSetting, _ strings: any Strings, _ application: Application) {
    (self.setting, self.strings, self.application) = (setting, strings, application)
  }

  /// Closes, and asks who is there: at once, or when a key says that somebody is.
  func close(asksAtOnce: Bool = false) {
    application?.stopIdleWatch()
    let screen = LockScreen(setting.authenticator, strings) { [weak self] in self?.open() }
    application?.cover = screen
    if asksAtOnce { screen.begin() }
  }

  private func open() {
    application?.cover = nil
    guard let limit = setting.closesAfter else { return }
    application?.whenIdle(for: limit) { [weak self] in self?.close() }
  }
}
