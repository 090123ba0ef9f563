import BankeyModel

/// How often something recurs, in words.
public enum RecurrenceWord: CaseIterable, Hashable, Sendable {
  case week, twoWeeks, fourWeeks, month, quarter, year
}

/// The texts of expected payments.
public protocol UpcomingStrings: Sendable {
  /// "What is coming"
  var upcoming: String { get }
  /// "every month"
  func recurrence(_ word: RecurrenceWord) -> String
  /// "monthly", where "every month" does not fit.
  func shortRecurrence(_ word: RecurrenceWord) -> String
  /// "lowest on Dec 14, before PAYROLL"
  func lowest(on day: String, before payday: String?) -> String
  /// "everyday spending"
  var everyday: String { get }
  /// "between the spending of Jun 3–Jul 2 and of Aug 1–Aug 30", the days that everyday spending is derived from.
  func everydaySpans(_ light: String, _ heavy: String) -> String
  /// "now", beside the current balance.
  var balanceNow: String { get }
  /// The sentence when nothing recurs yet.
  var nothingUpcoming: String { get }
  /// "Leave it out?"
  var dismissTitle: String { get }
  /// The consequences of leaving a payment out.
  var dismissQuestion: String { get }
  /// "Yes, leave out"
  var dismiss: String { get }
  /// "left out from now on"
  var dismissed: String { get }
  /// The notice that only recurring payments can be left out.
  var nothingToDismiss: String { get }
}

extension English {
  var upcoming: String { "What is coming" }
  var everyday: String { "everyday spending" }
  var balanceNow: String { "now" }
  var nothingUpcoming: String {
    "No recurring payments yet. bankey needs three occurrences, or two if they are yearly."
  }
  var dismissTitle: String { "Leave it out?" }
  var dismissQuestion: String { "bankey will no longer expect it or subtract it from the balance before payday." }
  var dismiss: String { "Yes, leave out" }
  var dismissed: String { "left out from now on" }
  var nothingToDismiss: String { "only recurring payments can be left out" }

  func recurrence(_ word: RecurrenceWord) -> String {
    switch word {
    case .week: "every week"
    case .twoWeeks: "every two weeks"
    case .fourWeeks: "every four weeks"
    case .month: "every month"
    case .quarter: "every quarter"
    case .year: "every year"
    }
  }
  func shortRecurrence(_ word: RecurrenceWord) -> String {
    switch word {
    case .week: "weekly"
    case .twoWeeks: "every 2 wk"
    case .fourWeeks: "every 4 wk"
    case .month: "monthly"
    case .quarter: "quarterly"
    case .year: "yearly"
    }
  }

  func lowest(on day: String, before payday: String?) -> String {
    "lowest on \(day)" + (payday.map { ", before \($0)" } ?? "")
  }
  func everydaySpans(_ light: String, _ heavy: String) -> String { "between the spending of \(light) and of \(heavy)" }
}

extension Norwegian {
  var upcoming: String { "Dette kommer" }
  var everyday: String { "daglige utgifter" }
  var balanceNow: String { "nå" }
  var nothingUpcoming: String {
    "Ingen faste betalinger ennå. bankey må se dem tre ganger, eller to hvis de er årlige."
  }
  var dismissTitle: String { "Utelate den?" }
  var dismissQuestion: String { "bankey forventer den ikke lenger og trekker den ikke fra saldoen før lønn." }
  var dismiss: String { "Ja, utelat" }
  var dismissed: String { "utelatt fra nå av" }
  var nothingToDismiss: String { "bare faste betalinger kan utelates" }

  func recurrence(_ word: RecurrenceWord) -> String {
    switch word {
    case .week: "hver uke"
    case .twoWeeks: "hver andre uke"
    case .fourWeeks: "hver fjerde uke"
    case .month: "hver måned"
    case .quarter: "hvert kvartal"
    case .year: "hvert år"
    }
  }
  func shortRecurrence(_ word: RecurrenceWord) -> String {
    switch word {
    case .week: "ukentlig"
    case .twoWeeks: "hver 2. uke"
    case .fourWeeks: "hver 4. uke"
    case .month: "månedlig"
    case .quarter: "per kvartal"
    case .year: "årlig"
    }
  }

  func lowest(on day: String, before payday: String?) -> String {
    "lavest \(day)" + (payday.map { ", før \($0)" } ?? "")
  }
  func everydaySpans(_ light: String, _ heavy: String) -> String { "mellom forbruket \(light) og \(heavy)" }
}
