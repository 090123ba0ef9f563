import BankeyModel
import BankeyStatements
import Testing

/// Headers, words and lines that mean something else than they seem to.
@Suite struct CSVMeaningTests {
  private func refused(_ lines: String...) throws -> StatementError {
    try #require(refusal(lines.joined(separator: "\n") + "\n"))
  }

  @Test func feeIsNeverTheAmount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Gross transaction amount,Final value fee,Net amount", "2026-02-24,Payout,-60.50,0.00,-60.50",
      "2026-02-25,Book,20.00,-2.60,17.40")
    #expect(answer.rows.map(\.amount) == cents(-6050, 1740))
  }

  @Test func netMovementIsTheAmount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Fee,Net", "2026-02-24,Sale,100.00,3.20,96.80", "2026-02-25,Sale,-50.00,1.75,-51.75")
    #expect(answer.rows.map(\.amount) == cents(9680, -5175))
  }

  @Test func twoAmountColumnsAsk() throws {
    let error = try refused(
      "Date,Text,Amount,Amount in USD", "2026-02-13,Shop,-33.75,-12.50", "2026-02-16,Pay,270.00,100.00")
    #expect(error.question?.topic == .amount)
    #expect(error.question?.choices.map(\.columns) == [[.number(3)], [.number(4)]])
  }

  @Test(arguments: [
    "Amount in pence", "amount_cents", "Betrag in Cent", "amount_kobo", "Kwota (gr)", "Сумма коп",
    "Összeg (fillér)", "Tutar (kuruş)", "金额(分)", "Betrag (ct)",
  ]) func hundredthsAreDivided(_ header: String)
    throws
  {
    let answer = try CSVSample.answer("Date,Text,\(header)", "2026-02-13,Shop,-1250", "2026-02-16,Pay,10000")
    #expect(answer.rows.map(\.amount) == cents(-1250, 10000))
    #expect(answer.problems.contains { $0.message.contains("so bankey divides them by 100") })
  }

  /// The smallest unit of a currency need not be a hundredth.
  @Test(arguments: [("EUR", cents(-1250, 10000)), ("JPY", [-1250, 10000].map { Amount(units: $0, scale: 0) })])
  func minorUnitsAreThoseOfTheCurrency(code: String, amounts: [Amount]) throws {
    for header in ["amount_minor", "valueInBaseUnits", "amount_in_smallest_unit"] {
      let answer = try CSVSample.answer(
        "Date,Text,\(header),Currency", "2026-02-13,Shop,-1250,\(code)", "2026-02-16,Pay,10000,\(code)")
      #expect(answer.rows.map(\.amount) == amounts)
    }
  }

  @Test func fractionsOfHundredthsAreRefused() {
    #expect(refusal("Date,Text,amount_cents\n2026-02-13,Shop,-12.50\n2026-02-16,Pay,100.00\n") != nil)
  }

  @Test(arguments: ["Not completed", "Unsuccessful", "Non abouti", "Ej genomförd", "NOT APPROVED"])
  func failedTransactionsAreOmitted(_ word: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Status", "2026-02-13,A,-1.00,\(word)", "2026-02-14,B,-2.00,Completed",
      "2026-02-15,C,3.00,Completed")
    #expect(answer.rows.map(\.amount) == cents(-200, 300))
  }

  @Test func unknownStatusBesideKnownOnesAsks() throws {
    let lines = ["Date,Text,Amount,Status", "2026-02-13,A,-1.00,Zorp", "2026-02-14,B,-2.00,Completed"]
    let error = try #require(refusal(lines.joined(separator: "\n")))
    #expect(error.question?.topic == .status && error.question?.value == "Zorp")
    for (key, amounts) in [("booked", cents(-100, -200)), ("skip", cents(-200))] {
      var profile = CSVProfile(name: "own")
      profile.header = lines[0]
      if key == "booked" { profile.bookedWords = ["Zorp"] } else { profile.skippedRows = ["Zorp"] }
      let answer = try Answer(Array(lines.joined(separator: "\n").utf8), profiles: [profile])
      #expect(answer.rows.map(\.amount) == amounts)
    }
  }

  @Test func lineAboveReservationsMarksTheRowsBelow() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount", "2026-02-13,A,-1.00", "2026-02-14,B,2.00", "", "Pending transactions", "Date,Text,Amount",
      "2026-02-15,C,-3.00")
    #expect(answer.rows.map(\.status) == [.posted, .posted, .authorized])
  }

  @Test func shopNamedLikeABalanceAsks() throws {
    let lines = [
      "Date,Text,Amount", "2026-02-24,Pay,300.00", "2026-02-16,NEW BALANCE,-89.90", "2026-02-13,Shell,-12.50",
    ]
    let error = try #require(refusal(lines.joined(separator: "\n")))
    #expect(error.question?.topic == .line && error.question?.value == "NEW BALANCE")
    for (isKept, amounts) in [(true, cents(30000, -8990, -1250)), (false, cents(30000, -1250))] {
      var profile = CSVProfile(name: "own")
      profile.header = lines[0]
      if isKept { profile.keptRows = ["NEW BALANCE"] } else { profile.skippedRows = ["NEW BALANCE"] }
      let answer = try Answer(Array(lines.joined(separator: "\n").utf8), profiles: [profile])
      #expect(answer.rows.map(\.amount) == amounts)
    }
  }

  @Test func dailyBalanceIsNotATransaction() throws {
    let answer = try CSVSample.answer(
      "Fecha;Concepto;Importe", "13/02/2026;Saldo al 13/02/2026;1.000,00", "14/02/2026;Tienda;-12,50",
      "28/02/2026;Saldo al 28/02/2026;987,50")
    #expect(answer.rows.map(\.amount) == cents(-1250))
  }

  @Test func groupingMarkIsProvedByBalances() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Out;In;Balance", "2026-02-13;A;;1,250;10,500", "2026-02-14;B;;1,500;12,000",
      "2026-02-15;C;500;;11,500")
    #expect(answer.rows.map(\.amount) == cents(125_000, 150_000, -50_000))
  }

  @Test func twoCurrencySignsAreNotAdded() throws {
    let error = try refused("Date,Text,Amount", "2026-02-13,A,-€12.50", "2026-02-16,B,€100.00", "2026-02-24,C,-$5.00")
    #expect(error.message.hasPrefix("The amounts are in several currencies"))
  }

  @Test func eachSideHasItsCurrency() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Debit;Debit currency;Credit;Credit currency", "2026-02-13;A;8.90;EUR;;",
      "2026-02-14;B;5.00;CHF;;", "2026-02-15;C;;;100.00;CHF")
    #expect(answer.accounts.map(\.account.currency.code).sorted() == ["CHF", "EUR"])
  }

  @Test func plusAndMinusHeadersAreDirections() throws {
    let answer = try CSVSample.answer("Date,Text,[-],[+]", "2026-02-13,A,8.90,", "2026-02-14,B,,5.00")
    #expect(answer.rows.map(\.amount) == cents(-890, 500))
  }
}
