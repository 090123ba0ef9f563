extension English {
  var export: String { "Export" }
  var cancel: String { "Cancel" }
  var exporting: String { "writing the file" }
  var exportFailed: String { "The file could not be written" }
  var exportIsMasked: String { "masked, not exported" }
  var nothingToExport: String { "nothing to export here" }

  func exportWhat(_ count: Int, _ figure: String) -> String {
    "\(transactions(count, figure)), as they are shown, to a new file."
  }
  func exported(to path: String) -> String { "Written to \(path)" }
  func transactions(_ count: Int, _ figure: String) -> String {
    figure + (count == 1 ? " transaction" : " transactions")
  }
  func since(_ day: String) -> String { "since \(day)" }
}
