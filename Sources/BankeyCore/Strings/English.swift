/// The texts in American English.
struct English: Strings {
  let netWorth = "Net worth"

  func greeting(_ part: PartOfDay) -> String {
    switch part {
    case .morning: "Good morning"
    case .afternoon: "Good afternoon"
    case .evening: "Good evening"
    case .night: "Good night"
    }
  }

  func oldBalances(_ count: Int) -> String { count == 1 ? "1 balance is old" : "\(count) balances are old" }
  func oldBalancesShort(_ count: Int) -> String { "\(count) old" }
  func oldestBalance(of day: String) -> String { "oldest balance of \(day)" }
  func counted(_ count: Int, of all: Int) -> String { "\(count) of \(all) counted" }
  func updated(_ time: String) -> String { "updated \(time)" }
}
