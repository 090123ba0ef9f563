import BankeyCore
import TUIKit

/// A refresh or an import that runs, and how far it is.
final class Work {
  /// How it ended.
  enum Outcome {
    case finished(changes: Int)
    case stopped
    case failed([String])
  }

  private let title: String
  private let isMoving: Bool
  private weak var application: Application?
  private var progress: (done: Int, total: Int)?
  private var changes = 0
  private var failures: [String] = []
  private var turns = 0
  private let task: SyncTask
  private var isOver = false
  private var isStopped = false

  /// Work whose progress is shown once `outcome` waits for it.
  init(_ title: String, _ task: SyncTask, isMoving: Bool, application: Application?) {
    self.title = title
    self.task = task
    self.isMoving = isMoving
    self.application = application
    turn()
  }

  /// How it ends.
  func outcome() async -> Outcome {
    let failure = await task.follow { [weak self] in self?.take($0) }
    isOver = true
    if isStopped { return .stopped }
    if let failure { failures.append(failure.message) }
    return failures.isEmpty ? .finished(changes: changes) : .failed(failures)
  }

  /// Stops it.
  func stop() {
    isStopped = true
    task.cancel()
  }

  /// "⠙ 2 of 5 sources"
  func status(_ symbols: Symbols, _ strings: any Strings) -> Text {
    let sign = isMoving ? symbols.spinner[turns % symbols.spinner.count] : symbols.dot
    let text = progress.map { strings.refreshing($0.done, of: $0.total) } ?? title
    return Text(sign + " ", .key) + Text(text, .strong)
  }

  private func take(_ event: SyncEvent) {
    defer { application?.setNeedsDisplay() }
    if let done = event.done, let total = event.total, event.event == .source { progress = (done, total) }
    if let changed = event.changed { changes = changed }
    if event.state == .failed || event.event == .error && event.code?.isFailure == true { fail(event) }
  }

  private func fail(_ event: SyncEvent) {
    guard let message = event.message else { return }
    let subject = event.source ?? event.file?.split(separator: "/").last.map(String.init)
    let reason = [subject, message].compactMap(\.self).joined(separator: ": ")
    if !failures.contains(reason) { failures.append(reason) }
  }

  /// Moves the spinner on while the work runs.
  private func turn() {
    guard isMoving, !isOver else { return }
    application?.schedule(after: .milliseconds(100)) { [weak self] in
      self?.turns += 1
      self?.turn()
    }
  }
}

extension SyncCode {
  /// Whether something was not done, rather than only worth saying.
  fileprivate var isFailure: Bool { ![.note, .rejected, .empty].contains(self) }
}
