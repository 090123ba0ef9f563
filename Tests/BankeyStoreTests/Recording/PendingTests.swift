import BankeyCore
import BankeyModel
import BankeyText
import Testing

@testable import BankeyStore

@Suite
struct PendingTests {
  let place = try! TestFolder()

  /// An answer of several periods, newest first, each of which names the account and its days.
  @discardableResult
  private func answer(
    _ windows: [(days: ClosedRange<Int>, rows: [TransactionRecord])], connectionError: String? = nil
  ) throws -> FetchSummary {
    try place.writer().record(Fetch(source: "bank", kind: .refresh, hasStableIds: true)) { sink in
      try sink(.connection(ConnectionRecord(nativeId: "C1", error: connectionError)))
      for window in windows {
        try sink(.account(checking(connection: "C1")))
        try sink(.period(november(window.days.lowerBound)...november(window.days.upperBound)))
        try sink(.transactions(window.rows))
      }
    }
  }

  private func lines() throws -> [String] {
    let groups = try place.reader().accounts().flatMap { account in
      TransactionStatus.allCases.map { TransactionGroup(account: account.id, status: $0) }
    }
    let rows = try groups.flatMap { try place.reader().page(of: $0, from: .first, limit: 200) }
    #expect(try place.sql(DayTotalTests.difference) == [])
    return rows.map { $0.line + ($0.match == nil ? "" : " was authorized") }
  }

  @Test
  func undatedPendingRowMovesWithTheBalance() throws {
    try answer([(1...19, [buy("COFFEE SHOP", on: 19, id: "p", .authorized)])])
    try answer([(6...20, [buy("COFFEE SHOP", on: 20, id: "p", .authorized)])])
    #expect(try lines() == ["20 COFFEE SHOP -4.00*"])
  }

  @Test
  func postedUnderAnotherIDAndDayIsOneTransaction() throws {
    try answer([(1...19, [buy("COFFEE SHOP", on: 19, id: "p", .authorized), buy("Tea", on: 18, id: "t")])])
    let summary = try answer([
      (6...21, [buy("Coffee Shop Oslo - 1234 visa", on: 20, id: "b"), buy("Tea", on: 18, id: "t")])
    ])
    #expect((summary.posted, summary.dropped, summary.added) == (1, 0, 1))
    #expect(try lines() == ["20 Coffee Shop Oslo - 1234 visa -4.00 was authorized", "18 Tea -4.00"])
  }

  @Test
  func eveningPurchaseMayBePostedADayEarlier() throws {
    try answer([(1...19, [buy("COFFEE SHOP", on: 19, id: "p", .authorized)])])
    try answer([(6...21, [buy("COFFEE SHOP", on: 18, id: "p")])])
    #expect(try lines() == ["18 COFFEE SHOP -4.00 was authorized"])
  }

  @Test
  func vanishedRowIsDroppedFromAnyWindow() throws {
    let windows = [
      (days: 10...28, rows: [buy("Hotel", on: 19, id: "p", .authorized)]),
      (-20...12, [buy("Tea", on: 2, id: "q", .authorized)]),
    ]
    try answer(windows)
    #expect(try answer(windows.map { ($0.0, []) }).dropped == 2)
    #expect(try lines() == [])
  }

  @Test
  func pendingRowStaysWhileItsConnectionFails() throws {
    try answer([(1...19, [buy("Hotel", on: 19, id: "p", .authorized)])])
    #expect(try answer([(1...20, [])], connectionError: "Log in again").dropped == 0)
    #expect(try lines() == ["19 Hotel -4.00*"])
    #expect(try answer([(1...20, [])]).dropped == 1)
  }
}
