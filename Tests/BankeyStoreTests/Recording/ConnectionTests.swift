import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct ConnectionTests {
  let place = try! TestFolder()
  private let refresh = Fetch(source: "bank", kind: .refresh, hasStableIds: true)

  /// An answer of two banks, each with an account and an authorized row.
  private func answer(
    _ writer: StoreWriter, error: String? = nil, incomplete: String? = nil, rows: [TransactionRecord] = []
  ) throws -> FetchSummary {
    try writer.record(refresh) { sink in
      try sink(.connection(ConnectionRecord(nativeId: "1", name: "First Bank", error: error)))
      try sink(.connection(ConnectionRecord(nativeId: "2", name: "Other Bank", consentUntil: november(30))))
      for bank in ["1", "2"] {
        try sink(.account(checking(bank, connection: bank)))
        try sink(.transactions(rows))
        if bank == "1", let incomplete { try sink(.incomplete(incomplete)) }
      }
    }
  }

  private func errors() throws -> [String?] { try place.reader().accounts().map(\.error) }

  @Test
  func connectionReportsItsErrorAndRecovers() throws {
    _ = try answer(try place.writer())
    _ = try answer(try place.writer(at: noon + 60), error: "Log in again")
    let source = try #require(try place.reader().sources().first)
    #expect(
      source.connections == [
        ConnectionStatus(
          nativeId: "1", name: "First Bank", accounts: 1, lastSuccess: Timestamp(seconds: noon),
          lastFailure: Timestamp(seconds: noon + 60), lastError: "Log in again"),
        ConnectionStatus(
          nativeId: "2", name: "Other Bank", accounts: 1, lastSuccess: Timestamp(seconds: noon + 60),
          consentUntil: november(30)),
      ])
    #expect((source.lastError, source.lastSuccess) == (nil, Timestamp(seconds: noon + 60)))
    #expect(try errors() == ["Log in again", nil])
    _ = try answer(try place.writer(at: noon + 120))
    #expect(try place.reader().sources().first?.connections.first?.lastError == nil)
    #expect(try errors() == [nil, nil])
  }

  @Test
  func partlyFailedConnectionHasFailed() throws {
    _ = try place.writer().record(refresh) { sink in
      try sink(.connection(ConnectionRecord(nativeId: "1", error: "Log in again")))
      try sink(.connection(ConnectionRecord(nativeId: "1", name: "First Bank")))
    }
    #expect(try place.reader().sources().first?.connections.map(\.lastError) == ["Log in again"])
    #expect(try place.reader().sources().first?.connections.map(\.name) == ["First Bank"])
  }

  @Test
  func removedConnectionGoesWithItsAccounts() throws {
    let writer = try place.writer()
    _ = try answer(writer)
    _ = try writer.record(refresh) { try $0(.connection(ConnectionRecord(nativeId: "3", error: "no"))) }
    #expect(try place.reader().sources().first?.connections.map(\.nativeId) == ["3", "1", "2"])
    _ = try answer(writer)
    #expect(try place.reader().sources().first?.connections.map(\.nativeId) == ["1", "2"])
  }

  @Test
  func sourceFailureMarksAllItsAccounts() throws {
    let writer = try place.writer()
    _ = try answer(writer, incomplete: "Half of it")
    #expect(try errors() == ["Half of it", nil])
    try writer.recordFailure("The bank is closed", of: refresh, until: Timestamp(seconds: noon + 3600))
    #expect(try errors() == ["Half of it", "The bank is closed"])
    #expect(try place.reader().sources().first?.nextAllowed == Timestamp(seconds: noon + 3600))
    try writer.recordFailure("The bank is closed", of: refresh)
    #expect(try place.reader().sources().first?.nextAllowed == Timestamp(seconds: noon + 3600))
    _ = try answer(writer)
    #expect(try errors() == [nil, nil])
    #expect(try place.reader().sources().first?.nextAllowed == nil)
  }

  @Test
  func incompleteAnswerPostsButDropsNothing() throws {
    let writer = try place.writer()
    let pending = [buy("COFFEE SHOP", on: 3, id: "p1", .authorized), buy("Hotel", -900, on: 3, id: "p2", .authorized)]
    _ = try answer(writer, rows: pending)
    let first = try answer(writer, error: "Log in again", rows: [buy("Coffee Shop", on: 5, id: "b1")])
    #expect((first.posted, first.dropped) == (2, 1))
    let account = try #require(try place.reader().accounts().first?.id)
    #expect(try place.reader().lines(TransactionFilter(account: account)) == ["5 Coffee Shop -4.00", "3 Hotel -9.00*"])
    #expect(try answer(writer, incomplete: "Half of it").dropped == 0)
    #expect(try answer(writer).dropped == 1)
    #expect(try place.sql(DayTotalTests.difference) == [])
  }

  @Test
  func incompleteAnswerKeepsEqualPurchases() throws {
    let writer = try place.writer()
    _ = try answer(writer, rows: [buy("Tea", on: 2, id: "t"), buy(on: 3, id: "a"), buy("Tea", on: 4, id: "u")])
    let rows = [buy("Tea", on: 2, id: "t"), buy(on: 3, id: "b"), buy("Tea", on: 4, id: "u")]
    let account = try #require(try place.reader().accounts().first?.id)
    _ = try answer(writer, incomplete: "Half of it", rows: rows)
    let lines = try place.reader().lines(TransactionFilter(account: account))
    #expect(lines == ["4 Tea -4.00", "3 Coffee -4.00", "3 Coffee -4.00", "2 Tea -4.00"])
  }

  @Test
  func callsAreCountedInAPeriodFromTheFirst() throws {
    _ = try answer(try place.writer())
    func quota(after seconds: Int64) throws -> [Int64] {
      let writer = try place.writer(at: noon + seconds)
      try writer.spend("accounts", allowed: 24, confirmed: 20, period: 3600, of: "bank")
      let quota = try #require(try place.reader().sources().first?.quotas.first)
      return [Int64(quota.left(at: Timestamp(seconds: noon + seconds))), quota.start.seconds - noon]
    }
    #expect(try quota(after: 0) == [23, 0])
    #expect(try quota(after: 3599) == [22, 0])
    #expect(try quota(after: 3600) == [23, 3600])
    // Setting the clock back must not keep the count forever.
    #expect(try quota(after: -86400) == [23, -86400])
    #expect(throws: StoreError.self) {
      try place.writer().spend("accounts", allowed: 1, confirmed: 1, period: 1, of: "nobody")
    }
  }

  @Test
  func nearlyUsedQuotaAsksUntilThePeriodEnds() {
    let quota = QuotaStatus(
      name: "accounts", allowed: 24, confirmed: 20, period: 3600, start: Timestamp(seconds: noon), used: 20)
    #expect(quota.isScarce(at: Timestamp(seconds: noon + 10)))
    #expect(quota.left(at: Timestamp(seconds: noon + 10)) == 4)
    #expect(!quota.isScarce(at: Timestamp(seconds: noon + 3600)))
  }
}
