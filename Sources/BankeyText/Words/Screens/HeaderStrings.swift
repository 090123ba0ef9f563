/// The texts of the header panel.
public protocol HeaderStrings: Sendable {
  /// "Good morning"
  func greeting(_ part: PartOfDay) -> String
  /// "Net worth"
  var netWorth: String { get }
  /// "Owned", the sum of all positive balances.
  var owned: String { get }
  /// "Owed", the sum of all negative balances: cards, loans and overdrawn accounts.
  var owed: String { get }
  /// "Month", above the months of a table.
  var month: String { get }
  /// "Change", above the differences from month to month.
  var change: String { get }
  /// "Nothing changed in this period"
  var nothingChanged: String { get }
  /// "1 balance is old", with the count as it is shown.
  func oldBalances(_ count: Int, _ shown: String) -> String
  /// "1 old", where space is short.
  func oldBalancesShort(_ count: Int, _ shown: String) -> String
  /// "oldest balance from Nov 18"
  func oldestBalance(of day: String) -> String
  /// "11 of 12 counted"
  func counted(_ count: String, of all: String) -> String
  /// "updated 09:00"
  func updated(_ time: String) -> String
}

/// The texts in American English.
struct English: Strings, CountStrings {
  /// The names of the keys that texts mention.
  let keyNames: KeyNames
  let numbers: NumberPattern
  let netWorth = "Net worth"
  let owned = "Owned"
  let owed = "Owed"
  let month = "Month"
  let change = "Change"
  let nothingChanged = "Nothing changed in this period"

  func greeting(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "Good morning"
    case .afternoon: "Good afternoon"
    case .evening: "Good evening"
    case .night: "Good night"
    }
  }

  func oldBalances(_ count: Int, _ shown: String) -> String {
    count == 1 ? "1 balance is old" : "\(shown) balances are old"
  }
  func oldBalancesShort(_ count: Int, _ shown: String) -> String { "\(shown) old" }
  func oldestBalance(of day: String) -> String { "oldest balance from \(day)" }
  func counted(_ count: String, of all: String) -> String { "\(count) of \(all) counted" }
  func updated(_ time: String) -> String { "updated \(time)" }
}

/// The texts in Norwegian bokmål.
struct Norwegian: Strings, CountStrings {
  /// The names of the keys that texts mention.
  let keyNames: KeyNames
  let numbers: NumberPattern
  let netWorth = "Formue"
  let owned = "Eiendeler"
  let owed = "Gjeld"
  let month = "Måned"
  let change = "Endring"
  let nothingChanged = "Ingen endringer i perioden"

  func greeting(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "God morgen"
    case .afternoon: "God ettermiddag"
    case .evening: "God kveld"
    case .night: "God natt"
    }
  }

  func oldBalances(_ count: Int, _ shown: String) -> String {
    count == 1 ? "1 saldo er gammel" : "\(shown) saldoer er gamle"
  }
  func oldBalancesShort(_ count: Int, _ shown: String) -> String { count == 1 ? "1 gammel" : "\(shown) gamle" }
  func oldestBalance(of day: String) -> String { "eldste saldo fra \(day)" }
  func counted(_ count: String, of all: String) -> String { "\(count) av \(all) er med" }
  func updated(_ time: String) -> String { "oppdatert \(time)" }
}

/// The part of the day that determines the greeting.
public enum PartOfDay: CaseIterable, Hashable, Sendable {
  case morning, afternoon, evening, night

  /// The part of the day at a minute after midnight: morning until 12:00, afternoon until 18:00, evening until 23:00,
  /// then night.
  public init(minute: Int) {
    self =
      switch minute / 60 {
      case ..<12: .morning
      case ..<18: .afternoon
      case ..<23: .evening
      default: .night
      }
  }
}
