import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A refresh or an import that runs, and how far it is.
final class SyncProgress {
  /// How it ended.
  enum Outcome {
    case finished(changes: Int)
    case stopped
    case failed(SyncProblems)
    /// Nothing failed, but not all sources were asked.
    case postponed(SyncProblems)
  }

  private var title: String
  private let isMoving: Bool
  private weak var application: Application?
  private var progress: (done: Int, total: Int)?
  private var part: (bytes: Int, size: Int)?
  private var changes = 0
  /// The tables of the config that were written.
  private(set) var remembered: [String] = []
  /// Why they could not be.
  private(set) var notRemembered: String?
  /// What it is at: the sources that are being asked with where they are, the last one to say something last.
  private var places: [(source: String, text: String)] = []
  private var failures = SyncProblems()
  private var postponed = SyncProblems()
  private var turns = 0
  /// What undoing an import did.
  private(set) var undone: SyncEvent?
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
    // Where something was said already, this is the last of it.
    if let failure, failures.isEmpty { failures.note(failure.message) }
    if !failures.isEmpty { return .failed(failures) }
    return postponed.isEmpty ? .finished(changes: changes) : .postponed(postponed)
  }

  /// Stops it.
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

  /// How much of a long file was read.
  private func bar(_ symbols: Symbols) -> Text {
    guard let part, part.size > 0 else { return "" }
    let filled = part.bytes * 10 / part.size
    return Text(" " + String(repeating: symbols.barMark, count: filled), .key)
      + Text(String(repeating: symbols.dot, count: 10 - filled) + " \(part.bytes * 100 / part.size)%", .secondary)
  }

  private func take(_ event: SyncEvent) {
    defer { application?.setNeedsDisplay() }
    if let done = event.done, let total = event.total, event.event == .source { progress = (done, total) }
    if event.event == .file { part = event.bytes.flatMap { bytes in event.size.map { (bytes, $0) } } }
    if let changed = event.changed { changes = changed }
    if event.event == .remembered { remembered += event.profiles ?? [] }
    switch event.event {
    case .source: take(place: event)
    case .undone: undone = event
    case .waiting: title = event.message ?? title
    case .error where event.code == .notRemembered: notRemembered = event.message
    case .error where event.code == .postponed: postponed.note(event)
    case .error where event.code?.isFailure == true: failures.note(event)
    case .file where event.state == .failed: failures.note(event)
    default: break
    }
  }

  private func take(place event: SyncEvent) {
    guard let source = event.source else { return }
    places.removeAll { $0.source == source }
    switch event.state {
    case .started, .progress: places.append((source, event.message ?? event.connection ?? source))
    case .done: failures.hasRest = true
    case .failed: failures.note(event)
    default: break
    }
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
  fileprivate var isFailure: Bool { ![.note, .notRemembered, .rejected, .empty, .postponed].contains(self) }
}

/// What went wrong while something was done, in few lines: one fault at 35 banks is one fault.
struct SyncProblems {
  private static let mostReasons = 5
  private static let mostSubjects = 3

  private var reasons: [(message: String, subjects: [String])] = []
  /// Whether other sources answered.
  var hasRest = false

  /// Whether nothing went wrong.
  var isEmpty: Bool { reasons.isEmpty }

  /// Notes what an event says, and what it is about.
  mutating func note(_ event: SyncEvent) {
    guard let message = event.message else { return }
    note(message, of: event.connection ?? event.source ?? event.file?.split(separator: "/").last.map(String.init))
  }

  /// Notes that something went wrong.
  mutating func note(_ message: String, of subject: String? = nil) {
    let place = reasons.firstIndex { $0.message == message } ?? reasons.count
    if place == reasons.count { reasons.append((message, [])) }
    guard let subject, !message.begins(withName: subject) else { return }
    if !reasons[place].subjects.contains(subject) { reasons[place].subjects.append(subject) }
  }

  /// "First Bank, Other Bank: the consent has expired", a line for each reason; the first few of them.
  func text(_ presenter: Presenter) -> String {
    let strings = presenter.strings
    var lines = reasons.prefix(Self.mostReasons).map { reason in
      let more = reason.subjects.count - Self.mostSubjects
      let subjects = reason.subjects.prefix(Self.mostSubjects).joined(separator: ", ")
      let subject = more > 0 ? subjects + " " + strings.more(more) : subjects
      return presenter.formats.foreign([subject, reason.message].filter { !$0.isEmpty }.joined(separator: ": "))
    }
    if reasons.count > Self.mostReasons { lines.append(strings.more(reasons.count - Self.mostReasons)) }
    return (hasRest ? lines + [strings.restIsIn] : lines).joined(separator: "\n")
  }
}
