extension Norwegian {
  var refreshedPartly: String { "Ikke alt ble oppdatert" }
  var restIsIn: String { "Resten er på plass." }
  var fewCallsLeft: String { "Få forespørsler igjen" }
  var refreshAnyway: String { "Oppdatere likevel?" }
  var refreshAll: String { "oppdater" }
  var refreshOthers: String { "bare de andre" }
  var notAsked: String { "Ikke spurt" }

  func more(_ count: Int) -> String { "og \(count) til" }
  func fewCalls(of source: String, left: Int, of allowed: Int, until end: String) -> String {
    "\(source) har \(left) av \(allowed) forespørsler igjen til \(end)."
  }
}
