import BankeyCore
import TUIKit

extension Session {
  /// Asks the sources for news; where there is none to ask, says what to do instead.
  func refresh() {
    switch state {
    case .loading: notice = settings.strings.stillLoading
    case .failed:
      Task { await load() }
    case .loaded(let snapshot) where snapshot.isFromFilesOnly:
      alert(settings.strings.nothingToRefresh, settings.strings.allFromFiles)
    case .loaded:
      if demoStart != nil { demoStart = .over }
      ask()
    }
  }

  /// Asks the sources for news.
  func ask() {
    start(settings.strings.refreshing(0, of: 0), bank.refresh, failure: settings.strings.refreshFailed)
  }

  /// Stops what runs; false when nothing does.
  func stop() -> Bool {
    work?.stop()
    return work != nil
  }

  /// What the status line says: what was last done, until the next key, then the work that runs.
  func status(_ capabilities: Capabilities) -> Text? {
    if let notice { return Text(notice, .strong) }
    if let work { return work.status(capabilities.symbols, settings.strings) }
    return state == .loading ? Text(settings.strings.loading, .secondary) : nil
  }
}
