import BankeyModel
import BankeyText

/// The effects of an import, collected file by file. Keeps a limited number of rows of each verdict, but counts all.
public struct ImportPreview: Sendable {
  /// What `bankey-sync` reported about one file.
  public struct File: Sendable {
    /// The path of the file, as the user gave it.
    public let path: String
    /// The hash of the previewed file; nil when it cannot be imported.
    public var hash: String?
    /// How many rows have each verdict, including rows beyond the limit.
    public var counts: [RowVerdict: Int] = [:]
    /// Messages about the file: what was recognized, what was left out, why it cannot be read.
    public var notes: [String] = []
    /// Questions that the user can answer.
    public var questions: [CSVQuestion] = []
    /// The question about the contents of all columns, which the user can request; nil for a file that is not a table.
    public var columns: CSVQuestion?
    /// The evidence for how the table was read; nil for other formats.
    public var evidence: TableEvidence?
    /// The rows to show, in the order of the file, up to `rowLimit`.
    public var rows: [SyncRow] = []
  }

  /// The largest number of rows in total, and of notes for each file: a folder may contain a thousand files.
  public static let rowLimit = 20_000
  private static let noteLimit = 50

  /// The files, in the order in which they were read.
  public private(set) var files: [File] = []
  private var rowCount = 0

  /// Creates an empty preview.
  public init() {}

  /// Adds what an event of `bankey-sync` reports about a row, a question or a file.
  public mutating func take(_ event: SyncEvent) {
    switch event {
    case .file(let step):
      let file = place(of: step.name)
      if step.state == .done { files[file].end(step) }
    case .row(let row, let path): take(row, of: place(of: path))
    case .error(let message):
      guard let path = message.file else { return }
      files[place(of: path)].note(message, atMost: Self.noteLimit)
    default: break
    }
  }

  private mutating func take(_ row: SyncRow, of file: Int) {
    guard rowCount < Self.rowLimit else { return }
    files[file].rows.append(row)
    rowCount += 1
  }

  /// The index of a file, whose events are consecutive.
  private mutating func place(of path: String) -> Int {
    if files.last?.path != path { files.append(File(path: path)) }
    return files.count - 1
  }

  /// The number of rows by verdict in all files.
  public var counts: [RowVerdict: Int] {
    files.reduce(into: [:]) { counts, file in counts.merge(file.counts, uniquingKeysWith: +) }
  }

  /// The files that can be imported, each with the hash of the previewed contents.
  public var accepted: [AcceptedFile] {
    files.compactMap { file in file.hash.map { AcceptedFile(path: file.path, hash: $0) } }
  }
}

/// A file whose preview the user has accepted.
public struct AcceptedFile: Hashable, Sendable {
  /// The path of the file, as the user gave it.
  public let path: String
  /// The hash of the previewed contents.
  public let hash: String

  /// Creates an accepted file, which is imported only if its contents still have this hash.
  public init(path: String, hash: String) { (self.path, self.hash) = (path, hash) }
}

extension ImportPreview.File {
  fileprivate mutating func note(_ message: SyncMessage, atMost limit: Int) {
    if notes.count < limit { notes.append((message.line.map { "\($0): " } ?? "") + message.message) }
    evidence = evidence ?? message.evidence
    guard let question = message.question else { return }
    if question.topic != .columns { questions.append(question) }
    if columns == nil, !question.rows.isEmpty {
      columns = CSVQuestion(
        .columns, profile: question.profile, settings: question.settings, row: [], header: question.header,
        rows: question.rows)
    }
  }

  fileprivate mutating func end(_ step: SyncStep) {
    guard step.accounts ?? 0 > 0 else { return }
    hash = step.hash
    let told = step.counts ?? TransactionCounts()
    let suspicious = told.suspicious ?? 0
    counts = [
      .new: told.added - suspicious, .suspicious: suspicious, .same: told.unchanged - told.reworded,
      .changed: told.reworded, .posted: told.posted, .deleted: told.deleted,
    ]
  }
}
