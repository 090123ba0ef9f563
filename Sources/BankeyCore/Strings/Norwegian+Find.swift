extension Norwegian {
  func problem(_ problem: FindProblem) -> String {
    switch problem {
    case .amount(let text): "\(text) er ikke et beløp: amount>100, amount:12,50, amount:10..20"
    case .date(let text): "\(text) er ikke en dato: date:2026-10-19, date:2026-10, date:2026-10-01..2026-10-15"
    case .status(let text): "\(text) er ikke en status: status:authorized, status:posted"
    case .incomplete(let text): "etter \(text) kommer det du leter etter"
    }
  }
}
