import BankeyModel
import BankeyStatements
import TestSupport
import Testing

/// Balances without a sign, which may be what one owes.
@Suite struct CSVOwedBalanceTests {
  private let spent = [
    "15,Shop,45.20,,145.20", "16,Books,20.00,,165.20", "20,Wage,,100.00,65.20", "21,Taxi,12.00,,77.20",
  ]

  private func file(_ header: String, _ rows: [String]) -> String {
    header + "\n" + rows.map { "2026-01-\($0)\n" }.joined()
  }

  /// Headers that leave no choice count, and the balances are debt.
  @Test(arguments: ["Paid out,Paid in", "Withdrawals,Deposits", "Cargo,Abono"]) func clearHeadersDecide(
    _ pair: String
  ) throws {
    let answer = try Answer(file("Date,Description,\(pair),Balance", spent))
    #expect(answer.rows.map(\.amount) == cents(-4520, -2000, 100_00, -1200))
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["-77.20"])
    #expect(answer.problems.contains { $0.message.contains("so bankey reads them as debt") })
  }

  /// In books a debit is money in, so these headers ask, unless a text or the header of the balances tells.
  @Test(arguments: ["Debit,Credit", "Soll,Haben"]) func headersOfBooksAsk(_ pair: String) throws {
    let error = try #require(refusal(file("Date,Description,\(pair),Balance", spent)))
    #expect(error.message.hasPrefix("The balances have no sign."))
    let question = try #require(error.question)
    let names = pair.split(separator: ",").map { CSVProfile.Column.named(String($0)) }
    #expect(question.choices.map(\.columns) == [names, names.reversed()])
    let paid = spent.map { $0.replacing("Wage", with: "Payment received thank you") }
    for (header, rows) in [("\(pair),Balance", paid), ("\(pair),Outstanding balance", spent)] {
      let answer = try Answer(file("Date,Description,\(header)", rows))
      #expect(answer.rows.map(\.amount) == cents(-4520, -2000, 100_00, -1200))
    }
  }

  /// Minus signs beside most amounts are those of spending, but which the file means is asked.
  @Test func minusSignsAsk() throws {
    let rows = ["15,Shop,-45.20,145.20", "16,Books,-20.00,165.20", "20,X,100.00,65.20", "21,Taxi,-12.00,77.20"]
    let error = try #require(refusal(file("Date,Description,Amount,Balance", rows)))
    #expect(error.question?.topic == .owed)
    let wage = try Answer(file("Date,Description,Amount,Balance", rows.map { $0.replacing("X", with: "Salary") }))
    #expect(wage.rows.map(\.amount) == cents(-4520, -2000, 100_00, -1200))
    var profile = CSVProfile(name: "x")
    (profile.match, profile.sign) = ("Date,Description", .asWritten)
    let told = try Answer(Array(file("Date,Description,Amount,Balance", rows).utf8), profiles: [profile])
    #expect(told.rows.map(\.amount) == cents(-4520, -2000, 100_00, -1200))
  }

  /// Balances with a sign prove the amounts whatever else the file says.
  @Test func signedBalancesDecide() throws {
    let rows = ["15,Shop,45.20,-45.20", "16,Books,20.00,-65.20", "20,X,-65.20,0.00", "21,Taxi,12.00,-12.00"]
    let answer = try Answer(file("Date,Description,Amount,Balance", rows))
    #expect(answer.rows.map(\.amount) == cents(-4520, -2000, 6520, -1200))
  }

  /// Purchases without a minus beside balances without a sign are those of a card, which owes its balances. Without such
  /// a word, bankey asks.
  @Test func purchasesWithoutAMinusAreOwed() throws {
    let rows = [
      "10,Fuel,Purchase,48.20,348.20", "12,,Payment,-300.00,48.20", "15,Books,Purchase,24.99,73.19",
      "16,Coffee,Purchase,5.00,78.19",
    ]
    let answer = try Answer(file("Date,Merchant,Type,Amount,Balance", rows))
    #expect(answer.rows.map(\.amount) == cents(-4820, 300_00, -2499, -500))
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["-78.19"])
    let unsaid = rows.map { $0.replacing("Purchase,", with: "").replacing("Payment,", with: "") }
    let error = try #require(refusal(file("Date,Merchant,Amount,Balance", unsaid)))
    #expect(error.question?.topic == .owed)
  }

  /// What a loan owes falls by money in, whatever the amounts look like.
  @Test func balancesCalledADebtAreOwed() throws {
    let rows = [
      "01,Paid out,1000.00,1000.00", "14,Repayment,-250.00,750.00", "20,Repayment,-250.00,500.00", "21,Fee,5.00,505.00",
    ]
    let answer = try Answer(file("Date,Text,Amount,Loan Balance", rows))
    #expect(answer.rows.map(\.amount) == cents(-100_000, 25_000, 25_000, -500))
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["-505.00"])
  }

  /// Without headers, money in may stand before money out, so balances without a sign show neither.
  @Test func unnamedSidesWithBareBalancesAreAsked() throws {
    let rows =
      "2026-09-18,Alpha Ltd,1500.00,,9000.00\n2026-09-19,Beta Shop,,200.00,8800.00\n2026-09-25,Gamma,,100.00,8700.00\n"
      + "2026-09-30,Alpha Ltd,1500.00,,10200.00\n"
    #expect(refusal(rows)?.question?.topic == .owed)
    let salary = try Answer(rows.replacing("Alpha Ltd", with: "Salary"))
    #expect(salary.rows.map(\.amount) == cents(150_000, -20_000, -10_000, 150_000))
  }

  /// A word behind the balance says when the account is overdrawn.
  @Test func wordsBesideBalancesAreSigns() throws {
    let rows = ["01,Pay,10000.00,CR,5000.00,CR", "03,Shop,6000.00,DR,1000.00,DR", "15,Cash,500.00,DR,1500.00,DR"]
    let answer = try Answer(file("Date,Particulars,Amount,Dr / Cr,Balance,Dr / Cr", rows))
    #expect(answer.rows.map(\.amount) == cents(1_000_000, -600_000, -50_000))
    #expect(answer.statements.flatMap(\.balances).map(\.balance?.description) == ["-1500.00"])
  }

  /// A dash for no note is not a sign.
  @Test func dashesBesideBalancesAreNotSigns() throws {
    let rows = ["15,Wage,,500.00,901.00,-", "12,Card,25.00,,401.00,-", "01,Card,20.00,,426.00,-"]
    let answer = try Answer(file("日付,内容,出金金額,入金金額,残高,メモ", rows))
    #expect(answer.rows.map(\.amount) == cents(50_000, -2500, -2000))
  }
}
