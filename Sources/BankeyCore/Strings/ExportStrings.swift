/// The texts of exports, and of what a total is made of.
public protocol ExportStrings: Sendable {
  /// "Export"
  var export: String { get }
  /// "412 transactions, as they are shown, to a new file."
  func exportWhat(_ count: Int, _ figure: String) -> String
  /// "Cancel"
  var cancel: String { get }
  /// "writing the file"
  var exporting: String { get }
  /// That a file was written, and where it is.
  func exported(to path: String) -> String
  /// "The file could not be written"
  var exportFailed: String { get }
  /// "masked, not exported"
  var exportIsMasked: String { get }
  /// "nothing to export here"
  var nothingToExport: String { get }
  /// "7 transactions", with the count as a figure.
  func transactions(_ count: Int, _ figure: String) -> String
  /// "since Nov 1", behind a difference.
  func since(_ day: String) -> String
}
