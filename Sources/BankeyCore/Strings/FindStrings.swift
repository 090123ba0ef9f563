/// The texts of the find prompt.
public protocol FindStrings: Sendable {
  /// "abc is no amount: amount>100, amount:12.50, amount:10..20"
  func problem(_ problem: FindProblem) -> String
  /// "Find in all accounts", the title of the screen.
  var findTitle: String { get }
  /// What can be typed, while nothing is.
  var findHelp: String { get }
  /// "looking", while it is not known how much there is.
  var looking: String { get }
  /// "no matches"
  var noMatches: String { get }
  /// "1,200 matches" of a count that is not 0; `figure` is the count as it is written.
  func matches(_ count: Int, _ figure: String) -> String
  /// "again from the start", when the last match lies behind.
  var fromTheStart: String { get }
  /// "again from the end", when the first match lies behind.
  var fromTheEnd: String { get }
  /// That n and N have nothing to go to.
  var nothingLookedFor: String { get }
  /// "Could not look", before the reason.
  var findFailed: String { get }
}
