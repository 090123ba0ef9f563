import BankeyCore

/// All that happens at the demo bank up to a day, by account.
///
/// What happens on a day depends on the days before only through the bills, so a longer ledger begins like a shorter one.
struct DemoLedger {
  /// The bank's first day.
  let start: Day
  /// Its accounts, in the order of its answers.
  let accounts: [DemoAccount]
  /// What happened.
  private(set) var entries: [String: [DemoEntry]] = [:]

  /// What happens until the day `last`, counted from `start`.
  init(start: Day, through last: Int) {
    self.start = start
    accounts = DemoBank.accounts(through: last)
    for day in -730...last {
      for account in accounts where account.life.contains(day) { happen(account, on: day) }
      for account in accounts { payBill(of: account, on: day) }
      for account in accounts where account.life.upperBound == day { empty(account, on: day) }
    }
    settle()
  }

  /// What is posted on an account on some days, in hundredths.
  func sum(of account: String, posted days: ClosedRange<Int>) -> Int64 {
    entries[account, default: []].reduce(0) { days.contains($1.posted) ? $0 + $1.cents : $0 }
  }

  private mutating func happen(_ account: DemoAccount, on day: Int) {
    for entry in account.fixed where entry.authorized == day { add(entry, to: account.id) }
    guard !account.quiet.contains(day) else { return }
    var random = DemoRandom(account: account.id, day: day)
    for habit in account.habits {
      if let entry = habit.entry(on: day, of: start, &random) { add(entry, to: account.id) }
    }
  }

  private mutating func payBill(of account: DemoAccount, on day: Int) {
    guard let bill = account.bill, bill.isDue(on: day) else { return }
    let spent = entries[account.id, default: []].filter { (day - 30..<day).contains($0.posted) && $0.cents < 0 }
    let owed = -spent.reduce(0) { $0 + $1.cents }
    // A bill of nothing is not sent.
    guard owed > 0 else { return }
    add(DemoEntry(day: day, cents: owed, text: "PAYMENT RECEIVED"), to: account.id)
    add(DemoEntry(day: day, cents: -owed, text: bill.text), to: bill.payer)
  }

  private mutating func empty(_ account: DemoAccount, on day: Int) {
    let rest = account.cents + sum(of: account.id, posted: 1...day)
    let name = account.record.name ?? account.id
    add(DemoEntry(day: day, cents: -rest, text: "CLOSING TRANSFER"), to: account.id)
    add(DemoEntry(day: day, cents: rest, text: "TRANSFER FROM " + name.uppercased()), to: account.heir)
  }

  /// Writes `entry` behind what is there of its day.
  mutating func add(_ entry: DemoEntry, to account: String) {
    var entry = entry
    entry.text = entry.text(in: start.advanced(by: entry.authorized).components.month)
    entry.ordinal = entries[account, default: []].count { $0.authorized == entry.authorized }
    entries[account, default: []].append(entry)
  }
}
