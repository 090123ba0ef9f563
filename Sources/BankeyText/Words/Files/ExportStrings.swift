/// The texts of exports and of the parts of totals.
public protocol ExportStrings: Sendable {
  /// "Export"
  var export: String { get }
  /// "412 transactions to a new file, as shown."
  func exportScope(_ count: Int, _ figure: String) -> String
  /// "Cancel"
  var cancel: String { get }
  /// "writing the file"
  var exporting: String { get }
  /// "Written to /home/ann/bankey-visa.csv"
  func exported(to path: String) -> String
  /// "The file could not be written"
  var exportFailed: String { get }
  /// "masked, not exported"
  var exportIsMasked: String { get }
  /// "nothing to export here"
  var nothingToExport: String { get }
  /// "7 transactions", with the count formatted.
  func transactions(_ count: Int, _ figure: String) -> String
  /// "since Nov 1", after a difference.
  func since(_ day: String) -> String
}

extension English {
  var export: String { "Export" }
  var cancel: String { "Cancel" }
  var exporting: String { "writing the file" }
  var exportFailed: String { "The file could not be written" }
  var exportIsMasked: String { "masked, not exported" }
  var nothingToExport: String { "nothing to export here" }

  func exportScope(_ count: Int, _ figure: String) -> String {
    "\(transactions(count, figure)) to a new file, as shown."
  }
  func exported(to path: String) -> String { "Written to \(path)" }
  func transactions(_ count: Int, _ figure: String) -> String {
    figure + (count == 1 ? " transaction" : " transactions")
  }
  func since(_ day: String) -> String { "since \(day)" }
}

extension Norwegian {
  var export: String { "Eksport" }
  var cancel: String { "Avbryt" }
  var exporting: String { "skriver filen" }
  var exportFailed: String { "Filen kunne ikke skrives" }
  var exportIsMasked: String { "skjult, ikke eksportert" }
  var nothingToExport: String { "ingenting å eksportere her" }

  func exportScope(_ count: Int, _ figure: String) -> String {
    "\(transactions(count, figure)) til en ny fil, slik de vises."
  }
  func exported(to path: String) -> String { "Skrevet til \(path)" }
  func transactions(_ count: Int, _ figure: String) -> String {
    figure + (count == 1 ? " transaksjon" : " transaksjoner")
  }
  func since(_ day: String) -> String { "siden \(day)" }
}
