import BankeyModel
import BankeyText

/// What an import would do, as it is told file by file. Of very long files only so many rows of each verdict are told; all are
/// counted.
public struct ImportPreview: Sendable {
  /// One file.
  public struct File: Sendable {
    /// Its path.
    public let path: String
    /// The hash of what was shown; nil when nothing of the file can be imported.
    public var hash: String?
    /// How many rows of each verdict it has.
    public var counts: [RowVerdict: Int] = [:]
    /// What a person should know of it: what was understood, what was left out, why it cannot be read.
    public var notes: [String] = []
    /// What a person can say of it.
    public var questions: [CSVQuestion] = []
    /// The rows that are shown.
    public var rows: [SyncRow] = []
  }

  /// So many rows are shown in all, and so many notes of a file: a folder may have a thousand files.
  public static let rowLimit = 20_000
  private static let noteLimit = 50

  /// The files that were read, in order.
  public private(set) var files: [File] = []
  private var rowCount = 0

  /// Nothing yet.
  public init() {}

  /// Takes in what is told.
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

  /// Files come one after the other.
  private mutating func place(of path: String) -> Int {
    if files.last?.path != path { files.append(File(path: path)) }
    return files.count - 1
  }

  /// How many rows of each verdict all files have.
  public var counts: [RowVerdict: Int] {
    files.reduce(into: [:]) { counts, file in counts.merge(file.counts, uniquingKeysWith: +) }
  }

  /// What can be imported: each file with the hash of what was shown.
  public var accepted: [AcceptedFile] {
    files.compactMap { file in file.hash.map { AcceptedFile(path: file.path, hash: $0) } }
  }
}

/// A file whose preview was accepted.
public struct AcceptedFile: Hashable, Sendable {
  /// Its path.
  public let path: String
  /// The hash of what was shown.
  public let hash: String

  /// A file that is imported if it is still the one of the hash.
  public init(path: String, hash: String) { (self.path, self.hash) = (path, hash) }
}

extension ImportPreview.File {
  fileprivate mutating func note(_ message: SyncMessage, atMost limit: Int) {
    if notes.count < limit { notes.append((message.line.map { "\($0): " } ?? "") + message.message) }
    if let question = message.question { questions.append(question) }
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
