import BankeyModel

/// The kinds of transactions that an import or refresh counts.
public enum TallyNoun: CaseIterable, Hashable, Sendable {
  case new, suspicious, posted, dropped, same, reworded, deleted
}

/// The texts of imports and refreshes on the command line.
public protocol TallyStrings: Sendable {
  /// "120 new", "4 already there"
  func tally(_ noun: TallyNoun, _ count: Int) -> String
  /// "reading may.ofx (2 of 5)"; without the numbers for a single file.
  func reading(_ file: String, _ number: Int, of total: Int) -> String
  /// "imported 2 files: 121 new", "imported 3 files (2 csv, 1 ofx): 121 new"
  func imported(files: Int, _ kinds: String?, _ tally: String) -> String
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
  /// "other", for files without an extension.
  var otherFiles: String { get }
  /// "--verbose shows them all"
  var verboseShowsNotes: String { get }
}

extension English {
  func tally(_ noun: TallyNoun, _ count: Int) -> String {
    switch noun {
    case .new: "\(figure(count)) new"
    case .suspicious: "\(figure(count)) of them suspicious"
    case .posted: "\(figure(count)) now posted"
    case .dropped: "\(figure(count)) dropped by the bank"
    case .same: "\(figure(count)) already there"
    case .reworded: "\(figure(count)) already there with another id or text"
    case .deleted: "\(figure(count)) deleted earlier"
    }
  }
  func reading(_ file: String, _ number: Int, of total: Int) -> String {
    "reading \(file)" + (total > 1 ? " (\(figure(number)) of \(figure(total)))" : "")
  }
  func imported(files: Int, _ kinds: String?, _ tally: String) -> String {
    "imported \(figure(files)) \(files == 1 ? "file" : "files")\(kinds.map { " (\($0))" } ?? ""): \(tally)"
  }
  var nothingImported: String { "nothing imported" }
  func previewed(_ tally: String) -> String { "nothing is imported yet: \(tally)" }
  func refreshing(_ place: String, _ done: Int, of total: Int) -> String {
    "refreshing" + (total > 1 ? " (\(figure(done)) of \(figure(total)) done)" : "") + ": \(place)"
  }
  func refreshed(sources: Int, _ tally: String) -> String {
    "refreshed \(figure(sources)) \(sources == 1 ? "source" : "sources"): \(tally)"
  }
  var nothingRefreshed: String { "nothing refreshed" }
  func skipped(files: Int, _ kinds: String) -> String {
    "skipped \(figure(files)) \(files == 1 ? "file that is not a statement" : "files that are not statements"): \(kinds)"
  }
  func notes(_ count: Int, files: Int, _ kinds: String) -> String {
    "\(figure(count)) \(count == 1 ? "note" : "notes") on \(figure(files)) \(files == 1 ? "file" : "files"): \(kinds)"
  }
  var otherFiles: String { "other" }
  var verboseShowsNotes: String { "--verbose shows them all" }
}

extension Norwegian {
  func tally(_ noun: TallyNoun, _ count: Int) -> String {
    switch noun {
    case .new: "\(figure(count)) \(count == 1 ? "ny" : "nye")"
    case .suspicious: "\(figure(count)) av dem tvilsomme"
    case .posted: "\(figure(count)) bokført nå"
    case .dropped: "\(figure(count)) fjernet av banken"
    case .same: "\(figure(count)) fra før"
    case .reworded: "\(figure(count)) fra før med en annen id eller tekst"
    case .deleted: "\(figure(count)) slettet tidligere"
    }
  }
  func reading(_ file: String, _ number: Int, of total: Int) -> String {
    "leser \(file)" + (total > 1 ? " (\(figure(number)) av \(figure(total)))" : "")
  }
  func imported(files: Int, _ kinds: String?, _ tally: String) -> String {
    "importerte \(figure(files)) \(files == 1 ? "fil" : "filer")\(kinds.map { " (\($0))" } ?? ""): \(tally)"
  }
  var nothingImported: String { "ingenting importert" }
  func previewed(_ tally: String) -> String { "ingenting er importert ennå: \(tally)" }
  func refreshing(_ place: String, _ done: Int, of total: Int) -> String {
    "oppdaterer" + (total > 1 ? " (\(figure(done)) av \(figure(total)) ferdig)" : "") + ": \(place)"
  }
  func refreshed(sources: Int, _ tally: String) -> String {
    "oppdaterte \(figure(sources)) \(sources == 1 ? "kilde" : "kilder"): \(tally)"
  }
  var nothingRefreshed: String { "ingenting oppdatert" }
  func skipped(files: Int, _ kinds: String) -> String {
    "hoppet over \(figure(files)) \(files == 1 ? "fil som ikke er en kontoutskrift" : "filer som ikke er kontoutskrifter"): \(kinds)"
  }
  func notes(_ count: Int, files: Int, _ kinds: String) -> String {
    "\(figure(count)) \(count == 1 ? "merknad" : "merknader") til \(figure(files)) \(files == 1 ? "fil" : "filer"): \(kinds)"
  }
  var otherFiles: String { "andre" }
  var verboseShowsNotes: String { "--verbose viser alle" }
}
