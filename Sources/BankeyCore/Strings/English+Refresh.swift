extension English {
  var refreshedPartly: String { "Not everything was refreshed" }
  var restIsIn: String { "The rest is in." }
  var fewCallsLeft: String { "Few calls left" }
  var refreshAnyway: String { "Refresh anyway?" }
  var refreshAll: String { "refresh" }
  var refreshOthers: String { "only the others" }
  var notAsked: String { "Not asked" }

  func more(_ count: Int) -> String { "and \(count) more" }
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String {
    "\(source) has \(left) of \(allowed) calls left until \(end)."
  }
}
