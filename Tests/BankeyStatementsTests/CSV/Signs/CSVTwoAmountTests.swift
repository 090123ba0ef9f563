import BankeyModel
import BankeyStatements
import TestSupport
import Testing

/// Tables with the amount of a purchase in its own currency beside what the account was charged.
@Suite struct CSVTwoAmountTests {
  /// Rows that are all foreign tell nothing by equal amounts, so the headers decide.
  @Test(arguments: [
    "\"Card currency amount, (UAH)\",Operation amount,Operation currency", "UAH Amount,Amount,Currency",
    "Amount (UAH),Amount,Currency", "Сума в гривні UAH,Сума,Валюта",
  ])
  func amountInTheAccountsCurrencyCounts(header: String) throws {
    let answer = try CSVSample.answer(
      "Date,Description,\(header)", "2026-08-05,Netflix,-412.50,-9.99,USD", "2026-08-06,Steam,-240.10,-4.99,GBP")
    #expect(answer.rows.map(\.amount) == cents(-41250, -24010))
    #expect(Set(answer.accounts.map(\.account.currency.code)) == ["UAH"])
  }

  @Test func amountCalledTheAccountsCounts() throws {
    let answer = try CSVSample.answer(
      "Date,Description,Value,Currency,Value in account currency", "2026-08-05,Netflix,-9.99,USD,-412.50")
    #expect(answer.rows.map(\.amount) == cents(-41250))
    #expect(answer.accounts.map(\.account.currency.code) == ["XXX"])
  }

  @Test func otherAmountsOfForeignRowsAsk() throws {
    let error = try #require(
      refusal("Date,Description,Home amount,Amount,Currency\n2026-08-05,Netflix,-412.50,-9.99,USD\n"))
    #expect(error.question?.topic == .amount && error.question?.choices.count == 2)
  }

  @Test(arguments: [
    "交易金额(收入),交易金额(支出),交易币种,记账金额(收入),记账金额(支出),记账币种",
    "Credit,Debit,Currency,Credit (CNY),Debit (CNY),Account currency",
  ])
  func pairOfTheAccountCounts(headers: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,\(headers)", "2026-08-16,Salary,8000.00,,CNY,8000.00,,CNY",
      "2026-08-18,Amazon,,10.00,USD,,71.50,CNY")
    #expect(answer.rows.map(\.amount) == cents(800_000, -7150))
    #expect(Set(answer.accounts.map(\.account.currency.code)) == ["CNY"])
  }

  /// The currency whose exchange rate is 1 is the account's.
  @Test func rateOfOneTellsTheCurrency() throws {
    let answer = try CSVSample.answer(
      "Dato;Beløpet gjelder;Valuta;Kurs;Inn;Ut", "03.08.2026;UBER USD 14,10;USD;10,65;;150,20",
      "04.08.2026;Rema;NOK;1,00;;88,00", "05.08.2026;Innbetaling;NOK;1,00;1000,00;")
    #expect(answer.rows.map(\.amount) == cents(-15020, -8800, 100_000))
    #expect(Set(answer.accounts.map(\.account.currency.code)) == ["NOK"])
  }

  /// The amounts may instead be in the currency beside them, as budgets write them.
  @Test func rateBesideTheCurrencyOfAmountsAsks() {
    let file = "Date,Text,Amount,Currency,Exchange Rate\n2026-02-13,Pub,-10.00,USD,0.90\n2026-02-14,Shop,-20.00,EUR,1\n"
    let question = refusal(file)?.question
    #expect(question?.topic == .currency && question?.value == "EUR")
    #expect(question?.choices.map { $0.settings.map(\.key) } == [["columns.currency"], ["currency"]])
  }

  /// A third column shows that the amounts are not converted yet.
  @Test func convertedAmountsBesideRatesAsk() {
    let file = "fecha,tipo,monto,moneda,tipo_de_cambio,monto_ars\n2026-02-13,gasto,10.00,USD,1500.00,15000.00\n"
    #expect(refusal(file + "2026-02-14,gasto,20000.00,ARS,,20000.00\n")?.question?.topic == .amount)
  }

  /// A card's purchases are money out, and its payments money in.
  @Test(arguments: ["Purchases,Payments", "Compras,Pagos", "Achats,Paiements"])
  func purchasesBesidePaymentsAreMoneyOut(_ pair: String) throws {
    let answer = try CSVSample.answer("Date,Text,\(pair)", "2026-02-13,Shop,45.10,", "2026-02-14,Paid,,20.00")
    #expect(answer.rows.map(\.amount) == cents(-4510, 2000))
  }

  /// Two headers of one direction are not the two sides.
  @Test(arguments: ["Withdrawals,Purchases", "Debits,Paid", "Gastos,Compras", "Entradas,Recebimentos"])
  func headersOfOneDirectionAsk(_ pair: String) {
    #expect(refusal("Date,Text,\(pair)\n2026-02-13,Shop,45.10,\n2026-02-14,Bar,,20.00\n")?.question?.topic == .amount)
  }

  /// A card is a way to pay and no direction.
  @Test func cardsInHeadersAreNoDirections() {
    #expect(refusal("Date,Text,Debit Card,Credit Card\n2026-02-13,Shop,45.10,\n2026-02-14,Bar,,20.00\n") != nil)
  }

  /// Each side may have its own currency, whatever the headers call it.
  @Test(arguments: ["Sent Currency,Received,Received Currency", "outcomeUnit,income,incomeUnit", "ccy1,In,ccy2"])
  func sidesMayHaveTheirOwnCurrencies(_ rest: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,Out,\(rest)", "2026-02-13,Shop,45.10,EUR,,", "2026-02-14,Pay,,,20.00,USD")
    #expect(answer.accounts.map(\.account.currency.code).sorted() == ["EUR", "USD"])
  }

  @Test func refundedPartIsSubtracted() throws {
    let answer = try CSVSample.answer(
      "交易时间,商户名称,金额,收/支", "2026-08-05 13:27:56,A,131.77(已退款89.84),支出", "2026-08-06 13:27:56,B,20.00,支出",
      "2026-08-07 13:27:56,退款-A,89.84,不计收支", "2026-08-08 10:00:00,C,5.00,收入")
    #expect(answer.rows.map(\.amount) == cents(-4193, -2000, 500))
  }
}

/// Evidence that must be strong enough before it decides.
@Suite struct CSVWeakEvidenceTests {
  @Test func rowsWithoutAnAmountProveNoBalance() {
    let rows =
      "2025-01-01,1100.00,0.00,99500.00\n2025-02-01,1100.00,0.00,98997.50\n2025-03-01,1300.00,200.00,98292.49\n"
    #expect(refusal("date,payment,extra,balance\n" + rows) != nil)
  }

  /// What a bank usually writes does not turn balances into debts.
  @Test func bankDoesNotTurnFallingBalancesIntoDebt() throws {
    let rows = """
      15/09/2026;15/09/2026;MERCADONA MADRID;48,50;2.340,10
      10/09/2026;10/09/2026;FARMACIA SOL;12,00;2.388,60
      05/09/2026;05/09/2026;RECIBO LUZ;105,30;2.400,60
      01/09/2026;01/09/2026;NOMINA;2.100,00;2.505,90

      """
    #expect(refusal("Fecha operación;Fecha valor;Concepto;Importe;Saldo\n" + rows) != nil)
  }

  @Test(arguments: ["26/09/14,A,-10.10\n26/09/15,B,3.10\n", "25/12/30,A,-10.10\n25/12/31,B,3.10\n"])
  func daysAYearApartAsk(rows: String) {
    #expect(refusal("Date,Description,Amount\n" + rows)?.question?.topic == .dates)
  }

  /// A purchase is posted within days.
  @Test func twoDatesOfARowTellTheirOrder() throws {
    let answer = try CSVSample.answer(
      "Trans. Date,Post Date,Description,Amount", "03/04/2026,03/05/2026,A,-10.10", "02/11/2026,02/12/2026,B,3.10")
    #expect(answer.rows.map(\.day.description) == ["2026-03-05", "2026-02-12"])
  }

  @Test(arguments: ["Reversed", "Chargeback", "Devuelto", "Rückgabe"])
  func statusThatMayBeReversedAsks(word: String) {
    let rows = "2026-02-13,A,-1.00,\(word)\n2026-02-14,B,2.00,\(word)\n"
    #expect(refusal("Date,Text,Amount,Status\n" + rows)?.question?.topic == .status)
  }

  @Test(arguments: ["Bank charge", "Surcharge", "Transaktionsgebühr", "Avgifter", "Omkostninger"])
  func everyWordForFeesAsks(header: String) {
    let rows = "2026-02-13,A,-100.00,-2.50\n2026-02-14,B,500.00,0.00\n2026-02-15,C,-20.00,0.00\n"
    #expect(refusal("Date,Text,Amount,\(header)\n" + rows)?.question?.topic == .fees)
  }

  /// One balance after a fee is enough where the signs are known.
  @Test func oneBalanceTellsWhetherFeesAreApart() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Fee,Balance", "2026-02-14,B,-42.15,0.20,1478.09", "2026-02-13,A,-10.00,0.00,1520.44")
    #expect(answer.rows.map(\.amount) == cents(-4235, -1000))
  }
}

/// Headers of two columns of money, of which one tells the direction of both.
@Suite struct CSVHalfTests {
  @Test(arguments: [
    ("Charge", "Deposit"), ("Payment", "Deposit"), ("Zahlung", "Gutschrift"), ("Pagos", "Abono"),
    ("Money out", "Received"), ("[-] EUR", "[+] EUR"), ("Amount (-)", "Amount (+)"),
  ])
  func columnBesideAKnownOneIsTheOtherSide(out: String, into: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,\(out),\(into)", "2026-02-13,A,10.50,", "2026-02-14,B,,500.00", "2026-02-15,C,7.25,")
    #expect(answer.rows.map(\.amount) == cents(-1050, 50000, -725))
  }

  /// What is reserved is not the other side.
  @Test func columnOfAnotherMeaningIsNotTheOtherSide() {
    let rows = "2026-02-13,A,10.50,\n2026-02-14,B,,500.00\n2026-02-15,C,7.25,\n"
    #expect(refusal("Date,Text,Deposit,Zorp\n" + rows) != nil)
  }
}
