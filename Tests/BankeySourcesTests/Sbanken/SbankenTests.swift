import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Testing

/// A bank with Sbanken's API, over a real connection.
struct SbankenTests {
  private let nok = Currency(code: "NOK")
  private func day(_ text: String) -> Day { Day(iso: text)! }

  @Test func accountsHaveExactFigures() async throws {
    let fetched = try await ask(FakeSbanken())
    #expect(fetched.error == nil)
    #expect(fetched.events.first == .connection(ConnectionRecord(name: "bank")))
    #expect(
      fetched.accounts == [
        AccountRecord(
          nativeId: "A1", number: "97104133219", name: "Brukskonto", owner: "Kari Nordmann", institution: "bank",
          sourceType: "Standard account", currency: nok),
        AccountRecord(
          nativeId: "C 1", number: "97104133220", name: "Kort", institution: "bank",
          sourceType: "Creditcard account", currency: nok),
      ])
    let time = LocalTime(day: day("2026-11-21"), minute: 540)
    #expect(
      fetched.balances == [
        BalanceRecord(
          balance: Amount(units: 1021, scale: 2), available: Amount(units: 1_234_567_890_123_456, scale: 2), date: time),
        BalanceRecord(
          balance: Amount(units: -1, scale: 1), available: Amount(units: 9900, scale: 0),
          creditLimit: Amount(units: 10000, scale: 0), date: time),
      ])
    #expect(fetched.balances[0].available?.description == "12345678901234.56")
    #expect(fetched.balances[1].available?.description == "9900.00")
  }

  @Test func oneTokenServesAllRequests() async throws {
    let fetched = try await ask(FakeSbanken())
    #expect(
      fetched.paths == [
        "POST /connect/token", "GET /api/Accounts", "GET /api/Customers", "GET /api/Transactions/A1",
        "GET /api/Transactions/C%201",
      ])
    #expect(fetched.asked[1].headers["accept"] == "application/json")
    #expect(fetched.asked[1].headers["customerid"] == nil)
  }

  @Test func firstAPIVersionGetsTheCustomerID() async throws {
    let fetched = try await ask(
      FakeSbanken { $0.instead["/api/Customers"] = [.json(#"{"item":{"customerId":"1","firstName":"Ola"}}"#)] }
    ) {
      $0.customerId = "01017012345"
    }
    #expect(fetched.asked[1].headers["customerid"] == "01017012345")
    #expect(fetched.accounts.map(\.owner) == ["Ola", nil])
  }

  @Test func missingCustomerLeavesNoOwner() async throws {
    let fetched = try await ask(FakeSbanken { $0.instead["/api/Customers"] = [.status(403)] })
    #expect(fetched.error == nil)
    #expect(fetched.accounts.map(\.owner) == [nil, nil])
    #expect(
      fetched.problems.map(plain) == [
        "bankey could not find out who owns the accounts. 127.0.0.1 denies access (403). The credentials may be wrong or revoked."
      ])
  }

  @Test func reservedAndBookedRowsAreReadAsGiven() async throws {
    let card = #","cardDetails":{"cardNumber":"*6755","merchantName":"KIWI","purchaseDate":"2026-11-16T00:00:00"}"#
    let paid = #","transactionDetail":{"receiverName":"Per","payerName":"Kari"}"#
    let said = [
      FakeSbanken.transaction("2026-11-20T00:00:00+01:00", "-10.21", "Bekreftet VISA", isReserved: true),
      FakeSbanken.transaction("2026-11-20T00:00:00", "-10.21", "Bekreftet VISA", isReserved: true),
      FakeSbanken.transaction("2026-11-18T00:00:00", "-0.1", "*6755 16.11 NOK 0.10 KIWI Kurs: 1.0000", more: card),
      FakeSbanken.transaction("2026-11-17", "-1e2", "Til Per Betalt: 15.11.26", more: paid),
      FakeSbanken.transaction("2026-11-17", "250", "", more: paid),
    ]
    let fetched = try await ask(FakeSbanken { $0.transactions["A1"] = said })
    #expect(
      fetched.transactions.map(\.line) == [
        "2026-11-20 authorized -10.21 Bekreftet VISA", "2026-11-20 authorized -10.21 Bekreftet VISA",
        "2026-11-18 posted -0.10 *6755 16.11 NOK 0.10 KIWI Kurs: 1.0000 authorized 2026-11-16",
        "2026-11-17 posted -100.00 Til Per Betalt: 15.11.26 authorized 2026-11-15",
        "2026-11-17 posted 250.00 VISA VARE",
      ])
    #expect(fetched.transactions.map(\.counterparty) == [nil, nil, "KIWI", "Per", "Kari"])
    #expect(fetched.transactions.map { String($0.raw) } == said)
    #expect(fetched.transactions.map(\.nativeId) == ["", "", "", "", ""])
  }

  @Test func unreadableRowsAreOmittedAndReported() async throws {
    let said = [
      FakeSbanken.transaction("2026-11-20", "null", "A"), FakeSbanken.transaction("2026-11-99", "1", "B"),
      FakeSbanken.transaction("2026-11-20", "1", "C"),
    ]
    let fetched = try await ask(FakeSbanken { $0.transactions["A1"] = said })
    #expect(fetched.transactions.map(\.description) == ["C"])
    #expect(fetched.problems == ["Skipped 1 transaction without a date or an amount."])
  }

  @Test(arguments: [(true, Int.max), (false, Int.max), (true, 300)])
  func manyTransactionsComeInPages(countsAll: Bool, most: Int) async throws {
    let said = (1...1200).map { FakeSbanken.transaction("2026-11-20", "-\($0)", "T") }
    let fetched = try await ask(
      FakeSbanken {
        $0.transactions["A1"] = said
        ($0.countsAll, $0.most) = (countsAll, most)
      })
    #expect(fetched.transactions.map { String($0.raw) } == said)
  }

  @Test func bankWithoutPagingIsNotAskedForever() async throws {
    let item = FakeSbanken.transaction("2026-11-20", "-1", "T")
    let page = Reply.json(#"{"availableItems":5000,"items":[\#(item),\#(item)]}"#)
    let fetched = try await ask(FakeSbanken { $0.instead["/api/Transactions/A1"] = [page] })
    #expect(fetched.incomplete == ["Sbanken keeps sending the same transactions."])
  }

  @Test func historyIsReadByYearAndArchiveOnce() async throws {
    let bank = FakeSbanken {
      $0.transactions["A1"] = [FakeSbanken.transaction("2026-11-20", "-1", "new")]
      $0.archive = ["A1": [FakeSbanken.transaction("2025-01-01", "-2", "old", more: #","transactionId":"77""#)]]
    }
    let first = try await ask(bank) { $0.days = 700 }
    #expect(first.transactions.map(\.line) == ["2025-01-01 posted -2.00 old", "2026-11-20 posted -1.00 new"])
    #expect(first.periods.first == day("2024-12-21")...day("2026-11-21"))
    #expect(
      first.asked.filter { $0.path.contains("A1") }.map(\.path) == [
        "/api/Transactions/A1?startDate=2026-08-24&endDate=2026-11-21&index=0&length=1000",
        "/api/Transactions/archive/A1?startDate=2025-08-23&endDate=2026-08-23&index=0&length=1000",
        "/api/Transactions/archive/A1?startDate=2024-12-21&endDate=2025-08-22&index=0&length=1000",
      ])
    let next = try await ask(bank, at: "2026-11-23T09:00:00Z", memory: first.memory) { $0.days = 700 }
    #expect(next.periods.first == day("2026-10-22")...day("2026-11-23"))
    #expect(next.paths.filter { $0.contains("archive") } == [])
  }

  @Test func withoutAnArchiveAllDaysAreRequested() async throws {
    let bank = FakeSbanken { $0.transactions["A1"] = [FakeSbanken.transaction("2025-12-24", "-1", "old")] }
    let fetched = try await ask(bank) { $0.days = 700 }
    #expect(fetched.paths.filter { $0.contains("archive") }.count == 1)
    #expect(fetched.incomplete == [])
    #expect(fetched.transactions.map(\.description) == ["old"])
  }

  @Test func requestsUseTheBanksToday() async throws {
    let late = try await ask(FakeSbanken(), at: "2026-11-21T23:30:00-08:00")
    #expect(late.periods.first?.upperBound == day("2026-11-22"))
    let early = try await ask(FakeSbanken(), at: "2026-11-22T05:00:00+13:00")
    #expect(early.periods.first?.upperBound == day("2026-11-21"))
  }
}
