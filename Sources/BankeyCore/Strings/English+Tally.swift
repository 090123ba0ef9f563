extension English {
  func tally(_ noun: TallyNoun, _ count: Int) -> String {
    switch noun {
    case .new: "\(count) new"
    case .suspicious: "\(count) of them suspicious"
    case .posted: "\(count) booked now"
    case .dropped: "\(count) dropped by the bank"
    case .same: "\(count) already there"
    case .reworded: "\(count) already there with another id or text"
    case .deleted: "\(count) deleted before"
    }
  }
  func reading(_ file: String, _ number: Int, of total: Int) -> String {
    "reading \(file)" + (total > 1 ? " (\(number) of \(total))" : "")
  }
  func imported(files: Int, _ tally: String) -> String {
    "imported \(files) \(files == 1 ? "file" : "files"): \(tally)"
  }
  var nothingImported: String { "nothing imported" }
  func previewed(_ tally: String) -> String { "nothing is imported yet: \(tally)" }
  func refreshing(_ place: String, _ done: Int, of total: Int) -> String {
    "refreshing" + (total > 1 ? " (\(done) of \(total) done)" : "") + ": \(place)"
  }
  func refreshed(sources: Int, _ tally: String) -> String {
    "refreshed \(sources) \(sources == 1 ? "source" : "sources"): \(tally)"
  }
  var nothingRefreshed: String { "nothing refreshed" }
  func skipped(files: Int, _ kinds: String) -> String {
    "skipped \(files) \(files == 1 ? "file that is not a statement" : "files that are not statements"): \(kinds)"
  }
  func notes(_ count: Int, files: Int, _ kinds: String) -> String {
    "\(count) \(count == 1 ? "note" : "notes") on \(files) \(files == 1 ? "file" : "files"): \(kinds)"
  }
  var otherFiles: String { "other" }
  var verboseShowsNotes: String { "--verbose shows each of them" }
}
