import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Testing

@Suite
struct FormatTests {
  let place = try! TestFolder()

  @discardableResult
  private func take(_ format: String, _ rows: [TransactionRecord]) throws -> FetchSummary {
    try place.writer().record(.file("a", hash: format, format: format)) { sink in
      try sink(.account(checking("DE89370400440532013000")))
      try sink(.transactions(rows))
    }
  }

  private func lines() throws -> [String] {
    #expect(try place.sql(DayTotalTests.difference) == [])
    return try place.reader().lines()
  }

  private let camt = [
    buy("Coffee shop", on: 3, id: "c1"), buy("Coffee shop", on: 3, id: "c2"), buy("Miete", -90000, on: 6, id: "c3"),
    buy("Hotel Oslo", -5000, on: 9, id: "c4"),
  ]
  private let csv = [
    buy("Kaffee", on: 3), buy("Kaffee", on: 3), buy("RENT", -90000, on: 4), buy("OSLO HOTEL AS", -5000, on: 8),
    buy("Bus", -300, on: 10),
  ]

  @Test(arguments: [true, false])
  func twoFormatsInEitherOrderAddNothingTwice(first: Bool) throws {
    try take(first ? "camt" : "csv", first ? camt : csv)
    try take(first ? "csv" : "camt", first ? csv : camt)
    let own = ["9 Hotel Oslo -50.00", "6 Miete -900.00", "3 Coffee shop -4.00", "3 Coffee shop -4.00"]
    let others = ["8 OSLO HOTEL AS -50.00", "4 RENT -900.00", "3 Kaffee -4.00", "3 Kaffee -4.00"]
    let expected = ["10 Bus -3.00"] + (first ? own : others)
    #expect(try lines() == expected)
    for (format, rows) in [("camt", camt), ("csv", csv), ("csv", csv), ("camt", camt)] {
      #expect(try take(format, rows).changes == 0)
    }
    #expect(try lines() == expected)
    for fetch in try place.reader().fetches().dropLast() { try place.writer().undoImport(fetch.id) }
    #expect(try lines() == (first ? own : ["10 Bus -3.00"] + others))
  }

  @Test
  func statementWinsOverAFeedThatMatchedAFile() throws {
    let answer = [
      buy("COFFEE", on: 3, id: "s1"), buy("COFFEE", on: 3, id: "s2"), buy("HOTEL OSLO", -5000, on: 8, id: "s3"),
    ]
    try take("simplefin", answer)
    let before = try place.state()
    let statement = try take("camt", camt)
    let expected = ["9 Hotel Oslo -50.00", "6 Miete -900.00", "3 Coffee shop -4.00", "3 Coffee shop -4.00"]
    #expect(try lines() == expected)
    #expect(try take("simplefin", answer).changes == 0)
    #expect(try take("camt", camt).changes == 0)
    #expect(try lines() == expected)
    try place.writer().undoImport(statement.fetch + 2)
    try place.writer().undoImport(statement.fetch)
    #expect(try place.state() == before)
  }

  @Test
  func feedAfterAStatementAddsNothingTwice() throws {
    try take("camt", camt)
    for _ in 1...3 {
      _ = try place.writer().record(Fetch(source: "bank", kind: .refresh, hasStableIds: false)) { sink in
        try sink(.account(AccountRecord(nativeId: "opaque", number: "DE89370400440532013000", currency: dollars)))
        try sink(.transactions(csv.dropLast()))
      }
      let found = try lines()
      #expect(found == ["9 Hotel Oslo -50.00", "6 Miete -900.00", "3 Coffee shop -4.00", "3 Coffee shop -4.00"])
    }
  }

  @Test
  func ambiguousRowsStaySeparate() throws {
    try take("camt", camt + [buy("Deposit", -90000, on: 7, id: "c5")])
    #expect(try take("csv", csv).added == 2)
    #expect(try take("csv", [buy("Fuel", -777, on: 11), buy("Toll", -100, on: 12)]).added == 2)
    #expect(try take("camt", [buy("Diesel", -777, on: 12, id: "c6")]).added == 1)
  }
}
