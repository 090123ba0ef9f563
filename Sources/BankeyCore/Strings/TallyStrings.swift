/// What may be counted of the transactions of files and sources.
public enum TallyNoun: CaseIterable, Hashable, Sendable {
  case new, suspicious, posted, dropped, same, reworded, deleted
}

/// The texts of an import and of a refresh on the command line.
public protocol TallyStrings: Sendable {
  /// "120 new", "4 already there"
  func tally(_ noun: TallyNoun, _ count: Int) -> String
  /// "reading may.ofx", and which of how many it is.
  func reading(_ file: String, _ number: Int, of total: Int) -> String
  /// "imported 2 files: 121 new"
  func imported(files: Int, _ tally: String) -> String
  /// "nothing imported"
  var nothingImported: String { get }
  /// "nothing is imported yet: 121 new"
  func previewed(_ tally: String) -> String
  /// "refreshing (2 of 5 done): SimpleFIN, First Bank"
  func refreshing(_ place: String, _ done: Int, of total: Int) -> String
  /// "refreshed 1 source: 3 new"
  func refreshed(sources: Int, _ tally: String) -> String
  /// "nothing refreshed"
  var nothingRefreshed: String { get }
  /// "skipped 40 files that are not statements: 30 pdf, 10 jpg"
  func skipped(files: Int, _ kinds: String) -> String
  /// "63 notes on 12 files: 8 csv, 4 ofx"
  func notes(_ count: Int, files: Int, _ kinds: String) -> String
  /// What a file is called whose name has no ending.
  var otherFiles: String { get }
  /// How all notes are shown.
  var verboseShowsNotes: String { get }
}
