import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct RunningBalanceTests {
  private func account(_ balance: Int64?, of day: Int = 100) -> Account {
    Account(
      id: "a", source: "demo", nativeId: "a", name: "A", kind: .banking, currency: Currency(code: "USD"),
      balance: balance.map { Amount(units: $0, scale: 2) }, balanceDate: LocalTime(day: Day(number: day), minute: nil))
  }

  private func day(_ number: Int, _ amounts: [Int64]) -> DayTotal {
    DayTotal(
      day: Day(number: number), count: amounts.count, total: amounts.map { Amount(units: $0, scale: 2) }.sum)
  }

  /// Subtracting day totals from the end gives the same as adding from the first transaction.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func balancesMatchForwardSums(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let days = (0..<Int.random(in: 1...30, using: &random)).map { number in
      (
        90 - number,
        (0..<Int.random(in: 1...5, using: &random)).map { _ in Int64.random(in: -9_999...9_999, using: &random) }
      )
    }
    let all = days.flatMap(\.1).reduce(0, +)
    let running = RunningBalance(of: account(1_000 + all), days: days.map { day($0.0, $0.1) })!
    var left = 1_000 + all
    for (index, (_, amounts)) in days.enumerated() {
      for (offset, amount) in amounts.enumerated() {
        let newer = Amount(units: amounts[..<offset].reduce(0, +), scale: 2)
        #expect(running.balance(day: index, newer: newer) == Amount(units: left, scale: 2), "seed \(seed)")
        left -= amount
      }
    }
    #expect(left == 1_000)
  }

  @Test func bookingsAfterTheBalanceAreNotInIt() {
    let running = RunningBalance(of: account(500, of: 10), days: [day(11, [70]), day(10, [30])])
    #expect(running?.balance(day: 0) == Amount(units: 570, scale: 2))
    #expect(running?.balance(day: 1) == Amount(units: 500, scale: 2))
  }

  @Test func unknownValuesAreNotInvented() {
    #expect(RunningBalance(of: account(nil), days: [day(1, [1])]) == nil)
    let days = [day(3, [1]), DayTotal(day: Day(number: 2), count: 1, total: nil), day(1, [1])]
    let running = RunningBalance(of: account(500), days: days)
    #expect(running?.balance(day: 0) == Amount(units: 500, scale: 2))
    #expect(running?.balance(day: 2) == nil)
  }

  private func known(_ day: Int, _ units: Int64) -> KnownBalance {
    KnownBalance([Day(number: day)], amount: Amount(units: units, scale: 2))
  }

  private func ends(_ days: [DayTotal], _ known: [KnownBalance]) -> [Int64?] {
    let running = RunningBalance(of: account(500), days: days, known: known)
    return days.indices.map { running?.balance(day: $0)?.units }
  }

  private let fiveDays: [(Int, Int64)] = [(99, 10), (98, 20), (97, 30), (96, 40), (95, 50)]

  private func days(without missing: Int? = nil) -> [DayTotal] {
    fiveDays.filter { $0.0 != missing }.map { day($0.0, [$0.1]) }
  }

  @Test func statedBalancesAgreeWhenNothingIsMissing() {
    let all: [Int64?] = [500, 490, 470, 440, 400]
    #expect(ends(days(), []) == all)
    #expect(ends(days(), [known(98, 490), known(95, 400)]) == all)
    // The day that a statement begins with may be the day before its first row.
    let opening = KnownBalance([Day(number: 96), Day(number: 97)], amount: Amount(units: 440, scale: 2))
    #expect(ends(days(), [opening]) == all)
  }

  @Test func balancesBetweenContradictionsAreUnknown() {
    // The row of day 97 is missing, so balances computed before it are off by 30.
    let rest = days(without: 97)
    #expect(ends(rest, []) == [500, 490, 470, 430])
    #expect(ends(rest, [known(98, 490), known(96, 440)]) == [500, nil, nil, nil])
    // Two balances that agree with the rows between them are right, and so are those before them.
    #expect(ends(rest, [known(98, 490), known(96, 440), known(95, 400)]) == [500, nil, 440, 400])
  }

  @Test func singleWrongBalanceChangesNothing() {
    #expect(ends(days(), [known(98, 490), known(97, 1), known(96, 440)]) == [500, 490, 470, 440, 400])
  }

  /// Whatever is missing, the balances shown are right.
  @Test(arguments: 1...40 as ClosedRange<UInt64>) func shownBalancesAreCorrect(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let all = (0..<30).map { age in (99 - age, Int64.random(in: 1...9_999, using: &random)) }
    let sum = all.map(\.1).reduce(0, +)
    var truth: [Int: Int64] = [:]
    var left = 1_000 + sum
    for (number, units) in all {
      truth[number] = left
      left -= units
    }
    let missing = Int.random(in: 72...98, using: &random)
    let said = all.map(\.0).filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
    let days = all.filter { $0.0 != missing }.map { day($0.0, [$0.1]) }
    let running = RunningBalance(of: account(1_000 + sum), days: days, known: said.map { known($0, truth[$0]!) })
    // Statements on both sides of the missing row reveal it.
    guard said.contains(where: { $0 < missing }) else { return }
    for (index, day) in days.enumerated() {
      guard let balance = running?.balance(day: index) else { continue }
      #expect(balance.units == truth[day.day.number], "day \(day.day.number), missing \(missing), seed \(seed)")
    }
  }
}
