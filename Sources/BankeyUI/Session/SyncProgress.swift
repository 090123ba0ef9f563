import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The progress of a running refresh or import.
final class SyncProgress {
  enum Outcome {
    case finished(changes: Int)
    case stopped
    case failed(SyncProblems)
    /// Nothing failed, but some sources were not asked.
    case postponed(SyncProblems)
  }

  private var title: String
  private let isMoving: Bool
  private weak var application: Application?
  private var progress: (done: Int, total: Int)?
  private var part: (bytes: Int, size: Int)?
  private var changes = 0
  /// The profiles that were saved to the config.
  private(set) var remembered: [String] = []
  /// The reason why answers could not be saved.
  private(set) var notRemembered: String?
  /// The sources being asked with their current activity, the most recent last.
  private var places: [(source: String, text: String)] = []
  private var failures = SyncProblems()
  private var postponed = SyncProblems()
  private var turns = 0
  /// The user's names for sources, by their own.
  private let titles: [String: String]
  /// The effect of undoing an import.
  private(set) var undone: UndoSummary?
  private let task: RunningSync
  private var isOver = false
  private var isStopped = false

  /// Creates the progress of a task, which starts with `outcome`.
  init(_ title: String, _ task: RunningSync, isMoving: Bool, titles: [String: String], application: Application?) {
    self.titles = titles
    self.title = title
    self.task = task
    self.isMoving = isMoving
    self.application = application
    turn()
  }

  /// Follows the task to its end.
  func outcome() async -> Outcome {
    let failure = await task.follow { [weak self] in self?.handle($0) }
    isOver = true
    if isStopped { return .stopped }
    // If errors were reported before, this one only repeats them.
    if let failure, failures.isEmpty { failures.record(failure.message) }
    if !failures.isEmpty { return .failed(failures) }
    return postponed.isEmpty ? .finished(changes: changes) : .postponed(postponed)
  }

  func stop() {
    isStopped = true
    task.cancel()
  }

  /// "⠙ 2 of 5 sources · First Bank"
  func status(_ symbols: Symbols, _ presenter: Presenter) -> Text {
    let sign = isMoving ? symbols.spinner[turns % symbols.spinner.count] : symbols.dot
    let text = progress.map { presenter.strings.refreshing($0.done, of: $0.total) } ?? title
    let place =
      places.last.map { Text(" \(symbols.dot) " + presenter.formats.foreign($0.text), .secondary) } ?? Text([])
    return Text(sign + " ", .key) + Text(text, .strong) + place + bar(symbols)
  }

  /// The progress within a long file.
  private func bar(_ symbols: Symbols) -> Text {
    guard let part, part.size > 0 else { return "" }
    let filled = part.bytes * 10 / part.size
    return Text(" " + String(repeating: symbols.barMark, count: filled), .key)
      + Text(String(repeating: symbols.dot, count: 10 - filled) + " \(part.bytes * 100 / part.size)%", .secondary)
  }

  private func handle(_ event: SyncEvent) {
    defer { application?.setNeedsDisplay() }
    switch event {
    case .source(let step): countSource(step)
    case .file(let step): countFile(step)
    case .undone(let summary): undone = summary
    case .waiting(let message): title = message
    case .remembered(let profiles, _): remembered += profiles
    case .finished(let changes): self.changes = changes
    case .error(let message): record(message)
    case .row, .places, .offer, .consent, .check: break
    }
  }

  private func shown(_ source: String) -> String { titles[source] ?? source }

  private func countSource(_ step: SyncStep) {
    if let done = step.done, let total = step.total { progress = (done, total) }
    places.removeAll { $0.source == step.name }
    switch step.state {
    case .started, .progress: places.append((step.name, step.message ?? step.connection ?? shown(step.name)))
    case .done: failures.hasRest = true
    case .failed: if let message = step.message { failures.record(message, of: step.connection ?? shown(step.name)) }
    case .skipped, .saved: break
    }
  }

  private func countFile(_ step: SyncStep) {
    part = step.bytes.flatMap { bytes in step.size.map { (bytes, $0) } }
    if step.state == .failed, let message = step.message { failures.record(message, of: SyncProblems.name(step.name)) }
  }

  private func record(_ message: SyncMessage) {
    switch message.code {
    case .notRemembered: notRemembered = message.message
    case .postponed: postponed.record(message)
    case _ where message.code.isFailure: failures.record(message)
    default: break
    }
  }

  /// Advances the spinner while the task runs.
  private func turn() {
    guard isMoving, !isOver else { return }
    application?.schedule(after: .milliseconds(100)) { [weak self] in
      self?.turns += 1
      self?.turn()
    }
  }
}

extension SyncCode {
  /// Whether something failed, rather than being only informative.
  fileprivate var isFailure: Bool { ![.note, .notRemembered, .rejected, .empty, .postponed].contains(self) }
}

/// Errors grouped by reason, to report them in a few lines: one reason at 35 banks is one line.
struct SyncProblems {
  private static let mostReasons = 5
  private static let mostSubjects = 3

  private var reasons: [(message: String, subjects: [String])] = []
  /// Whether other sources answered.
  var hasRest = false

  /// Whether there are no errors.
  var isEmpty: Bool { reasons.isEmpty }

  /// Adds a message with its subject.
  mutating func record(_ message: SyncMessage) {
    record(message.message, of: message.connection ?? message.source ?? message.file.flatMap(SyncProblems.name))
  }

  /// The name of a file without its folders.
  static func name(_ path: String) -> String? { path.split(separator: "/").last.map(String.init) }

  mutating func record(_ message: String, of subject: String? = nil) {
    let place = reasons.firstIndex { $0.message == message } ?? reasons.count
    if place == reasons.count { reasons.append((message, [])) }
    guard let subject, !message.begins(withName: subject) else { return }
    if !reasons[place].subjects.contains(subject) { reasons[place].subjects.append(subject) }
  }

  /// "First Bank, Other Bank: the consent has expired", one line for each of the first few reasons.
  func text(_ presenter: Presenter) -> String {
    let strings = presenter.strings
    var lines = reasons.prefix(Self.mostReasons).map { reason in
      let more = reason.subjects.count - Self.mostSubjects
      let subjects = reason.subjects.prefix(Self.mostSubjects).joined(separator: ", ")
      let subject = more > 0 ? subjects + " " + strings.more(more) : subjects
      return presenter.formats.foreign([subject, reason.message].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    if reasons.count > Self.mostReasons { lines.append(strings.more(reasons.count - Self.mostReasons)) }
    return (hasRest ? lines + [strings.restWasRefreshed] : lines).joined(separator: "\n")
  }
}
