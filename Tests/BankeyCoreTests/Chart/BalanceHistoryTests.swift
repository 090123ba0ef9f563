import BankeyCore
import BankeyModel
import BankeyText
import TestSupport
import Testing

@Suite struct BalanceHistoryTests {
  private func account(_ balance: Int64?, of day: Int? = 100) -> Account {
    Account(
      id: "a", source: "demo", nativeId: "a", name: "A", kind: .banking, currency: Currency(code: "USD"),
      balance: balance.map { Amount(units: $0, scale: 2) },
      balanceDate: day.map { LocalTime(day: Day(number: $0), minute: nil) })
  }

  private func day(_ number: Int, _ amount: Int64?) -> DayTotal {
    DayTotal(day: Day(number: number), count: 1, total: amount.map { Amount(units: $0, scale: 2) })
  }

  private func units(_ history: BalanceHistory?, _ days: ClosedRange<Int>) -> [Int64] {
    days.map { history?.balance(on: Day(number: $0)).units ?? -1 }
  }

  @Test func historyCountsBackFromTheBalance() {
    let history = BalanceHistory(of: account(500), days: [day(99, 20), day(97, -30)])
    #expect(units(history, 95...100) == [510, 510, 480, 480, 500, 500])
    #expect(history?.last == Day(number: 100))
  }

  /// Adding from the first day gives the same as subtracting from the last.
  @Test(arguments: 1...20 as ClosedRange<UInt64>) func historyMatchesForwardSums(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let days = (1...99).reversed().filter { _ in Bool.random(using: &random) }
      .map { day($0, Int64.random(in: -9_999...9_999, using: &random)) }
    let opening: Int64 = 1_000
    let history = BalanceHistory(of: account(opening + days.compactMap { $0.total?.units }.reduce(0, +)), days: days)
    var balance = opening
    for number in 0...100 {
      balance += days.first { $0.day.number == number }?.total?.units ?? 0
      #expect(units(history, number...number) == [balance], "seed \(seed)")
    }
  }

  @Test func historyEndsAtAnUnknownSum() {
    let history = BalanceHistory(of: account(500), days: [day(99, 20), day(98, nil), day(97, 1)])
    #expect(history?.steps.map(\.day.number) == [98, 99])
    #expect(units(history, 98...99) == [480, 500])
  }

  @Test func unknownBalanceHasNoHistory() {
    #expect(BalanceHistory(of: account(nil), days: [day(99, 20)]) == nil)
    #expect(BalanceHistory(of: account(500, of: nil), days: []) == nil)
    #expect(BalanceHistory(of: account(500, of: nil), days: [day(99, 20)])?.last == Day(number: 99))
  }

  @Test func historiesAddUpByDay() {
    let one = BalanceHistory(of: account(500), days: [day(99, 20)])!
    let other = BalanceHistory(of: account(70, of: 98), days: [day(98, 7), day(97, 3)])!
    let sum = BalanceHistory(sum: [one, other])
    #expect(units(sum, 96...100) == [540, 543, 550, 570, 570])
    #expect(BalanceHistory(sum: []) == nil)
    let most = BalanceHistory(of: account(.max), days: [day(99, 20)])!
    #expect(BalanceHistory(sum: [most, most]) == nil)
  }
}
