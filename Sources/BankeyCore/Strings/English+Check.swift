extension English {
  func low(_ balance: String, below limit: String) -> String { "\(balance), below \(limit)" }
  func notRefreshed(since moment: String) -> String { "not refreshed since \(moment)" }
}
