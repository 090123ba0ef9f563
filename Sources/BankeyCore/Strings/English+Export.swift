extension English {
  var export: String { "Export" }
  var cancel: String { "Cancel" }
  var exporting: String { "writing the file" }
  var exportFailed: String { "The file could not be written" }
  var exportIsMasked: String { "masked, not exported" }
  var nothingToExport: String { "nothing to export here" }

  func exportWhat(_ count: Int) -> String { "\(transactions(count)), as they are shown, to a new file." }
  func exported(to path: String) -> String { "Written to \(path)" }
  func transactions(_ count: Int) -> String { count == 1 ? "1 transaction" : "\(count) transactions" }
  func since(_ day: String) -> String { "since \(day)" }
}
