/// The texts of previews and lists of imports.
public protocol ImportStrings: Sendable {
  /// "Preview"
  var preview: String { get }
  /// What would become of a row: "new", "suspicious".
  func verdict(_ verdict: RowVerdict) -> String
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
  /// "Undo the last import?"
  var undoImportTitle: String { get }
  /// Which import that is, and what undoing does.
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String
  /// "Yes, undo"
  var undoImport: String { get }
  /// "import undone"
  var importUndone: String { get }
  /// "No such file or folder"
  var noSuchFile: String { get }
  /// What a column of a table of imports or rows holds.
  func importColumn(_ column: ImportColumn) -> String
}

/// A column of the table of a preview, or of the list of imports.
public enum ImportColumn: CaseIterable, Hashable, Sendable {
  case verdict, reason, id, when, file, new, same, posted, undone
}
