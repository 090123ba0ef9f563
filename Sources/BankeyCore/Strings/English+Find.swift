extension English {
  func problem(_ problem: FindProblem) -> String {
    switch problem {
    case .amount(let text): "\(text) is no amount: amount>100, amount:12.50, amount:10..20"
    case .date(let text): "\(text) is no date: date:2026-10-19, date:2026-10, date:2026-10-01..2026-10-15"
    case .status(let text): "\(text) is no status: status:authorized, status:posted"
    case .incomplete(let text): "after \(text) comes what to look for"
    }
  }
}
