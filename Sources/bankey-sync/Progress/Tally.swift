import BankeyModel
import BankeyStore
import BankeyText

/// How far a run is: so many of so many pieces, each a file or a source.
struct Tally: Sendable {
  /// Where it is said.
  let progress: Progress
  /// Pieces in all.
  var total: Int
  /// Whether the pieces are files; else they are sources.
  private let isOfFiles: Bool
  private var done = 0
  /// How much is different now.
  private(set) var changed = 0
  /// The first file that was imported, which the others are undone with.
  var batch: Int64?
  private var hasFailed = false

  /// A run over files.
  static func files(_ total: Int, _ progress: Progress) -> Tally {
    Tally(progress: progress, total: total, isOfFiles: true)
  }

  /// A run over sources.
  static func sources(_ total: Int, _ progress: Progress) -> Tally {
    Tally(progress: progress, total: total, isOfFiles: false)
  }

  private init(progress: Progress, total: Int, isOfFiles: Bool) {
    (self.progress, self.total, self.isOfFiles) = (progress, total, isOfFiles)
  }

  /// Says that a piece is done, and what it brought.
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

  /// Says that a piece was passed over.
  mutating func skip(_ name: String) {
    done += 1
    say(name, .skipped)
  }

  /// Says that a piece failed, and why; the run then ends with an error.
  mutating func fail(_ name: String, _ code: SyncCode, _ failure: SyncError) {
    done += 1
    hasFailed = true
    note(
      name, failure.code ?? code, failure.message(in: progress.strings), line: failure.line, asking: failure.question)
    say(name, .failed)
  }

  /// Says that something went wrong at one bank of a source; the run then ends with an error.
  mutating func fail(_ name: String, _ code: SyncCode, _ message: String, connection: String?) {
    hasFailed = true
    progress.error(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      $0.connection = connection
    }
  }

  /// Says something of a piece that a person should know.
  func note(
    _ name: String, _ code: SyncCode, _ message: String, line: Int? = nil, asking question: CSVQuestion? = nil,
    evidence: TableEvidence? = nil
  ) {
    progress.error(code, message) {
      if isOfFiles { $0.file = name } else { $0.source = name }
      ($0.line, $0.question, $0.evidence) = (line, question, evidence)
    }
  }

  /// Says what an answer could not take, and what is worth knowing: notes have the code `notes`.
  func note(_ name: String, _ problems: [StatementProblem], as notes: SyncCode = .note) {
    for problem in problems {
      note(
        name, problem.severity == .note ? notes : .rejected, progress.strings.notice(problem.message),
        line: problem.line,
        asking: problem.question, evidence: problem.evidence)
    }
  }

  /// Says where a piece is.
  func say(_ name: String, _ state: SyncStep.State, _ fill: (inout SyncStep) -> Void = { _ in }) {
    var step = SyncStep(name, state)
    (step.done, step.total) = (done, total)
    fill(&step)
    progress.say(isOfFiles ? .file(step) : .source(step))
  }

  /// Counts in what is different without a piece.
  mutating func count(_ changes: Int) { changed += changes }

  /// Counts in what was done before.
  mutating func add(_ other: Tally) {
    changed += other.changed
    hasFailed = hasFailed || other.hasFailed
  }

  /// Says the last line, and how the program ends.
  func finish() throws(SyncExit) {
    progress.finished(changed: changed)
    if hasFailed { throw SyncExit(code: SyncExit.failure) }
  }
}
