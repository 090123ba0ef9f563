import BankeyCore
import BankeyModel
import BankeyUI

/// A refresh that goes on as a test tells it to.
final class FakeWork {
  private(set) var isStopped = false
  private var events: [SyncEvent] = []
  private var follower: SyncTask.Report?
  private var end: BankFailure??
  private var waiting: CheckedContinuation<BankFailure?, Never>?

  /// The refresh as the screens know it.
  var task: SyncTask { SyncTask(follow: follow, cancel: cancel) }

  /// Lets the screen hear of some progress.
  func report(_ event: SyncEvent) { follower?(event) ?? events.append(event) }

  /// Ends it, once.
  func finish(throwing failure: BankFailure? = nil) {
    guard end == nil else { return }
    end = .some(failure)
    waiting?.resume(returning: failure)
  }

  private func follow(_ report: @escaping SyncTask.Report) async -> BankFailure? {
    follower = report
    events.forEach(report)
    if let end { return end }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func cancel() {
    isStopped = true
    finish(throwing: BankFailure("bankey-sync was ended by signal 15"))
  }
}
