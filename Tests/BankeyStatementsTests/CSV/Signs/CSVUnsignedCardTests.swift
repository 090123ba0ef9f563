import BankeyModel
import BankeyStatements
import Testing

/// Files of cards, on which purchases have no sign.
@Suite struct CSVUnsignedCardTests {
  /// A card is paid by a transfer to it, so such a row does not show that a minus is money out.
  /// Only payments of a card's bill, whose minus may be money in.
  @Test(arguments: [
    "Date,Description,Card Member,Amount\n2026-02-13,AUTOPAY PAYMENT,ANN,-500.00\n",
    "Data;Estabelecimento;Portador;Valor\n13/02/2026;Pagamento de fatura;ANN;-500,00\n",
  ]) func paymentsOfABillAloneAsk(_ file: String) {
    #expect(refusal(file)?.question?.topic == .sign)
  }

  @Test func transferToACardAsks() {
    #expect(
      refusal(
        "Date,Text,Amount\n2026-03-02,AMAZON,25.00\n2026-03-05,TESCO,10.00\n2026-03-09,TRANSFER TO VISA,-35.00\n")
        != nil)
  }

  /// Where a card is named, purchases without a minus beside any payment with one are spending.
  @Test func purchasesBesideAPaymentOfANamedCardAreSpending() throws {
    let answer = try Answer(
      """
      Movimentos a Crédito na Conta Cartão Número 4544963354476000;;;
      Data Lanc.;Data Valor;Descrição;Valor
      31/05/2026;01/06/2026;COMPRA 4681 FNAC;135,33
      01/06/2026;23/06/2026;PAGAMENTO CARTAO DE CREDITO;-1 374,06
      29/06/2026;29/06/2026;IMPOSTO DO SELO;0,02

      """)
    #expect(answer.rows.map(\.amount) == cents(-13533, 137_406, -2))
  }

  /// Only the bank of a card charges interest on purchases, and a card's holder only buys.
  @Test(arguments: [
    "Date,Text,Amount\n2026-02-13,GROCER,6.05\n2026-02-14,Interest Charge on Purchases,1.00\n",
    "Date,Type,Text,Amount,Card Holder Name\n2026-02-13,card_spend,GROCER,6.05,Jane\n2026-02-14,card_spend,BAR,1.00,Jane\n",
  ]) func spendingOfACardNeedsNoSign(_ text: String) throws {
    #expect(try Answer(text).rows.map(\.amount) == cents(-605, -100))
  }

  /// Wages that somebody pays are money out, and a file of refunds and payments may be a card's.
  @Test(arguments: [
    "Beneficiary,Date,Amount,Reference\nAnn,2026-02-13,250.00,Salary\nBen,2026-02-14,180.00,Salary\n",
    "Date,Text,Amount\n2026-02-13,Payroll tax,250.00\n2026-02-14,Salary to Ann,180.00\n",
    "Date,Text,Type,Amount\n2026-02-13,RETURN STARBUCKS,Credit,-5.65\n2026-02-14,TRANSFER,Payment,-500.00\n",
  ]) func wagesAndRefundsMayBeEither(_ text: String) {
    #expect(refusal(text)?.question?.topic == .sign)
  }

  /// What was billed repeats what was used, and only its sign tells a refund.
  @Test func signsMayStandInTheBilledAmountOnly() throws {
    let answer = try Answer(
      "ご利用日,ご利用店名,ご利用金額,お支払い金額,備考\n2026/06/15,A,540,540,\n2026/06/16,C,120,120,\n2026/06/20,B,2500,-2500,返品\n")
    #expect(answer.rows.map(\.amount.description) == ["-540.00", "-120.00", "2500.00"])
  }

  private static let chase = "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n"

  private func chase(_ amounts: String..., last: String) -> String {
    let rows = amounts.map { "01/13/2026,01/14/2026,GROCER,Food,Sale,\($0),\n" }.joined()
    return Self.chase + rows + "01/15/2026,01/16/2026,\(last),\n"
  }

  /// A bank that marks what was spent on accounts may not do so for its cards: payments of the bill decide, and
  /// payments in unknown words ask.
  @Test func knownBanksMayLeaveOutTheSign() throws {
    let thanked = try Answer(chase("45.00", "20.10", last: "Payment Thank You,,Payment,-300.00"))
    #expect(thanked.rows.map(\.amount) == cents(-4500, -2010, 30000))
    #expect(refusal(chase("45.00", "20.10", last: "8842,,Payment,-300.00"))?.question != nil)
    #expect(refusal(chase("45.00", last: "Grocer,Food,Return,-20.00"))?.question != nil)
  }

  /// Its usual files remain as they are, also with more returns than purchases.
  @Test func signsOfKnownBanksAreKept() throws {
    let spent = try Answer(chase("-45.00", "-20.10", last: "8842,,Payment,300.00"))
    #expect(spent.rows.map(\.amount) == cents(-4500, -2010, 30000))
    let returned = try Answer(chase("-345.00", last: "Grocer,Food,Return,20.00"))
    #expect(returned.rows.map(\.amount) == cents(-34500, 2000))
    let two = try Answer(chase("-345.00", "20.00", last: "Payment Thank You,,Payment,300.00"))
    #expect(two.rows.map(\.amount) == cents(-34500, 2000, 30000))
  }

  /// A lone minus before the largest amount is as likely the payment of a bill as money out.
  @Test func largestAmountWithAMinusAsks() throws {
    func file(_ last: String, _ others: String...) -> String {
      let rows = others.enumerated().map { "2026-01-\(10 + $0.offset),\($0.element),\($0.offset + 5).40\n" }.joined()
      return "Date,Description,Amount\n" + rows + "2026-01-20,\(last)\n"
    }
    #expect(refusal(file("ACH 8842,-300.00", "CAFE", "TAXI", "FUEL"))?.question?.topic == .sign)
    #expect(refusal(file("ACH 8842,-300.00", "CAFE", "TAXI"))?.question?.topic == .sign)
    let incomes = try Answer(file("House,-300.00", "Transfer from Ann", "Transfer from Ben"))
    #expect(incomes.rows.map(\.amount) == cents(540, 640, -30000))
    #expect(try Answer(file("Fee,-1.00", "Ann", "Ben")).rows.map(\.amount) == cents(540, 640, -100))
  }

  /// Where a card is named and the words of every row say whether it is a purchase, a refund or a payment, they decide.
  @Test func wordsOfEveryRowDecide() throws {
    let rows = ["10,退货 商店,123.18", "29,信用卡还款 转账,666.60", "11,消费 美团,2.99", "13,消费 商城,10.00"]
    let table = "交易日期,交易说明,金额\n" + rows.map { "2025-01-\($0)\n" }.joined()
    let file = "信用卡对账单\n" + table
    #expect(try Answer(file).rows.map(\.amount) == cents(12318, 66660, -299, -1000))
    #expect(refusal(file.replacing("消费 商城", with: "商城"))?.question?.topic == .sign)
    // An account that pays the card's bill has the same words.
    #expect(refusal(table)?.question?.topic == .sign)
  }

  /// A purchase without a minus beside a refund with one is proof, whatever the other rows are called.
  @Test func purchaseBesideRefundDecides() throws {
    let rows = ["01,Shop,Purchase,100.00", "02,Shop,Refund,-25.00", "03,Bonus,Other,-5.00"]
    let file = "Date,Merchant,Type,Amount\n" + rows.map { "2026-09-\($0)\n" }.joined()
    #expect(try Answer(file).rows.map(\.amount) == cents(-10000, 2500, 500))
  }

  /// Only a card's list names the card's holder.
  @Test func paymentsBesideAHolderDecide() throws {
    let rows = [
      "10/06/2026;MERCADO;ANA;150,00", "12/06/2026;LIVROS;ANA;20,90", "13/06/2026;Pagamento de fatura;ANA;-400,00",
    ]
    let file = "Data;Estabelecimento;Portador;Valor\n" + rows.joined(separator: "\n") + "\n"
    #expect(try Answer(file).rows.map(\.amount) == cents(-15000, -2090, 40000))
  }
}
