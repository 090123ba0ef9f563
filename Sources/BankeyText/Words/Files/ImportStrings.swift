import BankeyModel

/// The texts of previews and of the list of imports.
public protocol ImportStrings: Sendable {
  /// "Open statement files", above the question for their path.
  var importTitle: String { get }
  /// "Preview"
  var preview: String { get }
  /// The effect of importing a row: "new", "suspicious".
  func verdict(_ verdict: RowVerdict) -> String
  /// "new", after the number of such rows.
  func verdict(_ verdict: RowVerdict, of count: Int) -> String
  /// The reason to doubt a row.
  func doubt(_ doubt: RowDoubt) -> String
  /// "nothing is imported yet"
  var nothingImportedYet: String { get }
  /// "It contains nothing new."
  var nothingNew: String { get }
  /// "1,000 of 20,000 rows"
  func shownRows(_ shown: String, of count: String) -> String
  /// "reading"
  var readingFiles: String { get }
  /// "only what is new"
  var onlyNews: String { get }
  /// "all rows"
  var allRows: String { get }
  /// "Not everything could be read"
  var previewFailed: String { get }
  /// "nothing was imported"
  var notImported: String { get }
  /// "5 files", for an import of several files.
  func importedFiles(_ count: String) -> String
  /// "Undo the last import?"
  var undoImportTitle: String { get }
  /// Names the import and explains what undoing does.
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String
  /// "Yes, undo"
  var undoImport: String { get }
  /// "import undone"
  var importUndone: String { get }
  /// The effect of undoing an import, in one sentence each for removed, kept and restored transactions.
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String]
  /// "Undone", the title of these sentences.
  var undoneTitle: String { get }
  /// Explains that "-" (standard input) only works on the command line.
  var noStandardInput: String { get }
  /// "no such file or folder"
  var noSuchFile: String { get }
  /// The title of a column in a table of imports or rows.
  func importColumn(_ column: ImportColumn) -> String
}

extension ImportStrings {
  /// The effect of undoing an import, from the summary of `bankey-sync`.
  public func importUndone(_ summary: UndoSummary) -> [String] {
    importUndone(removed: summary.removed, kept: summary.kept, restored: summary.restored)
  }
}

/// A column of the table of a preview or of imports.
public enum ImportColumn: CaseIterable, Hashable, Sendable {
  case verdict, reason, id, when, file, new, same, posted, undone
}

extension English {
  var importTitle: String { "Open statement files" }
  var preview: String { "Preview" }
  var nothingImportedYet: String { "nothing is imported yet" }
  var nothingNew: String { "It contains nothing new." }
  var readingFiles: String { "reading" }
  var onlyNews: String { "only what is new" }
  var allRows: String { "all rows" }
  var previewFailed: String { "Not everything could be read" }
  var notImported: String { "nothing was imported" }
  var undoImportTitle: String { "Undo the last import?" }
  var undoImport: String { "Yes, undo" }
  var importUndone: String { "import undone" }
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String] {
    let gone =
      removed == 1 ? "1 transaction that came only from it" : "\(figure(removed)) transactions that came only from it"
    var sentences = [
      "Undid the import" + (removed == 0 ? "; no transactions were removed." : " and removed \(gone).")
    ]
    switch kept {
    case 0: break
    case 1: sentences.append("1 transaction stays, because it is also in another file or at a bank.")
    default: sentences.append("\(figure(kept)) transactions stay, because they are also in other files or at a bank.")
    }
    switch restored {
    case 0: break
    case 1: sentences.append("1 transaction was restored to its earlier state.")
    default: sentences.append("\(figure(restored)) transactions were restored to their earlier state.")
    }
    return sentences
  }
  var undoneTitle: String { "Undone" }
  var noStandardInput: String { "the preview cannot read a pipe; use bankey import -" }
  var noSuchFile: String { "no such file or folder" }

  func verdict(_ verdict: RowVerdict, of count: Int) -> String { self.verdict(verdict) }
  func verdict(_ verdict: RowVerdict) -> String {
    switch verdict {
    case .new: "new"
    case .same: "same"
    case .changed: "changed"
    case .posted: "now posted"
    case .deleted: "deleted"
    case .suspicious: "suspicious"
    }
  }
  func doubt(_ doubt: RowDoubt) -> String {
    switch doubt {
    case .farAhead: "more than a month ahead"
    case .longBefore: "years before the others"
    case .outsize: "unusually large"
    case .otherAmount: "same id, other amount"
    case .repeated: "same id used twice"
    }
  }
  func shownRows(_ shown: String, of count: String) -> String { "\(shown) of \(count) rows" }
  func importedFiles(_ count: String) -> String { "\(count) files" }
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String {
    "\(file), \(day): \(rows) new.\nTransactions that are also in other files or at a bank stay. Import the file again to bring the others back."
  }
  func importColumn(_ column: ImportColumn) -> String {
    switch column {
    case .verdict: "Verdict"
    case .reason: "Reason"
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

extension Norwegian {
  var importTitle: String { "Åpne kontoutskrifter" }
  var preview: String { "Forhåndsvisning" }
  var nothingImportedYet: String { "ingenting er importert ennå" }
  var nothingNew: String { "Den inneholder ingenting nytt." }
  var readingFiles: String { "leser" }
  var onlyNews: String { "bare det som er nytt" }
  var allRows: String { "alle rader" }
  var previewFailed: String { "Ikke alt kunne leses" }
  var notImported: String { "ingenting ble importert" }
  var undoImportTitle: String { "Angre siste import?" }
  var undoImport: String { "Ja, angre" }
  var importUndone: String { "importen er angret" }
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String] {
    let gone =
      removed == 1
      ? "1 transaksjon som bare den inneholdt" : "\(figure(removed)) transaksjoner som bare den inneholdt"
    var sentences = [
      "Angret importen" + (removed == 0 ? "; ingen transaksjoner ble fjernet." : " og fjernet \(gone).")
    ]
    switch kept {
    case 0: break
    case 1: sentences.append("1 transaksjon blir stående fordi en annen fil eller en bank også har den.")
    default:
      sentences.append("\(figure(kept)) transaksjoner blir stående fordi andre filer eller en bank også har dem.")
    }
    switch restored {
    case 0: break
    case 1: sentences.append("1 transaksjon er som før importen.")
    default: sentences.append("\(figure(restored)) transaksjoner er som før importen.")
    }
    return sentences
  }
  var undoneTitle: String { "Angret" }
  var noStandardInput: String { "forhåndsvisningen kan ikke lese en pipe; bruk bankey import -" }
  var noSuchFile: String { "ingen slik fil eller mappe" }

  func verdict(_ verdict: RowVerdict, of count: Int) -> String {
    switch verdict {
    case .new where count != 1: "nye"
    case .same where count != 1: "kjente"
    case .suspicious where count != 1: "tvilsomme"
    default: self.verdict(verdict)
    }
  }
  func verdict(_ verdict: RowVerdict) -> String {
    switch verdict {
    case .new: "ny"
    case .same: "kjent"
    case .changed: "endret"
    case .posted: "nå bokført"
    case .deleted: "slettet"
    case .suspicious: "tvilsom"
    }
  }
  func doubt(_ doubt: RowDoubt) -> String {
    switch doubt {
    case .farAhead: "over en måned fram i tid"
    case .longBefore: "flere år før de andre"
    case .outsize: "langt større enn de andre"
    case .otherAmount: "samme id, annet beløp"
    case .repeated: "to ganger med samme id"
    }
  }
  func shownRows(_ shown: String, of count: String) -> String { "\(shown) av \(count) rader" }
  func importedFiles(_ count: String) -> String { "\(count) filer" }
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String {
    "\(file), \(day): \(rows) \(rows == "1" ? "ny" : "nye").\nTransaksjoner som andre filer eller en bank også har, blir stående. Importer filen igjen for å hente tilbake de andre."
  }
  func importColumn(_ column: ImportColumn) -> String {
    switch column {
    case .verdict: "Vurdering"
    case .reason: "Årsak"
    case .id: "Id"
    case .when: "Importert"
    case .file: "Fil"
    case .new: "Nye"
    case .same: "Kjente"
    case .posted: "Bokført"
    case .undone: "Angret"
    }
  }
}
