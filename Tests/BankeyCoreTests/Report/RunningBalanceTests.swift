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

  /// Counting back by day totals gives what adding up from the first transaction gives.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func countingBackIsAddingUp(seed: UInt64) {
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
        let newer = amounts[..<offset].map { Amount(units: $0, scale: 2) }
        #expect(running.balance(day: index, newer: newer) == Amount(units: left, scale: 2), "seed \(seed)")
        left -= amount
      }
    }
    #expect(left == 1_000)
  }

  @Test func whatWasBookedAfterTheBalanceIsNotInIt() {
    let running = RunningBalance(of: account(500, of: 10), days: [day(11, [70]), day(10, [30])])
    #expect(running?.balance(day: 0, newer: []) == Amount(units: 570, scale: 2))
    #expect(running?.balance(day: 1, newer: []) == Amount(units: 500, scale: 2))
  }

  @Test func whatIsNotKnownIsNotInvented() {
    #expect(RunningBalance(of: account(nil), days: [day(1, [1])]) == nil)
    let days = [day(3, [1]), DayTotal(day: Day(number: 2), count: 1, total: nil), day(1, [1])]
    let running = RunningBalance(of: account(500), days: days)
    #expect(running?.balance(day: 0, newer: []) == Amount(units: 500, scale: 2))
    #expect(running?.balance(day: 2, newer: []) == nil)
  }
}
