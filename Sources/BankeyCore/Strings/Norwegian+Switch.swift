extension Norwegian {
  var nothingIsMasked: String { "ingenting er skjult, p skjuler" }
  var copied: String { "sendt til utklippstavlen" }
  var cannotCopy: String { "terminalen har ingen utklippstavle" }
  var copyIsMasked: String { "skjult, ikke kopiert; v kikker" }
  var nothingToCopy: String { "ingenting å kopiere her" }
  var stillLoading: String { "leser fortsatt kontoene dine" }

  func privacy(isOn: Bool) -> String { isOn ? "beløp skjult, v kikker" : "beløp vises" }
  func mouse(isOn: Bool) -> String { isOn ? "mus på, Shift merker tekst" : "mus av, den merker tekst" }
  func booked(on day: String) -> String { "bokført \(day)" }
  func runningBalance(isOn: Bool) -> String { isOn ? "løpende saldo på" : "løpende saldo av" }

  func grouping(_ date: GroupingDate) -> String {
    switch date {
    case .booked: "etter bokført dag"
    case .authorized: "etter reservert dag"
    }
  }

  func noRunningBalance(_ reason: NoRunningBalance) -> String {
    switch reason {
    case .narrow: "løpende saldo på, i et bredere vindu"
    case .grouping: "løpende saldo på, etter bokført dag (D)"
    case .unknown: "saldoen er ikke kjent"
    }
  }

  func needsRoom(_ columns: Int, _ lines: Int, has: (columns: Int, lines: Int)) -> [String] {
    let (needed, actual) = ("\(columns)x\(lines)", "\(has.columns)x\(has.lines)")
    return [
      "bankey trenger \(needed), dette er \(actual)", "trenger \(needed), er \(actual)", "\(actual) < \(needed)",
      needed,
    ]
  }
}
