import BankeyModel
import TestSupport

@testable import BankeyCore

/// Two years of an invented household, whose recurring and other payments are known.
struct Household {
  /// A planned recurring payment.
  struct Plan {
    let name: String
    var text: (Int, inout SeededRandom) -> String
    var cents: (Int, inout SeededRandom) -> Int64
    /// The due date of the occurrence with a number.
    var due: (Int) -> Day
    var shift = Schedule.Shift.none
    var account = "checking"
    var other: String?
    var count = 200
    var who: String?
  }

  static let first = Day(iso: "2024-01-01")!
  static let last = Day(iso: "2025-12-31")!
  static let currency = Currency(code: "NOK", decimals: 2)

  private(set) var rows: [Transaction] = []
  /// The plan to which a transaction belongs.
  private(set) var planned: [Transaction.ID: String] = [:]
  private(set) var groceries: Set<Transaction.ID> = []
  let plans: [Plan]
  private var random: SeededRandom

  init(_ plans: [Plan], seed: UInt64, groceriesPerWeek: Int, opening: Int64 = 4_000_000) {
    (self.plans, self.opening) = (plans, opening)
    random = SeededRandom(seed: seed)
    for plan in plans { add(plan) }
    for number in 0...Self.first.distance(to: Self.last) {
      spend(on: Self.first.advanced(by: number), groceriesPerWeek)
    }
    rows.sort { ($0.day, $0.id) < ($1.day, $1.id) }
    addUp()
  }

  private let opening: Int64

  private mutating func add(_ plan: Plan) {
    for number in 0..<plan.count {
      let due = plan.due(number)
      var day = Schedule(rhythm: .month, anchor: due, dayOfMonth: due.components.day, shift: plan.shift).day(0)
      if random.oneIn(12) { day = day.advanced(by: day.weekday == 5 || day.weekday == 6 ? 0 : 1) }
      guard day <= Self.last else { return }
      guard day >= Self.first else { continue }
      let id = add(
        plan.account, plan.cents(number, &random), plan.text(number, &random), on: day, naming: plan.other,
        who: plan.who)
      planned[id] = plan.name
    }
  }

  @discardableResult
  private mutating func add(
    _ account: String, _ cents: Int64, _ text: String, on day: Day, naming other: String? = nil, who: String? = nil
  ) -> Transaction.ID {
    let id = Int64(rows.count + 1)
    rows.append(
      Transaction(
        id: id, account: account, status: .posted, day: day, amount: Amount(units: cents, scale: 2),
        currency: Self.currency,
        description: text, counterparty: who, counterpartyAccount: other))
    return id
  }

  private mutating func spend(on day: Day, _ groceriesPerWeek: Int) {
    // One of them goes to the same shop every Saturday.
    if groceriesPerWeek == 1 ? day.weekday == 6 : random.int(1...7) <= groceriesPerWeek {
      let shop = random.pick(["REMA 1000 TORSHOV", "KIWI 505 BARCODE", "MENY"])
      let name = groceriesPerWeek == 1 ? "COOP EXTRA" : shop
      groceries.insert(add("card", -Int64(random.int(12_000...120_000)), name, on: day))
    }
    if random.oneIn(3) {
      add(
        "card", -Int64(random.int(3_500...9_000)), random.pick(["KAFFEBRENNERIET", "NARVESEN 1234", "W.B. SAMSON"]),
        on: day)
    }
    if random.oneIn(9) {
      add(
        "card", -Int64(random.int(20_000...90_000)),
        "\(random.pick(["H&M", "CLAS OHLSON", "VINMONOPOLET", "PLANTASJEN", "APOTEK 1"])) \(random.int(100...999))",
        on: day)
    }
    if random.oneIn(25) {
      add("checking", Int64(random.int(10_000...60_000)), "Vipps \(random.pick(["Ola", "Eva", "Per"]))", on: day)
    }
    if day.components.day == 26 {
      for (account, sign) in [("checking", -1), ("savings", 1)] as [(String, Int64)] {
        let id = add(account, sign * 300_000, "Overføring", on: day)
        let other = account == "checking" ? "savings" : "checking"
        rows[rows.count - 1].transfer = Transfer(other: id + sign * -1, account: other, isCertain: true)
      }
    }
  }

  /// The sum of the current account and the card at the end of a day.
  func balance(on day: Day, of account: String) -> Amount {
    let sum = sums[account]?[min(Self.first.distance(to: day), Self.first.distance(to: Self.last))] ?? 0
    return Amount(units: sum + (account == "checking" ? opening : 0), scale: 2)
  }

  /// The sum of each account's transactions at the end of each day.
  private var sums: [String: [Int64]] = [:]

  private mutating func addUp() {
    let days = Self.first.distance(to: Self.last) + 1
    for row in rows {
      sums[row.account, default: [Int64](repeating: 0, count: days)][Self.first.distance(to: row.day)] +=
        row.amount.units
    }
    for account in sums.keys { for day in 1..<days { sums[account]![day] += sums[account]![day - 1] } }
  }

  /// The accounts at the end of a day.
  func accounts(on day: Day) -> [ListedAccount] {
    [("checking", AccountKind.banking), ("card", .creditCard), ("savings", .savings), ("fund", .investment)].map {
      id, kind in
      ListedAccount(
        Account(
          id: id, source: "files", nativeId: id, name: id, kind: kind, currency: Self.currency,
          balance: balance(on: day, of: id)))
    }
  }
}

extension Household {
  private static func monthly(_ day: Int, from month: Int = 0, every step: Int = 1) -> (Int) -> Day {
    { Day(month: Household.first.month + month + $0 * step, day: day) }
  }

  private static func every(_ days: Int, from start: Int) -> (Int) -> Day {
    { Household.first.advanced(by: start + $0 * days) }
  }

  private static func text(_ text: String) -> (Int, inout SeededRandom) -> String { { _, _ in text } }

  private static func fixed(_ cents: Int64) -> (Int, inout SeededRandom) -> Int64 { { _, _ in cents } }

  private static func between(_ cents: ClosedRange<Int>) -> (Int, inout SeededRandom) -> Int64 {
    { _, random in Int64(random.int(cents)) }
  }

  /// Three households with different banks and habits.
  static var all: [Household] { [single, family, student] }

  static var single: Household {
    Household(
      [
        Plan(
          name: "salary", text: { _, random in "Lønn \(random.int(1000...9999))" },
          cents: between(3_550_000...3_650_000), due: monthly(25), shift: .earlier),
        Plan(
          name: "rent", text: text("Husleie"), cents: fixed(-1_250_000), due: monthly(1), shift: .later,
          other: "86011117947"),
        Plan(
          name: "power", text: { _, random in "FJORDKRAFT KID \(random.int(100_000...999_999))" },
          cents: between(-190_000 ... -60_000), due: monthly(20), shift: .later),
        Plan(
          name: "music", text: text("SPOTIFY P1F2A9"), cents: { number, _ in number < 14 ? -11_900 : -12_900 },
          due: monthly(7), account: "card"),
        Plan(name: "films", text: text("NETFLIX.COM"), cents: fixed(-15_900), due: monthly(18), account: "card"),
        Plan(
          name: "gym", text: { number, _ in "SATS 00\(number)" }, cents: fixed(-54_900), due: every(28, from: 9),
          shift: .later),
        Plan(
          name: "insurance", text: text("Gjensidige Forsikring"), cents: fixed(-341_200), due: monthly(15, every: 3),
          shift: .later),
        Plan(name: "gone", text: text("VIAPLAY"), cents: fixed(-14_900), due: monthly(3), account: "card", count: 9),
      ], seed: 1, groceriesPerWeek: 4)
  }

  static var family: Household {
    Household(
      [
        Plan(
          name: "salary", text: text("SALARY CITY COUNCIL"), cents: fixed(4_210_050), due: monthly(12), shift: .earlier),
        Plan(name: "salary 2", text: text("ACME PAYROLL"), cents: fixed(1_480_000), due: every(14, from: 5)),
        Plan(
          name: "child benefit", text: text("NAV Barnetrygd"), cents: fixed(176_600), due: monthly(28), shift: .earlier),
        Plan(
          name: "mortgage", text: { number, _ in "Terminbeløp lån \(number + 1)" },
          cents: between(-1_610_000 ... -1_590_000), due: monthly(31), shift: .later),
        Plan(name: "phone", text: text("TELENOR NORGE AS"), cents: fixed(-39_900), due: monthly(14), shift: .later),
        Plan(name: "phone 2", text: text("TELENOR NORGE AS"), cents: fixed(-29_900), due: monthly(22), shift: .later),
        Plan(
          name: "nursery", text: { _, random in "Barnehage faktura \(random.int(10_000...99_999))" },
          cents: fixed(-300_000), due: monthly(20), shift: .later, count: 18),
        Plan(name: "cleaner", text: text("Renhold Anna"), cents: fixed(-90_000), due: every(14, from: 3)),
        Plan(
          name: "club", text: text("FOTBALLKLUBBEN LYN"), cents: fixed(-210_000), due: monthly(2, from: 1, every: 12)),
        Plan(
          name: "paper", text: text("Aftenposten"), cents: fixed(-87_700), due: monthly(4, every: 3), account: "card"),
      ], seed: 2, groceriesPerWeek: 5, opening: 9_000_000)
  }

  static var student: Household {
    Household(
      [
        Plan(name: "loan", text: text("Lånekassen"), cents: fixed(1_284_100), due: monthly(15), shift: .earlier),
        Plan(
          name: "job", text: text("KIOSKEN LONN"), cents: between(280_000...520_000), due: monthly(10), shift: .earlier),
        Plan(name: "room", text: text("SiO Bolig"), cents: fixed(-640_000), due: monthly(5), shift: .later),
        Plan(name: "phone", text: text("Ice Mobil"), cents: fixed(-24_900), due: monthly(27), shift: .later),
        Plan(name: "bus", text: text("RUTER APP"), cents: fixed(-51_100), due: every(28, from: 2), account: "card"),
        Plan(
          name: "cloud", text: { _, random in "APPLE.COM/BILL \(random.int(100...999))" }, cents: fixed(-1_200),
          due: monthly(11), account: "card"),
      ], seed: 3, groceriesPerWeek: 1, opening: 2_500_000)
  }
}
