/// The texts in Norwegian bokmål.
struct Norwegian: Strings {
  let netWorth = "Formue"

  func greeting(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "God morgen"
    case .afternoon: "God ettermiddag"
    case .evening: "God kveld"
    case .night: "God natt"
    }
  }

  func oldBalances(_ count: Int) -> String { count == 1 ? "1 saldo er gammel" : "\(count) saldoer er gamle" }
  func oldBalancesShort(_ count: Int) -> String { count == 1 ? "1 gammel" : "\(count) gamle" }
  func oldestBalance(of day: String) -> String { "eldste saldo fra \(day)" }
  func counted(_ count: Int, of all: Int) -> String { "\(count) av \(all) er med" }
  func updated(_ time: String) -> String { "oppdatert \(time)" }
}
