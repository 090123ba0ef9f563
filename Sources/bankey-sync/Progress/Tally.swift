import BankeyModel
import BankeyStore
import BankeyText

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
    note(
      name, failure.code ?? code, failure.message(in: progress.strings), line: failure.line, asking: failure.question)
    say(name, .failed)
  }

  /// Reports an error at one bank of a source. The run then ends with an error.
  mutating func fail(_ name: String, _ code: SyncCode, _ message: String, connection: String?) {
    hasFailed = true
    progress.error(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      $0.connection = connection
    }
  }

  /// Reports a message about a piece.
  func note(
    _ name: String, _ code: SyncCode, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil,
    evidence: TableEvidence? = nil
  ) {
    progress.error(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      ($0.line, $0.question, $0.evidence) = (line, question, evidence)
    }
  }

  /// Reports the problems of an answer. Those that are only informative have the code `notes`.
  func note(_ name: String, _ problems: [StatementProblem], as notes: SyncCode = .note) {
    for problem in problems {
      note(
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
