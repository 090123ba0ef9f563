extension Norwegian {
  var preview: String { "Forhåndsvisning" }
  var nothingImportedYet: String { "ingenting er importert ennå" }
  var nothingNew: String { "Ingenting i den er nytt." }
  var readingFiles: String { "leser" }
  var onlyNews: String { "bare det som ikke er kjent" }
  var allRows: String { "alle rader" }
  var previewFailed: String { "Ikke alt kunne leses" }
  var notImported: String { "ingenting ble importert" }
  var undoImportTitle: String { "Angre siste import?" }
  var undoImport: String { "Ja, angre" }
  var importUndone: String { "importen er angret" }
  func importUndone(removed: Int, kept: Int, restored: Int) -> [String] {
    let gone =
      removed == 1
      ? "1 transaksjon som bare den hadde, er borte" : "\(removed) transaksjoner som bare den hadde, er borte"
    var sentences = ["Importen er angret: " + (removed == 0 ? "ingen transaksjon var i den alene" : gone) + "."]
    switch kept {
    case 0: break
    case 1: sentences.append("1 transaksjon blir stående, for en annen fil eller en bank har den også.")
    default: sentences.append("\(kept) transaksjoner blir stående, for andre filer eller en bank har dem også.")
    }
    switch restored {
    case 0: break
    case 1: sentences.append("1 transaksjon er igjen det den var før importen.")
    default: sentences.append("\(restored) transaksjoner er igjen det de var før importen.")
    }
    return sentences
  }
  var undoneTitle: String { "Angret" }
  var noStandardInput: String { "ingenting sendes inn til en skjerm: bankey import - leser et rør" }
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
    case .farAhead: "mer enn en måned fram"
    case .longBefore: "år før resten"
    case .outsize: "ute av alle proporsjoner"
    case .otherAmount: "id-en har et annet beløp"
    case .repeated: "to ganger med samme id"
    }
  }
  func shownRows(_ shown: String, of count: String) -> String { "\(shown) av \(count) rader" }
  func importedFiles(_ count: String) -> String { "\(count) filer" }
  func undoImportQuestion(_ file: String, _ day: String, rows: String) -> String {
    "\(file), \(day): \(rows) \(rows == "1" ? "ny" : "nye").\nDet som andre filer eller en bank også har, blir. En ny import henter det tilbake."
  }
  func importColumn(_ column: ImportColumn) -> String {
    switch column {
    case .verdict: "Dom"
    case .reason: "Hvorfor"
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
