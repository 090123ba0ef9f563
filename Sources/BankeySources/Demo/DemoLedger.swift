import BankeyModel
import BankeyText

/// All transactions at the demo bank up to a day, by account.
///
/// A day depends on earlier ones only through bills, so a longer ledger starts like a shorter one.
struct DemoLedger {
  /// The bank's first day.
  let start: Day
  /// The accounts, in the order of the answers.
  let accounts: [DemoAccount]
  /// The transactions by account.
  private(set) var entries: [String: [DemoEntry]] = [:]

  /// Creates the transactions up to day `last`, counted from `start`.
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

  /// The sum posted to an account on some days, in hundredths.
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
    // Bills of zero are not sent.
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

  /// Appends `entry` after the others of its day.
  mutating func add(_ entry: DemoEntry, to account: String) {
    var entry = entry
    entry.text = entry.text(in: start.advanced(by: entry.authorized).components.month)
    entry.ordinal = entries[account, default: []].count { $0.authorized == entry.authorized }
    entries[account, default: []].append(entry)
  }
}

extension DemoLedger {
  /// Adds two transactions that make the first day's screens show the drawn changes, 8,310.00 in 90 days and 1,204.10
  /// in the month.
  ///
  /// They depend only on the time before the first day, so later answers do not change them.
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

/// A recurring transaction.
struct DemoHabit: Sendable {
  /// The days of recurrence, counted from the bank's first day.
  enum When: Sendable {
    /// Every so many days, including the day `from`.
    case every(Int, from: Int)
    /// On the same day of the month as `from`, or the last day of shorter months.
    case monthly(from: Int)
    /// On the last day of each month.
    case monthEnd
    /// On one in so many days, at random.
    case oneDayIn(Int)
  }
  /// The days on which it occurs.
  var when: When
  /// The counterparties, one of which is chosen each time.
  var shops: [DemoShop]
  /// The range of days until it is posted.
  var delay = 0...0

  /// The transaction on `day`; nil when there is none. The result depends on `random`, so pass the same generator every
  /// time.
  func entry(on day: Int, of start: Day, _ random: inout DemoRandom) -> DemoEntry? {
    guard when.includes(day, of: start, &random), let shop = shops.randomElement(using: &random) else { return nil }
    return DemoEntry(
      day: day, delay: .random(in: delay, using: &random), cents: .random(in: shop.cents, using: &random),
      text: shop.text, counterparty: shop.counterparty)
  }
}

extension DemoHabit.When {
  /// Whether it occurs on `day`.
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
  /// Whether it has the same day of the month as `model`, or is the last day of a shorter month.
  fileprivate func isMonthly(_ model: Day) -> Bool {
    let (day, wanted) = (components.day, model.components.day)
    return day == wanted || day < wanted && advanced(by: 1).components.day == 1
  }
}

/// Reproducible pseudorandom numbers (SplitMix64).
struct DemoRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the numbers for a day of an account.
  init(account: String, day: Int) {
    // FNV-1a, because Swift's own hashes differ from run to run.
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
