extension Norwegian {
  func low(_ balance: String, below limit: String) -> String { "\(balance), under \(limit)" }
  func notRefreshed(since moment: String) -> String { "ikke oppdatert siden \(moment)" }
}
