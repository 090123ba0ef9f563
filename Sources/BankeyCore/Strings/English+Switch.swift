extension English {
  var nothingIsMasked: String { "nothing is masked, p masks" }
  var copied: String { "sent to the clipboard" }
  var cannotCopy: String { "this terminal has no clipboard" }
  var copyIsMasked: String { "masked, not copied; v peeks" }
  var nothingToCopy: String { "nothing to copy here" }
  var stillLoading: String { "still reading your accounts" }

  func privacy(isOn: Bool) -> String { isOn ? "figures masked, v peeks" : "figures shown" }
  func mouse(isOn: Bool) -> String { isOn ? "mouse on, Shift selects text" : "mouse off, it selects text" }
  func booked(on day: String) -> String { "booked \(day)" }
  func runningBalance(isOn: Bool) -> String { isOn ? "running balance on" : "running balance off" }

  func grouping(_ date: GroupingDate) -> String {
    switch date {
    case .booked: "by booked day"
    case .authorized: "by authorized day"
    }
  }

  func noRunningBalance(_ reason: NoRunningBalance) -> String {
    switch reason {
    case .narrow: "running balance on, in a wider window"
    case .grouping: "running balance on, by booked day (D)"
    case .unknown: "the balance is not known"
    }
  }

  func needsRoom(_ columns: Int, _ lines: Int, has: (columns: Int, lines: Int)) -> [String] {
    let (needed, actual) = ("\(columns)x\(lines)", "\(has.columns)x\(has.lines)")
    return [
      "bankey needs \(needed), this is \(actual)", "needs \(needed), is \(actual)", "\(actual) < \(needed)", needed,
    ]
  }
}
