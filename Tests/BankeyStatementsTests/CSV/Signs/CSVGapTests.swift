import BankeyModel
import BankeyStatements
import Testing

/// Balances beside the transactions that do not all follow from one another.
@Suite struct CSVGapTests {
  private static let header = "Date,Text,Amount,Balance"
  private static let torn = [
    "2026-03-01,A,-10.00,90.00", "2026-03-02,B,-20.00,70.00", "2026-03-03,C,-5.00,64.00", "2026-03-04,D,6.00,70.00",
  ]

  @Test func breakInBalancesAsks() throws {
    let error = try #require(refusal(([Self.header] + Self.torn).joined(separator: "\n")))
    #expect(error.message.hasPrefix("This balance does not follow from the one before it, though 2 of 3 do."))
    #expect(error.line == 4)
    #expect(error.question?.topic == .gaps)
    #expect(error.question?.value == "64.00")
  }

  @Test func missingRowsCanBeConfirmed() throws {
    var profile = CSVProfile(name: "own")
    (profile.header, profile.hasGaps) = (Self.header, true)
    let answer = try Answer(Array(([Self.header] + Self.torn).joined(separator: "\n").utf8), profiles: [profile])
    #expect(answer.rows.map(\.amount) == cents(-1000, -2000, -500, 600))
    #expect(answer.statements.flatMap(\.balances).isEmpty)
  }

  @Test func otherRowOrderIsNotABreak() throws {
    let answer = try CSVSample.answer(
      Self.header, "2026-03-02,D,1500.00,2470.00", "2026-03-02,C,-30.00,2440.00", "2026-03-01,B,-20.00,980.00",
      "2026-03-01,A,-10.00,970.00")
    #expect(answer.rows.count == 4)
    #expect(
      answer.problems.map(\.message).contains(
        "The balances add up only in a different order of the rows, so bankey uses none of them."))
  }

  @Test func balanceChangeWithoutAnAmountAsks() throws {
    let error = try #require(
      refusal(
        "Date,Text,Money In,Money Out,Balance\n2026-03-01,A,100.00,,200.00\n2026-03-02,Card fee,,,192.50\n"
          + "2026-03-03,B,,20.00,172.50\n"))
    #expect(error.question?.topic == .unreadable)
  }

  @Test func noteWithoutAnAmountKeepsTheBalance() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Money In,Money Out,Balance", "2026-03-01,A,100.00,,200.00", "2026-03-02,New card sent,,,200.00",
      "2026-03-03,B,,20.00,180.00")
    #expect(answer.rows.map(\.amount) == cents(10000, -2000))
  }
}
