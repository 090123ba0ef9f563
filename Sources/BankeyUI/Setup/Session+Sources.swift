import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

extension Session {
  /// Starts connecting a bank. The demo refuses, because its data is temporary.
  func addSource() {
    guard !bank.isDemo else { return notice = settings.strings.demoCannotConnect }
    application?.push(SetupScreen(self))
  }

  /// Starts connecting a source again.
  func reconnect(_ source: SourceStatus) {
    guard !bank.isDemo else { return notice = settings.strings.demoCannotConnect }
    guard let screen = SetupScreen(self, reconnecting: source) else { return notice = settings.strings.notConnected }
    application?.push(screen)
  }

  /// Tests a source and shows the result.
  func test(_ source: SourceStatus) {
    let strings = settings.strings
    guard source.canRefresh else { return notice = strings.notConnected }
    guard !bank.isDemo else { return notice = strings.demoNeedsNoTest }
    let (name, report) = (settings.presenter.title(of: source), SetupProgress())
    start(
      strings.setupTesting(name), { report.watching(bank.testSource(source.name), strings) },
      failure: strings.testFailed(name)
    ) { [weak self] _ in self?.notice = strings.testDone(name, found: report.found) }
  }

  /// Asks what to do with the accounts of a source, then removes it. The default answer is not to remove it.
  func askToRemove(_ source: SourceStatus) {
    let strings = settings.strings
    guard source.canRefresh else { return notice = strings.notConnected }
    guard !bank.isDemo else { return notice = strings.demoCannotConnect }
    let name = settings.presenter.title(of: source)
    let count = snapshot?.accounts.count { $0.account.source == source.name } ?? 0
    application?.present(
      Alert(
        Text(strings.removeTitle(name), .title), Text(strings.removeQuestion(accounts: count)),
        waysToRemove(source, accounts: count) + [.init("n", strings.cancel)]))
  }

  /// A source without accounts has nothing to keep.
  private func waysToRemove(_ source: SourceStatus, accounts: Int) -> [Alert.Choice] {
    let strings = settings.strings
    func choice(_ key: Key, _ label: String, deletingData: Bool) -> Alert.Choice {
      .init(key, label, isDestructive: true) { [weak self] in self?.remove(source, deletingData: deletingData) }
    }
    if accounts == 0 { return [choice("d", strings.remove, deletingData: true)] }
    return [
      choice("k", strings.removeKeeping(accounts: accounts), deletingData: false),
      choice("d", strings.removeDeleting, deletingData: true),
    ]
  }

  private func remove(_ source: SourceStatus, deletingData: Bool) {
    let (strings, name) = (settings.strings, settings.presenter.title(of: source))
    start(
      strings.removing(name), { bank.removeSource(source.name, deletingData: deletingData) },
      failure: strings.removeFailed
    ) { [weak self] _ in self?.notice = strings.setupRemoved(name, keepsAccounts: !deletingData) }
  }

  /// Continues after a source was connected: fetches all its data immediately.
  func goOn(connected name: String, _ found: String?) async {
    await load()
    ask()
    notice = settings.strings.setupDone(name, found: found)
  }
}
