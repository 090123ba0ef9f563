import BankeyCore
import TUIKit

extension Session {
  /// How long it is shown what has changed.
  static let moment = Duration.seconds(4)

  /// Shows for a moment what is different; without motion only what was not looked at is marked.
  func show(_ changes: SnapshotChanges) {
    guard !changes.isEmpty else { return }
    news.count(changes)
    guard settings.motion else { return }
    news.changes = changes
    ending?.cancel()
    ending = application?.schedule(after: Session.moment) { [weak self] in self?.endMoment() }
  }

  /// The transactions of an account are being looked at: none of them is new any more.
  func look(at id: Account.ID) {
    if news.unread[id] != nil { news.unread[id] = nil }
  }

  /// Says what is different, if anything is.
  func tell(_ changes: SnapshotChanges) {
    if let summary = settings.presenter.summary(of: changes) { notice = summary }
  }

  private func endMoment() {
    ending = nil
    news.changes = SnapshotChanges()
    demoMomentEnded()
  }
}
