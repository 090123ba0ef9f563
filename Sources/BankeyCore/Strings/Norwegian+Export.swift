extension Norwegian {
  var export: String { "Eksport" }
  var cancel: String { "Avbryt" }
  var exporting: String { "skriver filen" }
  var exportFailed: String { "Filen kunne ikke skrives" }
  var exportIsMasked: String { "skjult, ikke eksportert" }
  var nothingToExport: String { "ingenting å eksportere her" }

  func exportWhat(_ count: Int, _ figure: String) -> String {
    "\(transactions(count, figure)), slik de vises, til en ny fil."
  }
  func exported(to path: String) -> String { "Skrevet til \(path)" }
  func transactions(_ count: Int, _ figure: String) -> String {
    figure + (count == 1 ? " transaksjon" : " transaksjoner")
  }
  func since(_ day: String) -> String { "siden \(day)" }
}
