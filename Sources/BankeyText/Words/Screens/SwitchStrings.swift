import BankeyModel

/// The texts of settings that keys change, and of copying.
public protocol SwitchStrings: Sendable {
  /// "figures masked; v peeks"
  func privacy(isOn: Bool) -> String
  /// "nothing is masked; p masks"
  var nothingIsMasked: String { get }
  /// "mouse on; Shift selects text"
  func mouse(isOn: Bool) -> String
  /// "by booked date"
  func grouping(_ date: GroupingDate) -> String
  /// "booked Nov 19", for a transaction grouped by its day of authorization.
  func booked(on day: String) -> String
  /// "running balance on"
  func runningBalance(isOn: Bool) -> String
  /// Explains why the running balance is not shown although it is switched on.
  func noRunningBalance(_ reason: NoRunningBalance) -> String
  /// "account beside the list"
  func pane(isOn: Bool) -> String
  /// "an account beside the list needs 120 columns"
  func paneNeeds(columns: Int) -> String
  /// "rows stay compact beside an account; | hides it"
  var compactBesidePane: String { get }
  /// "sent to the clipboard"
  var copied: String { get }
  /// "this terminal has no clipboard"
  var cannotCopy: String { get }
  /// "masked, not copied; v peeks"
  var copyIsMasked: String { get }
  /// "nothing to copy here"
  var nothingToCopy: String { get }
  /// "still reading your accounts"
  var stillLoading: String { get }
  /// "bankey needs 20x6, this is 19x5", in shorter and shorter versions.
  func needsRoom(_ columns: Int, _ lines: Int, has: (columns: Int, lines: Int)) -> [String]
}

/// The reason why there is no running balance.
public enum NoRunningBalance: CaseIterable, Hashable, Sendable {
  /// The screen has too few columns.
  case narrow
  /// Transactions are grouped by day of authorization, but balances follow booking days.
  case grouping
  /// The account's balance is not known.
  case unknown
}

extension English {
  var nothingIsMasked: String { "nothing is masked; p masks" }
  var copied: String { "sent to the clipboard" }
  var cannotCopy: String { "this terminal has no clipboard" }
  var copyIsMasked: String { "masked, not copied; v peeks" }
  var nothingToCopy: String { "nothing to copy here" }
  var stillLoading: String { "still reading your accounts" }

  func privacy(isOn: Bool) -> String { isOn ? "figures masked; v peeks" : "figures shown" }
  func mouse(isOn: Bool) -> String { isOn ? "mouse on; Shift selects text" : "mouse off; drag selects text" }
  func booked(on day: String) -> String { "booked \(day)" }
  func pane(isOn: Bool) -> String { isOn ? "account beside the list" : "list only" }
  func paneNeeds(columns: Int) -> String { "an account beside the list needs \(columns) columns" }
  var compactBesidePane: String { "rows stay compact beside an account; | hides it" }
  func runningBalance(isOn: Bool) -> String { isOn ? "running balance on" : "running balance off" }

  func grouping(_ date: GroupingDate) -> String {
    switch date {
    case .booked: "by booked date"
    case .authorized: "by authorized date"
    }
  }

  func noRunningBalance(_ reason: NoRunningBalance) -> String {
    switch reason {
    case .narrow: "running balance on; widen the window"
    case .grouping: "running balance on; needs booked dates (D)"
    case .unknown: "the balance is unknown"
    }
  }

  func needsRoom(_ columns: Int, _ lines: Int, has: (columns: Int, lines: Int)) -> [String] {
    let (needed, actual) = ("\(columns)x\(lines)", "\(has.columns)x\(has.lines)")
    return [
      "bankey needs \(needed), this is \(actual)", "needs \(needed), is \(actual)", "\(actual) < \(needed)", needed,
    ]
  }
}

extension Norwegian {
  var nothingIsMasked: String { "ingenting er skjult; p skjuler" }
  var copied: String { "sendt til utklippstavlen" }
  var cannotCopy: String { "terminalen har ingen utklippstavle" }
  var copyIsMasked: String { "skjult, ikke kopiert; v kikker" }
  var nothingToCopy: String { "ingenting å kopiere her" }
  var stillLoading: String { "leser fortsatt kontoene dine" }

  func privacy(isOn: Bool) -> String { isOn ? "beløp skjult; v kikker" : "beløp vises" }
  func mouse(isOn: Bool) -> String { isOn ? "mus på; Shift merker tekst" : "mus av; dra for å merke tekst" }
  func booked(on day: String) -> String { "bokført \(day)" }
  func pane(isOn: Bool) -> String { isOn ? "kontoen ved siden av listen" : "bare listen" }
  func paneNeeds(columns: Int) -> String { "kontoen ved siden av listen krever \(columns) kolonner" }
  var compactBesidePane: String { "radene er tette når kontoen vises; | skjuler den" }
  func runningBalance(isOn: Bool) -> String { isOn ? "løpende saldo på" : "løpende saldo av" }

  func grouping(_ date: GroupingDate) -> String {
    switch date {
    case .booked: "etter bokført dato"
    case .authorized: "etter reservert dato"
    }
  }

  func noRunningBalance(_ reason: NoRunningBalance) -> String {
    switch reason {
    case .narrow: "løpende saldo på; gjør vinduet bredere"
    case .grouping: "løpende saldo på; krever bokførte datoer (D)"
    case .unknown: "saldoen er ukjent"
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
