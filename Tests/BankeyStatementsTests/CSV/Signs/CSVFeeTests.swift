import BankeyModel
import BankeyStatements
import Testing

/// Fees in a column of their own: whether the amounts include them.
@Suite struct CSVFeeTests {
  private static let header = "Date,Text,Amount,Fee,Balance"
  private static let rows = ["2026-03-01,Taxi,-10.00,0.00,90.00", "2026-03-02,Cash,-20.00,1.50,68.50"]

  private func table(_ header: String, _ rows: [String], profile: CSVProfile? = nil) throws -> Answer {
    try Answer(Array(([header] + rows).joined(separator: "\n").utf8), profiles: profile.map { [$0] } ?? [])
  }

  @Test func balancesShowThatFeesAreApart() throws {
    let answer = try table(Self.header, Self.rows + ["2026-03-03,Pay,5.00,0.00,73.50"])
    #expect(answer.rows.map(\.amount) == cents(-1000, -2150, 500))
  }

  @Test func balancesShowThatAmountsIncludeFees() throws {
    let answer = try table(
      Self.header,
      ["2026-03-01,Taxi,-10.00,0.00,90.00", "2026-03-02,Cash,-20.00,1.50,70.00", "2026-03-03,A,1.00,0,71.00"])
    #expect(answer.rows.map(\.amount) == cents(-1000, -2000, 100))
  }

  @Test(arguments: [CSVProfile.Fees.included, .apart]) func feeWithoutBalancesAsks(_ fees: CSVProfile.Fees) throws {
    let (header, rows) = ("Date,Text,Amount,Fee", ["2026-03-01,Taxi,-10.00,0.00", "2026-03-02,Cash,-20.00,1.50"])
    let error = try #require(refusal(([header] + rows).joined(separator: "\n")))
    let question = try #require(error.question)
    #expect(question.topic == .fees && question.lit == [3])
    #expect(question.choices.map { $0.outcomes.map(\.amount) } == [["-10.00", "-20.00"], ["-10.00", "-21.50"]])
    var profile = CSVProfile(name: "own")
    (profile.header, profile.fees) = (header, fees)
    let answer = try table(header, rows, profile: profile)
    #expect(answer.rows.map(\.amount) == (fees == .apart ? cents(-1000, -2150) : cents(-1000, -2000)))
  }

  @Test func sumColumnNeedsNoQuestion() throws {
    let answer = try table(
      "Date,Text,Gross,Fee,Net", ["2026-03-01,Invoice,10.00,-0.50,9.50", "2026-03-02,Transfer,-20.00,0.00,-20.00"])
    #expect(answer.rows.map(\.amount) == cents(950, -2000))
  }

  @Test func knownBankWritesFeesApart() throws {
    let answer = try table(
      "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance",
      ["ATM,Current,2026-03-01 10:00:00,2026-03-01 10:00:01,Cash,-100.00,2.50,EUR,COMPLETED,50.00"])
    #expect(answer.rows.map(\.amount) == cents(-10250))
  }

  /// Fees with a minus are part of the net amount, by which the account moves.
  @Test func netAmountHasTheFeesWithAMinus() throws {
    let answer = try Answer(
      """
      Date,Type,Amount,Fee,Net Amount
      2026-09-10,Sent,-20.00,0,-20.00
      2026-09-12,Received,600.00,0,600.00
      2026-09-13,Cash Out,-500.00,-1.25,-501.25

      """)
    #expect(answer.rows.map(\.amount) == cents(-2000, 60000, -50125))
  }

  /// A fee is taken from money in and added to money out, so the net amounts show which amounts without a sign are.
  @Test func netAmountsShowMoneyIn() throws {
    let answer = try Answer(
      """
      id,Type,Amount,Fee,Net,Created (UTC),Description
      t1,charge,25.00,1.03,23.97,2026-02-03 13:12,Order 1
      t2,charge,27.50,1.10,26.40,2026-02-03 06:53,Order 2
      t3,refund,-25.00,0.00,-25.00,2026-02-04 06:53,Refund
      t4,payout,-25.37,0.00,-25.37,2026-02-06 06:53,Payout

      """)
    #expect(answer.rows.map(\.amount) == cents(2397, 2640, -2500, -2537))
  }

  /// The same where the gross amounts are called that, and the net ones are the amounts.
  @Test func grossAmountsShowMoneyIn() throws {
    let answer = try Answer(
      """
      balance_transaction_id,created,currency,gross,fee,net,reporting_category,description
      t1,2026-09-01 14:03:00,usd,120.00,3.78,116.22,charge,Course
      t2,2026-09-02 14:03:00,usd,-20.00,0.00,-20.00,refund,Refund
      t3,2026-09-03 14:03:00,usd,50.00,1.75,48.25,charge,Book

      """)
    #expect(answer.rows.map(\.amount) == cents(11622, -2000, 4825))
  }

  /// Of two amounts, the one that is zero in most rows is that of foreign purchases.
  @Test func zerosAreAmountsOfForeignPurchases() throws {
    let answer = try Answer(
      """
      Data de Compra;Portador;Descrição;Valor (em US$);Valor (em R$)
      26/05/2026;ANA;LIVROS;0;235.25
      07/06/2026;ANA;CAFE;0;37.00
      08/06/2026;ANA;CLOUD;20.00;110.00
      20/06/2026;ANA;Pagamento;0;-300.00

      """)
    #expect(answer.rows.map(\.amount) == cents(-23525, -3700, -11000, 30000))
    #expect(answer.statements.map(\.account.currency.code) == ["BRL"])
  }
}
