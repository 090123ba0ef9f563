extension Norwegian {
  var findTitle: String { "Finn i alle kontoer" }
  var findHelp: String {
    "En tekst, et beløp eller en dato: kaffe, 12,50, 2026-10-19\namount>100 date:2026-10 status:authorized kaffe"
  }
  var looking: String { "leter" }
  var noMatches: String { "ingen treff" }
  func matches(_ count: Int, _ figure: String) -> String { figure + " treff" }
  var fromTheStart: String { "på nytt fra starten" }
  var fromTheEnd: String { "på nytt fra slutten" }
  var nothingLookedFor: String { "det letes ikke etter noe; trykk /" }
  var findFailed: String { "kunne ikke lete" }

  func problem(_ problem: FindProblem) -> String {
    switch problem {
    case .amount(let text): "\(text) er ikke et beløp: amount>100, amount:12,50, amount:10..20"
    case .date(let text): "\(text) er ikke en dato: date:2026-10-19, date:2026-10, date:2026-10-01..2026-10-15"
    case .status(let text): "\(text) er ikke en status: status:authorized, status:posted"
    case .incomplete(let text): "etter \(text) kommer det du leter etter"
    }
  }
}
