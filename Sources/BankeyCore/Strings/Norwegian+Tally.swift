extension Norwegian {
  func tally(_ noun: TallyNoun, _ count: Int) -> String {
    switch noun {
    case .new: "\(count) \(count == 1 ? "ny" : "nye")"
    case .suspicious: "\(count) av dem mistenkelige"
    case .posted: "\(count) bokført nå"
    case .dropped: "\(count) tatt bort av banken"
    case .same: "\(count) fra før"
    case .reworded: "\(count) fra før med en annen id eller tekst"
    case .deleted: "\(count) slettet før"
    }
  }
  func reading(_ file: String, _ number: Int, of total: Int) -> String {
    "leser \(file)" + (total > 1 ? " (\(number) av \(total))" : "")
  }
  func imported(files: Int, _ tally: String) -> String {
    "importerte \(files) \(files == 1 ? "fil" : "filer"): \(tally)"
  }
  var nothingImported: String { "ingenting importert" }
  func previewed(_ tally: String) -> String { "ingenting er importert ennå: \(tally)" }
  func refreshing(_ place: String, _ done: Int, of total: Int) -> String {
    "oppdaterer" + (total > 1 ? " (\(done) av \(total) ferdig)" : "") + ": \(place)"
  }
  func refreshed(sources: Int, _ tally: String) -> String {
    "oppdaterte \(sources) \(sources == 1 ? "kilde" : "kilder"): \(tally)"
  }
  var nothingRefreshed: String { "ingenting oppdatert" }
  func skipped(files: Int, _ kinds: String) -> String {
    "hoppet over \(files) \(files == 1 ? "fil som ikke er en kontoutskrift" : "filer som ikke er kontoutskrifter"): \(kinds)"
  }
  func notes(_ count: Int, files: Int, _ kinds: String) -> String {
    "\(count) \(count == 1 ? "merknad" : "merknader") til \(files) \(files == 1 ? "fil" : "filer"): \(kinds)"
  }
  var otherFiles: String { "andre" }
  var verboseShowsNotes: String { "--verbose viser hver av dem" }
}
