/// The texts of refreshes that fail or need a decision.
public protocol RefreshStrings: Sendable {
  /// "Not everything was refreshed", when only some sources failed.
  var refreshedPartly: String { get }
  /// "The rest was refreshed.", after an error.
  var restWasRefreshed: String { get }
  /// "and 12 more"
  func more(_ count: Int) -> String
  /// "Few calls left"
  var fewCallsLeft: String { get }
  /// "SimpleFIN has 2 of 24 calls left until 14:30."
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String
  /// "Refresh anyway?"
  var refreshAnyway: String { get }
  /// "refresh", the answer that asks all sources anyway.
  var refreshAll: String { get }
  /// "skip it", the answer that asks the sources with enough calls left.
  var refreshOthers: String { get }
  /// "Not refreshed"
  var notAsked: String { get }
}

extension English {
  var refreshedPartly: String { "Not everything was refreshed" }
  var restWasRefreshed: String { "The rest was refreshed." }
  var fewCallsLeft: String { "Few calls left" }
  var refreshAnyway: String { "Refresh anyway?" }
  var refreshAll: String { "refresh" }
  var refreshOthers: String { "skip it" }
  var notAsked: String { "Not refreshed" }

  func more(_ count: Int) -> String { "and \(figure(count)) more" }
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String {
    "\(source) has \(left) of \(allowed) calls left until \(end)."
  }
}

extension Norwegian {
  var refreshedPartly: String { "Ikke alt ble oppdatert" }
  var restWasRefreshed: String { "Resten ble oppdatert." }
  var fewCallsLeft: String { "Få oppslag igjen" }
  var refreshAnyway: String { "Oppdatere likevel?" }
  var refreshAll: String { "oppdater" }
  var refreshOthers: String { "bare de andre" }
  var notAsked: String { "Ikke oppdatert" }

  func more(_ count: Int) -> String { "og \(figure(count)) til" }
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String {
    "\(source) har \(left) av \(allowed) oppslag igjen til \(end)."
  }
}
