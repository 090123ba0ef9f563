import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeySources

/// Replays the demo bank's two years, every third day or, with `BANKEY_FULL`, every day: bankey finds the payments that
/// recur, and nothing else.
@Suite
struct DemoUpcomingTests {
  /// The recurring payments of its accounts, by the words of their texts and their periods.
  private static let planned: [(words: String, period: Int)] = [
    ("PAYROLL ACME CORP", 14), ("RENT", 31), ("STREAMING", 31), ("FREELANCE WORK", 14), ("ELECTRICITY", 31),
    ("MOBILE PHONE", 31), ("LOMMEPENGER FRA MAMMA", 7),
  ]
  /// Irregular purchases.
  private static let everyday = [
    "GROCER", "COFFEE", "TRANSIT", "BOOKSHOP", "CINEMA", "PHARMACY", "BAKERY", "SUPERMARKET", "LUNCH", "FUEL", "TAXI",
  ]

  private static let step = ProcessInfo.processInfo.environment["BANKEY_FULL"] == nil ? 3 : 1

  private func bank() throws -> (rows: [Transaction], accounts: [ListedAccount]) {
    let told = try answers(1)[0]
    var (rows, accounts): ([Transaction], [ListedAccount]) = ([], [])
    for told in told {
      let record = told.account
      accounts.append(
        ListedAccount(
          Account(
            id: record.nativeId, source: "demo", nativeId: record.nativeId, number: record.number,
            name: record.name ?? "", kind: .guess(sourceType: record.sourceType, name: record.name),
            currency: record.currency, balance: told.balances.balance)))
      rows += told.transactions.filter { $0.status == .posted }.map { said in
        Transaction(
          id: 0, account: record.nativeId, status: .posted, day: said.day, amount: said.amount,
          currency: record.currency, description: said.description,
          counterparty: said.counterparty)
      }
    }
    rows.sort { ($0.day, $0.account) < ($1.day, $1.account) }
    for index in rows.indices { rows[index] = rows[index].numbered(Int64(index + 1)) }
    return (rows, accounts)
  }

  /// What the forecasts of all days said, beside what happened.
  private struct Outcome {
    var found: Set<String> = []
    var wrong: Set<String> = []
    var dates = 0
    var near = 0
    var lowest = 0
    var within = 0
  }

  @Test func forecastsComeTrue() throws {
    var (rows, accounts) = try bank()
    let own = OwnAccounts(
      accounts.map { .init(id: $0.id, numbers: [$0.account.number ?? $0.id], name: $0.account.name) })
    let pairs = TransferPairs(own).pairs(among: rows)
    for index in rows.indices { rows[index].transfer = pairs[rows[index].id] }
    var outcome = Outcome()
    for number in stride(from: 30, through: rows[0].day.distance(to: november21), by: Self.step) {
      let today = rows[0].day.advanced(by: number)
      let upcoming = Upcoming(
        Array(rows.prefix { $0.day <= today }), of: accounts.map { $0.on(today, rows) }, today: today)
      compare(upcoming, on: today, after: number, rows, &outcome)
      if number > 120 { compareLowest(upcoming, on: today, accounts, rows, &outcome) }
    }
    print(
      "demo: \(outcome.found.count) of \(Self.planned.count) found; \(outcome.wrong.count) wrong in \(rows.count) rows "
        + "\(outcome.wrong.sorted()); \(outcome.near) of \(outcome.dates) dates near; "
        + "\(outcome.within) of \(outcome.lowest) lowest within")
    #expect(outcome.found.count * 10 >= Self.planned.count * 9, "\(outcome.found.sorted())")
    #expect(outcome.wrong.count * 200 <= rows.count, "\(outcome.wrong.sorted())")
    #expect(outcome.near * 100 >= outcome.dates * 95)
    #expect(outcome.within * 10 >= outcome.lowest * 9)
  }

  /// Compares the series with the planned payments, and their next days with those on which they were paid.
  private func compare(
    _ upcoming: Upcoming, on today: Day, after number: Int, _ rows: [Transaction], _ outcome: inout Outcome
  ) {
    for series in upcoming.series {
      let texts = Set(series.occurrences.map { rows[Int($0.id) - 1].description })
      if Self.everyday.contains(where: { word in texts.contains { $0.contains(word) } }) {
        outcome.wrong.insert("\(texts)")
      }
      guard let plan = Self.planned.first(where: { plan in texts.allSatisfy { $0.hasPrefix(plan.words) } }) else {
        continue
      }
      if number <= 5 * plan.period + 31 { outcome.found.insert(plan.words) }
      let next = rows.first {
        $0.day > today && $0.account == series.account && $0.description.hasPrefix(plan.words)
      }
      guard let next, let expected = series.expected(from: today.advanced(by: 1), to: today.advanced(by: 120)).first
      else { continue }
      outcome.dates += 1
      if abs(expected.distance(to: next.day)) <= 2 { outcome.near += 1 }
    }
  }

  /// Compares the announced range of the lowest balance with the one that came.
  private func compareLowest(
    _ upcoming: Upcoming, on today: Day, _ accounts: [ListedAccount], _ rows: [Transaction], _ outcome: inout Outcome
  ) {
    for forecast in upcoming.forecasts where forecast.last <= november21 {
      guard let lowest = forecast.lowest else { continue }
      let counted = accounts.filter { account in forecast.accounts.contains { $0.id == account.id } }
      let truth = (today...forecast.last).compactMap { day in
        counted.compactMap { $0.on(day, rows).account.balance }.sum
      }.min()
      guard let truth else { continue }
      outcome.lowest += 1
      if lowest.balance.low <= truth, truth <= lowest.balance.high { outcome.within += 1 }
    }
  }
}

extension ListedAccount {
  /// The account as it was at the end of a day: its balance without what was posted later.
  fileprivate func on(_ day: Day, _ rows: [Transaction]) -> ListedAccount {
    let later = rows.filter { $0.account == id && $0.day > day }.map(\.amount).sum
    var account = account
    account.balance = account.balance.flatMap { balance in later.flatMap(\.negated).flatMap(balance.adding) }
    return ListedAccount(account)
  }
}

extension Transaction {
  /// The same under another id.
  fileprivate func numbered(_ id: Int64) -> Transaction {
    Transaction(
      id: id, account: account, status: status, day: day, amount: amount, currency: currency, description: description,
      counterparty: counterparty)
  }
}
