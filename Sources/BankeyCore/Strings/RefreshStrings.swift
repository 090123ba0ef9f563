/// The texts of a refresh that cannot go its usual way.
public protocol RefreshStrings: Sendable {
  /// "Not everything was refreshed", when only a part failed.
  var refreshedPartly: String { get }
  /// "The rest is in.", when something failed.
  var restIsIn: String { get }
  /// "and 12 more"
  func more(_ count: Int) -> String
  /// "Few calls left"
  var fewCallsLeft: String { get }
  /// "SimpleFIN has 2 of 24 calls left until 14:30."
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String
  /// "Refresh anyway?"
  var refreshAnyway: String { get }
  /// "refresh", what asks all the same.
  var refreshAll: String { get }
  /// "only the others", what asks those that have enough calls left.
  var refreshOthers: String { get }
  /// "Not asked"
  var notAsked: String { get }
}
