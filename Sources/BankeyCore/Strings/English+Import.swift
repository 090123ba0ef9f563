extension English {
  var preview: String { "Preview" }
  var nothingImportedYet: String { "nothing is imported yet" }
  var nothingNew: String { "Nothing in it is news." }
  var readingFiles: String { "reading" }
  var onlyNews: String { "only what is not known yet" }
  var allRows: String { "all rows" }
  var previewFailed: String { "Not everything could be read" }
  var notImported: String { "nothing was imported" }
  var undoImportTitle: String { "Undo the last import?" }
  var undoImport: String { "Yes, undo" }
  var importUndone: String { "import undone" }
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String] {
    let gone =
      removed == 1 ? "1 transaction that only it had is gone" : "\(removed) transactions that only it had are gone"
    var sentences = ["The import is undone: " + (removed == 0 ? "no transaction was in it alone" : gone) + "."]
    switch kept {
    case 0: break
    case 1: sentences.append("1 transaction stays, because another file or a bank has it too.")
    default: sentences.append("\(kept) transactions stay, because other files or a bank have them too.")
    }
    switch restored {
    case 0: break
    case 1: sentences.append("1 transaction is again what it was before the import.")
    default: sentences.append("\(restored) transactions are again what they were before the import.")
    }
    return sentences
  }
  var undoneTitle: String { "Undone" }
  var noStandardInput: String { "nothing is piped into a screen: bankey import - reads a pipe" }
  var noSuchFile: String { "no such file or folder" }

  func verdict(_ verdict: RowVerdict, of count: Int) -> String { self.verdict(verdict) }
  func verdict(_ verdict: RowVerdict) -> String {
    switch verdict {
    case .new: "new"
    case .same: "same"
    case .changed: "changed"
    case .posted: "posted now"
    case .deleted: "deleted"
    case .suspicious: "suspicious"
    }
  }
  func doubt(_ doubt: RowDoubt) -> String {
    switch doubt {
    case .farAhead: "more than a month ahead"
    case .longBefore: "years before the rest"
    case .outsize: "out of all proportion"
    case .otherAmount: "its id has another amount"
    case .repeated: "twice with the same id"
    }
  }
  func shownRows(_ shown: String, of count: String) -> String { "\(shown) of \(count) rows" }
  func importedFiles(_ count: String) -> String { "\(count) files" }
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String {
    "\(file), \(day): \(rows) new.\nWhat other files or a bank have too stays. Importing it again brings it back."
  }
  func importColumn(_ column: ImportColumn) -> String {
    switch column {
    case .verdict: "Verdict"
    case .reason: "Why"
    case .id: "Id"
    case .when: "Imported"
    case .file: "File"
    case .new: "New"
    case .same: "Same"
    case .posted: "Posted"
    case .undone: "Undone"
    }
  }
}
