import BankeyModel
import BankeyStatements
import Testing

/// Which currency is the account's, and which only that of a purchase.
@Suite struct CSVCurrencyTests {
  private func codes(_ text: String) throws -> [String] {
    Set(try Answer(text).statements.map(\.account.currency.code)).sorted()
  }

  /// A lone currency belongs to the amounts of the purchases when the table has a column for those.
  @Test(arguments: [
    "Date,Description,Amount,Foreign amount,Currency\n2026-02-13,Taxi,-18.60,-20.75,USD\n",
    "Datum;Text;Betrag;Fremdbetrag;Währung\n13.02.2026;Taxi;-18,60;-20,75;USD\n14.02.2026;Pub;-10,10;-8,70;GBP\n",
    "Date,Description,Amount,Currency,Foreign Spend\n2026-02-13,Taxi,-18.60,USD,-20.75\n",
    "Date,Description,Debit,Credit,Foreign amount,Currency\n2026-02-13,Taxi,18.60,,20.75,USD\n",
    "Date,Description,Billing Amount,Debit or Credit,Transaction Currency\n2026-02-13,Taxi,18.60,D,USD\n",
    "Date,Description,Currency,Exchange rate,Amount\n2026-02-13,Taxi,USD,0.8865,-18.60\n",
  ]) func currencyOfAPurchaseIsNotTheAccounts(_ text: String) throws {
    #expect(try codes(text) == [Currency.unknown.code])
  }

  /// Codes behind the amounts are currencies, whatever the header says.
  @Test(arguments: ["Tag", "Note", "Type", "Wallet", "Category"])
  func codesBehindAmountsAreCurrencies(_ header: String) throws {
    let file = "Date,Description,Amount,\(header)\n2026-02-13,Taxi,-18.60,EUR\n2026-02-14,Pay,20.00,USD\n"
    #expect(try Set(codes(file)) == ["EUR", "USD"])
  }

  /// The same word in parentheses pairs an amount with its currency.
  @Test func wordInParenthesesPairsAmountAndCurrency() throws {
    let file = "Date;Text;Currency;Total amount (local);Currency (local)\n2026-02-13;Taxi;EUR;-20,00;USD\n"
    #expect(try codes(file) == ["USD"])
  }

  /// The account's currency in the headers, beside the figures, or in the rows that were not converted decides.
  @Test(arguments: [
    ("Datum;Text;Lastschrift in CHF;Gutschrift in CHF;Fremdbetrag;Währung\n13.02.2026;Taxi;18.60;;20.75;USD\n", "CHF"),
    (
      "Date,Text,Amount,Currency\n2026-02-13,Café,-£8.10,EUR\n2026-02-14,Shop,-£12.50,GBP\n2026-02-15,Pay,£20.00,GBP\n",
      "GBP"
    ),
    ("Date,Label,Currency,Amount,Amount Currency\n2026-02-13,A,USD,33.50,0.0\n2026-02-14,B,EUR,-15.25,-10.00\n", "USD"),
    (
      "Datum;Text;Betrag;Waehrung;Transaktions-Code\n13.02.2026;Miete;-88,00;EUR;105\n14.02.2026;Lohn;447,48;EUR;152\n",
      "EUR"
    ),
    (
      "Datum,Popis,Částka,Originální částka,Originální měna\n02.02.2026,A,-389.00,-389.00,CZK\n13.02.2026,B,-1200.00,-48.00,EUR\n",
      "CZK"
    ),
    ("日期,說明,消費地金額,幣別,臺幣金額\n2026/02/13,亞馬遜,20.00,USD,640\n2026/02/14,奈飛,15.49,USD,490\n", "TWD"),
  ]) func currencyOfTheAmountDecides(_ text: String, _ code: String) throws {
    #expect(try codes(text) == [code])
  }

  /// The currency is that of the amount's pair, not of another one.
  @Test(arguments: ["Home", "Base"]) func currencyBelongsToItsPair(_ word: String) throws {
    let text = """
      Date,Description,Amount,Currency,\(word) currency,\(word) amount
      2026-02-13,Coffee,-3.50,USD,EUR,-3.20
      2026-02-14,Top-up,10.00,USD,EUR,9.10

      """
    #expect(try codes(text) == ["USD"])
  }

  /// A number before the currency is not its amount.
  @Test(arguments: ["Card", "Account", "Branch"]) func numberBeforeTheCurrencyIsNoAmount(_ header: String) throws {
    let text = """
      \(header),Currency,Date,Description,Debit,Credit
      1234,EUR,2026-02-13,Laden,5.00,
      5678,USD,2026-02-14,Lohn,,500.00

      """
    #expect(try codes(text) == ["EUR", "USD"])
  }

  /// An empty column is not the currency.
  @Test func emptyColumnHasNoMeaning() throws {
    let text = """
      Date,Activity,Debit,Debit Currency,Credit,Credit Currency,Asset
      2026-02-13,Migros,-45.10,CHF,,,
      2026-02-14,Lidl,-12.00,EUR,,,
      2026-02-15,Salary,,,1000.00,CHF,

      """
    #expect(try codes(text) == ["CHF", "EUR"])
  }

  @Test func currencyBesideTheAmountPrecedesThatOfAnotherFigure() throws {
    let text = """
      Date,Type,In/Out,Amount Fiat,Fiat,Amount Asset,Asset
      2026-02-13,deposit,incoming,500.00,EUR,-,EUR
      2026-02-14,buy,outgoing,100.00,EUR,0.00100000,BTC

      """
    let answer = try Answer(text)
    #expect(answer.rows.map(\.amount) == cents(50000, -10000))
    #expect(try codes(text) == ["EUR"])
  }

  /// What coins were worth is not the amount without a question.
  @Test func worthIsAskedAbout() throws {
    let error = refusal("Date,Type,Coin,Coin amount,USD Value\n2026-02-13,Reward,BTC,0.0001,9.00\n")
    #expect(error?.question?.topic == .amount)
  }

  /// Rows without an amount may have one in a column without a known header.
  @Test func amountInAnotherColumnIsAskedAbout() throws {
    let rows = ["2026-02-13,Café,5600,", "2026-02-14,Books,27500,-20.00", "2026-02-15,Taxi,17000,-12.50"]
    let error = refusal((["Date,Shop,Foobar,Amount (USD)"] + rows).joined(separator: "\n") + "\n")
    #expect(error?.question?.topic == .amount)
  }
}
