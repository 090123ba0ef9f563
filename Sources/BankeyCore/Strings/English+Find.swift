extension English {
  var findTitle: String { "Find in all accounts" }
  var findHelp: String {
    "A text, an amount or a date: coffee, 12.50, 2026-10-19\namount>100 date:2026-10 status:authorized coffee"
  }
  var looking: String { "looking" }
  var noMatches: String { "no matches" }
  func matches(_ count: Int, _ figure: String) -> String { figure + (count == 1 ? " match" : " matches") }
  var fromTheStart: String { "again from the start" }
  var fromTheEnd: String { "again from the end" }
  var nothingLookedFor: String { "nothing is looked for; press /" }
  var findFailed: String { "could not look" }

  func problem(_ problem: FindProblem) -> String {
    switch problem {
    case .amount(let text): "\(text) is no amount: amount>100, amount:12.50, amount:10..20"
    case .date(let text): "\(text) is no date: date:2026-10-19, date:2026-10, date:2026-10-01..2026-10-15"
    case .status(let text): "\(text) is no status: status:authorized, status:posted"
    case .incomplete(let text): "after \(text) comes what to look for"
    }
  }
}
