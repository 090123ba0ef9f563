import BankeyCore
import TUIKit

extension Session {
  /// Asks how a bank is to be connected. The demo is thrown away, so that nothing can be connected there.
  func addSource() {
    guard !bank.isDemo else { return notice = settings.strings.setupNotInDemo }
    application?.push(SetupScreen(self))
  }

  /// Goes on once a source is connected: it is asked at once for all that it has.
  func goOn(connected name: String, _ found: String?) async {
    await load()
    ask()
    notice = settings.strings.setupDone(name, found: found)
  }
}
