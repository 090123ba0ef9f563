import BankeyCore
import BankeyModel
import BankeyUI

/// A refresh that a test controls.
final class FakeWork {
  private(set) var isStopped = false
  private var events: [SyncEvent] = []
  private var follower: RunningSync.Report?
  private var end: BankError??
  private var waiting: CheckedContinuation<BankError?, Never>?

  /// The refresh as the screens see it.
  var task: RunningSync { RunningSync(follow: follow, cancel: cancel) }

  /// Whether a screen waits for its end.
  var isHeld: Bool { waiting != nil }

  /// Reports progress to the screen.
  func report(_ event: SyncEvent) { follower?(event) ?? events.append(event) }

  /// Ends it, once.
  func finish(throwing failure: BankError? = nil) {
    guard end == nil else { return }
    end = .some(failure)
    waiting?.resume(returning: failure)
    waiting = nil
  }

  private func follow(_ report: @escaping RunningSync.Report) async -> BankError? {
    follower = report
    events.forEach(report)
    if let end { return end }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func cancel() {
    isStopped = true
    finish(throwing: BankError("bankey-sync was ended by signal 15"))
  }
}
