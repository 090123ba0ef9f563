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
    guard let path = event.file else { return }
    if files.last?.path != path { files.append(File(path: path)) }
    let last = files.count - 1
    if let row = event.row, rowCount < Self.rowLimit {
      files[last].rows.append(row)
      rowCount += 1
    }
    if event.event == .error, let message = event.message, files[last].notes.count < Self.noteLimit {
      files[last].notes.append((event.line.map { "\($0): " } ?? "") + message)
    }
    if let question = event.question { files[last].questions.append(question) }
    if event.event == .file, event.state == .done { files[last].end(event) }
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
  fileprivate mutating func end(_ event: SyncEvent) {
    guard event.accounts ?? 0 > 0 else { return }
    hash = event.hash
    let (suspicious, reworded) = (event.suspicious ?? 0, event.reworded ?? 0)
    counts = [
      .new: (event.added ?? 0) - suspicious, .suspicious: suspicious, .same: (event.unchanged ?? 0) - reworded,
      .changed: reworded, .posted: event.posted ?? 0, .deleted: event.deleted ?? 0,
    ]
  }
}
