/// The texts of previews and lists of imports.
public protocol ImportStrings: Sendable {
  /// "Preview"
  var preview: String { get }
  /// What would become of a row: "new", "suspicious".
  func verdict(_ verdict: RowVerdict) -> String
  /// "new", behind how many rows are so.
  func verdict(_ verdict: RowVerdict, of count: Int) -> String
  /// What is odd about a row.
  func doubt(_ doubt: RowDoubt) -> String
  /// "nothing is imported yet"
  var nothingImportedYet: String { get }
  /// "nothing in it is news"
  var nothingNew: String { get }
  /// "the first 1,000 of 20,000"
  func shownRows(_ shown: String, of count: String) -> String
  /// "reading"
  var readingFiles: String { get }
  /// "only what is not known yet"
  var onlyNews: String { get }
  /// "all rows"
  var allRows: String { get }
  /// "The files could not be read"
  var previewFailed: String { get }
  /// "nothing was imported"
  var notImported: String { get }
  /// "5 files", of an import of several.
  func importedFiles(_ count: String) -> String
  /// "Undo the last import?"
  var undoImportTitle: String { get }
  /// Which import that is, and what undoing does.
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String
  /// "Yes, undo"
  var undoImport: String { get }
  /// "import undone"
  var importUndone: String { get }
  /// What undoing an import did, a sentence for each: what is gone, what stays, what is again as it was.
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String]
  /// "Undone", above these sentences.
  var undoneTitle: String { get }
  /// What is typed for the standard input means nothing on a screen, and where it does.
  var noStandardInput: String { get }
  /// "No such file or folder"
  var noSuchFile: String { get }
  /// What a column of a table of imports or rows holds.
  func importColumn(_ column: ImportColumn) -> String
}

extension ImportStrings {
  /// The sentences of what `bankey-sync` says of an import that was undone.
  public func importUndone(_ event: SyncEvent) -> [String] {
    importUndone(removed: event.removed ?? 0, kept: event.kept ?? 0, restored: event.restored ?? 0)
  }
}

/// A column of the table of a preview, or of the list of imports.
public enum ImportColumn: CaseIterable, Hashable, Sendable {
  case verdict, reason, id, when, file, new, same, posted, undone
}
