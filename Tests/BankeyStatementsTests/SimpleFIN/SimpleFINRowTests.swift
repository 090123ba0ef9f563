import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Transactions of SimpleFIN: days, amounts, texts.
@Suite struct SimpleFINRowTests {
  private func row(_ row: String, offset: Int = 0) throws -> TransactionRecord? {
    try Answer(Array(SimpleFINSample.answer(row).utf8), clock: Clock(fixed: nil, offset: offset)).row
  }

  @Test func transactionIsRead() throws {
    let written = SimpleFINSample.row(
      more: #", "transacted_at": 1793210400, "payee":"Roasters", "memo": "A cup", "mcc": "5814", "pending": false"#)
    #expect(
      try row(written)
        == TransactionRecord(
          nativeId: "t1", day: Day(iso: "2026-10-30")!, authorizedDay: Day(iso: "2026-10-28"),
          amount: Amount(units: -410, scale: 2), description: "COFFEE ROASTERS - A cup", counterparty: "Roasters",
          raw: written[...]))
  }

  @Test(arguments: [
    // Noon and midnight of UTC are days everywhere, other moments only where one is.
    (1_793_404_800, "2026-10-31"), (1_793_448_000, "2026-10-31"), (1_793_404_801, "2026-10-30"),
    (1_793_383_200, "2026-10-30"), (1_793_433_600, "2026-10-31"), (-86_400, "1969-12-31"), (-43_200, "1969-12-31"),
  ]) func dayFollowsTheZone(posted: Int, day: String) throws {
    #expect(try row(SimpleFINSample.row(posted: String(posted)), offset: -8 * 3600)?.day.description == day)
  }

  @Test func momentBeforeMidnightIsTheNextDayEastward() throws {
    #expect(try row(SimpleFINSample.row(posted: "1793401200"), offset: 3600)?.day.description == "2026-10-31")
    #expect(try row(SimpleFINSample.row(posted: "1793401199"), offset: 3600)?.day.description == "2026-10-30")
  }

  @Test(arguments: [
    (#","pending":true,"transacted_at":1793210400"#, "2026-10-28"), (#","pending":true"#, "2026-10-31"),
    (#","pending":1,"transacted_at":0"#, "2026-10-31"), (#","pending":"true","transacted_at":null"#, "2026-10-31"),
  ]) func pendingIsNeverOf1970(more: String, day: String) throws {
    let record = try #require(try row(SimpleFINSample.row(posted: "0", more: more)))
    #expect(record.status == .authorized && record.day.description == day)
  }

  @Test func undatedPostedRowTakesThePurchaseOrBalanceDay() throws {
    #expect(try row(SimpleFINSample.row(posted: "0"))?.day.description == "2026-10-31")
    #expect(
      try row(SimpleFINSample.row(posted: "0", more: #","transacted_at":"1793210400""#))?.day.description
        == "2026-10-28")
    #expect(try row(SimpleFINSample.row(posted: "null"))?.status == .posted)
  }

  @Test(arguments: [
    ("\"-33293.43\"", "-33293.43"), ("-4.1", "-4.10"), ("1e2", "100.00"), ("\"0.005\"", "0.005"),
    ("12345678901234.56", nil),
    ("\"1,234.50\"", "1234.50"),
  ]) func amountsAreExact(written: String, amount: String?) throws {
    #expect(try row(SimpleFINSample.row("t", written))?.amount.description == amount ?? written)
  }

  @Test(arguments: [
    ("\"four\"", "1793383200", "its amount “four” cannot be read"), ("null", "1793383200", "it has no amount"),
    ("[1]", "1793383200", "it has no amount"), ("1", "\"2026-10-30\"", "its date “\"2026-10-30\"” is impossible"),
    ("1", "99999999999999", "its date “99999999999999” is impossible"),
    ("1e99", "1", "its amount “1e99” cannot be read"),
  ]) func uncertainRowIsReportedWithItsLine(amount: String, posted: String, reason: String) throws {
    let rows = [SimpleFINSample.row(), SimpleFINSample.row("t2", amount, posted: posted)]
    let answer = try Answer(SimpleFINSample.answer(rows[0], rows[1]))
    #expect(answer.rows.map(\.nativeId) == ["t1"])
    #expect(answer.problems == [StatementProblem(.rejected, "Skipped a transaction: \(reason).", line: 6)])
  }

  @Test func nonObjectOrEndlessRowIsReported() throws {
    let long = SimpleFINSample.row("x", more: #","extra":"\#(String(repeating: "a", count: 300_000))""#)
    let answer = try Answer(SimpleFINSample.answer("5", long, SimpleFINSample.row()))
    #expect(answer.rows.count == 1)
    #expect(
      answer.problems.map(\.message) == [
        "Skipped a transaction: it is not an object.", "Skipped a transaction: it is longer than 262144 bytes.",
      ])
  }

  @Test(arguments: [
    (#""payee":"Ann""#, "Ann"), (#""memo":"only a memo""#, "only a memo"), (#""description":" ","payee":"Ann""#, "Ann"),
    (#""description":"SHOP","memo":"SHOP 1133 OSLO""#, "SHOP 1133 OSLO"), ("\"extra\":{}", ""),
  ]) func payeeAndMemoMakeTheText(members: String, text: String) throws {
    #expect(try row(#"{"id":"t","posted":1793383200,"amount":"1",\#(members)}"#)?.description == text)
  }

  @Test func idsMayBeNumbersOrMissing() throws {
    #expect(try row(#"{"id":12394832938403,"posted":1793383200,"amount":"1"}"#)?.nativeId == "12394832938403")
    #expect(try row(#"{"posted":1793383200,"amount":"1"}"#)?.nativeId == "")
  }

  @Test func manyRowsComeInBatches() throws {
    let rows = (0..<1200).map { SimpleFINSample.row("t\($0)") }.joined(separator: ",")
    let answer = try Answer(SimpleFINSample.answer(rows))
    #expect(answer.rows.count == 1200 && answer.largestBatch == 500)
  }

  /// An answer that is cut anywhere is refused, so neither half its rows nor a wrong balance gets in.
  @Test func truncatedAnswerIsRefused() {
    let answer = Array(SimpleFINSample.first.utf8)
    for length in 1..<answer.count {
      #expect(refusal(Array(answer[..<length])) != nil, "cut after \(length) bytes")
    }
  }
}
