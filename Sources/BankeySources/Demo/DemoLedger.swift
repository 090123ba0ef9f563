import BankeyModel
import BankeyText

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

extension DemoLedger {
  /// Two amounts make the first day's screens show the drawn changes, 8,310.00 in 90 days and 1,204.10 in the month.
  ///
  /// They look back from the first day only, so that no later answer changes them.
  mutating func settle() {
    settle(
      8_310_00 - sum(of: DemoBank.banking, posted: -89...0), of: DemoBank.banking, on: -40, for: "KITCHEN RENOVATION")
    let monthStart = 1 - start.components.day
    guard monthStart <= -8 else { return }
    let dollars = accounts.filter { $0.record.currency.code == "USD" && $0.life.contains(0) }
    let change = dollars.reduce(0) { $0 + sum(of: $1.id, posted: monthStart...0) }
    settle(1_204_10 - change, of: DemoBank.chequing, on: -8, for: "PROPERTY TAX")
  }

  private mutating func settle(_ cents: Int64, of account: String, on day: Int, for text: String) {
    add(DemoEntry(day: day, cents: cents, text: cents < 0 ? text : "TAX REFUND"), to: account)
  }
}

/// Something that happens on an account again and again.
struct DemoHabit: Sendable {
  /// On which days. Days count from the bank's first day.
  enum When: Sendable {
    /// Every so many days, one of them being `from`.
    case every(Int, from: Int)
    /// On the day of the month that the day `from` has, or the month's last.
    case monthly(from: Int)
    /// On the last day of a month.
    case monthEnd
    /// On one day in so many.
    case oneDayIn(Int)
  }
  /// On which days.
  var when: When
  /// One of these, each time.
  var shops: [DemoShop]
  /// How many days it may take until it is posted.
  var delay = 0...0

  /// What happens on `day`, nil when nothing does. The same `random` has to be given every time.
  func entry(on day: Int, of start: Day, _ random: inout DemoRandom) -> DemoEntry? {
    guard when.includes(day, of: start, &random), let shop = shops.randomElement(using: &random) else { return nil }
    return DemoEntry(
      day: day, delay: .random(in: delay, using: &random), cents: .random(in: shop.cents, using: &random),
      text: shop.text, counterparty: shop.counterparty)
  }
}

extension DemoHabit.When {
  /// Whether it happens on `day`.
  func includes(_ day: Int, of start: Day, _ random: inout DemoRandom) -> Bool {
    switch self {
    case .every(let days, let from): (day - from).isMultiple(of: days)
    case .monthly(let from): start.advanced(by: day).isMonthly(start.advanced(by: from))
    case .monthEnd: start.advanced(by: day + 1).components.day == 1
    case .oneDayIn(let days): Int.random(in: 0..<days, using: &random) == 0
    }
  }
}

extension Day {
  /// Whether it has the day of the month of `model`, or is its month's last where there is none.
  fileprivate func isMonthly(_ model: Day) -> Bool {
    let (day, wanted) = (components.day, model.components.day)
    return day == wanted || day < wanted && advanced(by: 1).components.day == 1
  }
}

/// Figures that look random and are the same every time (SplitMix64).
struct DemoRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The figures of one day of one account.
  init(account: String, day: Int) {
    // FNV-1a: Swift's own hashes differ from run to run.
    let hash = account.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    state = hash &+ UInt64(bitPattern: Int64(day)) &* 0xD134_2543_DE82_EF95
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
