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
    for index in rows.indices { rows[index] = rows[index].numbered(Int64(index + 1)) }
    return (rows.sorted { ($0.day, $0.id) < ($1.day, $1.id) }, accounts)
  }

  @Test func paymentsAreFoundInTimeAndShoppingNever() throws {
    var (rows, accounts) = try bank()
    let own = OwnAccounts(
      accounts.map { .init(id: $0.id, numbers: [$0.account.number ?? $0.id], name: $0.account.name) })
    let pairs = TransferPairs(own).pairs(among: rows)
    for index in rows.indices { rows[index].transfer = pairs[rows[index].id] }
    let first = rows[0].day
    var (found, wrong): (Set<String>, Set<String>) = ([], [])
    for number in stride(from: 30, through: first.distance(to: november21), by: Self.step) {
      let today = first.advanced(by: number)
      let upcoming = Upcoming(Array(rows.prefix { $0.day <= today }), of: accounts, today: today)
      for series in upcoming.series {
        let texts = Set(series.occurrences.compactMap { id in rows.first { $0.id == id.id }?.description })
        if Self.everyday.contains(where: { word in texts.contains { $0.contains(word) } }) { wrong.insert("\(texts)") }
        for plan in Self.planned where texts.allSatisfy({ $0.hasPrefix(plan.words) }) {
          if number <= 5 * plan.period + 31 { found.insert(plan.words) }
        }
      }
    }
    print(
      "demo: \(found.count) of \(Self.planned.count) found; \(wrong.count) wrong in \(rows.count) rows \(wrong.sorted())"
    )
    #expect(found.count * 10 >= Self.planned.count * 9, "\(found.sorted())")
    #expect(wrong.count * 200 <= rows.count, "\(wrong.sorted())")
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
