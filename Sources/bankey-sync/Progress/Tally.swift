import BankeyModel
import BankeyStore
import BankeyText
import Glibc
import Synchronization

/// The progress of a run over pieces, which are either files or sources.
struct Tally: Sendable {
  /// The receiver of progress.
  let progress: Progress
  /// The number of all pieces.
  var total: Int
  /// Whether the pieces are files rather than sources.
  private let isOfFiles: Bool
  private var done = 0
  /// The number of changes so far.
  private(set) var changed = 0
  /// The first imported file, whose number identifies all files of this command for undoing.
  var batch: Int64?
  private var hasFailed = false

  /// Creates the tally of a run over files.
  static func files(_ total: Int, _ progress: Progress) -> Tally {
    Tally(progress: progress, total: total, isOfFiles: true)
  }

  /// Creates the tally of a run over sources.
  static func sources(_ total: Int, _ progress: Progress) -> Tally {
    Tally(progress: progress, total: total, isOfFiles: false)
  }

  private init(progress: Progress, total: Int, isOfFiles: Bool) {
    (self.progress, self.total, self.isOfFiles) = (progress, total, isOfFiles)
  }

  /// Reports that a piece is done, with its result.
  mutating func end(
    _ name: String, _ summary: FetchSummary?, _ fill: (inout SyncStep) -> Void = { _ in }
  ) {
    done += 1
    changed += summary?.changes ?? 0
    say(name, .done) { step in
      (step.accounts, step.counts) = (summary?.accounts.count, summary?.counts)
      fill(&step)
    }
  }

  /// Reports that a piece was skipped.
  mutating func skip(_ name: String) {
    done += 1
    say(name, .skipped)
  }

  /// Reports that a piece failed. The run then ends with an error.
  mutating func fail(_ name: String, _ code: SyncCode, _ failure: SyncError) {
    done += 1
    hasFailed = true
    report(
      name, failure.code ?? code, failure.message(in: progress.strings), line: failure.line, asking: failure.question)
    say(name, .failed)
  }

  /// Reports an error at one bank of a source. The run then ends with an error.
  mutating func fail(_ name: String, _ code: SyncCode, _ message: String, connection: String?) {
    hasFailed = true
    progress.message(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      $0.connection = connection
    }
  }

  /// Reports a message about a piece.
  func report(
    _ name: String, _ code: SyncCode, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil,
    evidence: TableEvidence? = nil
  ) {
    progress.message(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      ($0.line, $0.question, $0.evidence) = (line, question, evidence)
    }
  }

  /// Reports the problems of an answer. Those that are only informative have the code `notes`.
  func report(_ name: String, _ problems: [StatementProblem], as notes: SyncCode = .note) {
    for problem in problems {
      report(
        name, problem.severity == .note ? notes : .rejected, progress.strings.notice(problem.message),
        line: problem.line,
        asking: problem.question, evidence: problem.evidence)
    }
  }

  /// Reports the progress of a piece.
  func say(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }) {
    var step = SyncStep(name, state)
    (step.done, step.total) = (done, total)
    fill(&step)
    progress.say(isOfFiles ? .file(step) : .source(step))
  }

  /// Adds changes that belong to no piece.
  mutating func count(_ changes: Int) { changed += changes }

  /// Adds the changes and failures of an earlier tally.
  mutating func add(_ other: Tally) {
    changed += other.changed
    hasFailed = hasFailed || other.hasFailed
  }

  /// Writes the last line. Throws when a piece has failed.
  func finish() throws(SyncExitError) {
    progress.finished(changed: changed)
    if hasFailed { throw SyncExitError(code: SyncExitError.failure) }
  }
}

/// A tally for threads that ask sources concurrently.
final class SharedTally: Sendable {
  private let tally: Mutex<Tally>

  init(_ tally: Tally) { self.tally = Mutex(tally) }

  /// Reports that a source is being asked.
  func begin(_ name: String) { tally.withLock { $0.say(name, .started) } }

  /// Reports a source's progress in words.
  func report(_ name: String, _ message: String) { tally.withLock { $0.say(name, .progress) { $0.message = message } } }

  /// Reports a source's current bank, and the number of accounts so far.
  func report(_ name: String, _ connection: String?, accounts: Int) {
    tally.withLock { $0.say(name, .progress) { ($0.connection, $0.accounts) = (connection, accounts) } }
  }

  /// Reports that a source has answered, with the errors in parts of its answer.
  func end(_ name: String, _ summary: FetchSummary, _ troubles: [PartialFailure]) {
    tally.withLock { tally in
      tally.report(name, summary.problems)
      for trouble in troubles { tally.fail(name, trouble.code, trouble.message, connection: trouble.subject) }
      tally.end(name, summary)
    }
  }

  /// Reports that a source is not asked, with the reason.
  func skip(_ name: String, _ reason: String) {
    tally.withLock { tally in
      tally.report(name, .postponed, reason)
      tally.skip(name)
    }
  }

  /// Reports that a source gave no answer, with the reason.
  func fail(_ name: String, _ failure: SyncError) { tally.withLock { $0.fail(name, .source, failure) } }

  /// Writes the last line. Throws when a source has failed.
  func finish() throws(SyncExitError) { try tally.withLock { tally throws(SyncExitError) in try tally.finish() } }
}

/// An error at one bank of a source while others answered.
struct PartialFailure: Hashable {
  /// The bank or the account.
  var subject: String?
  /// The message, sanitized.
  var message: String
  var code: SyncCode
}

/// Writes progress to standard output, one JSON object per line, each written immediately.
struct Progress: Sendable {
  private let output: Int32
  /// The texts in the user's language.
  let strings: any Strings
  /// The shared database to publish to; nil if there is none.
  private let publishing: Publication?
  /// Whether to publish even if nothing counted as a change.
  var publishesAlways = false

  init(
    to output: Int32 = STDOUT_FILENO, in strings: any Strings = Language.english.strings, publishing: Publication? = nil
  ) {
    (self.output, self.strings, self.publishing) = (output, strings, publishing)
  }

  func say(_ event: SyncEvent) { Descriptor.write(Array((event.json + "\n").utf8), to: output) }

  /// Writes a message for the user.
  func message(_ code: SyncCode, _ message: String, _ place: (inout SyncMessage) -> Void = { _ in }) {
    var message = SyncMessage(code, PlainText.beginning(of: message))
    place(&message)
    say(.error(message))
  }

  /// Reports that this process is waiting for another.
  func waiting(_ message: String) { say(.waiting(message)) }

  /// Reports the progress of a source.
  func source(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }) {
    var step = SyncStep(name, state)
    fill(&step)
    say(.source(step))
  }

  /// Publishes what was recorded, and writes the last line. If publishing fails, reports that; the next run tries
  /// again.
  func finished(changed: Int) {
    if let publishing, changed > 0 || publishesAlways {
      do {
        _ = try publishing.run()
      } catch {
        self.message(.notPublished, strings.notPublished(SyncError(error).message(in: strings)))
      }
    }
    say(.finished(changes: changed))
  }
}
