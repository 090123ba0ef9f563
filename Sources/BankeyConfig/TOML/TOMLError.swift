/// Where the text is no TOML that we know, and what was expected there.
struct TOMLError: Error, Hashable {
  /// The line, from 1.
  var line: Int
  /// One sentence.
  var message: String
}
