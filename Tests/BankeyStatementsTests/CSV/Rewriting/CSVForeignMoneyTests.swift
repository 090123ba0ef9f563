import BankeyModel
import BankeyStatements
import Testing

/// Tables with several currencies, and figures that the delimiter splits.
@Suite struct CSVForeignMoneyTests {
  /// Commas within a figure that also separate the fields are joined where all other fields then fit.
  @Test func splitFiguresAreJoined() throws {
    let answer = try Answer(
      "Date,Amount,Description\n2026-01-15,-1,234.56,RENT\n2026-01-16,-14.50,COFFEE\n2026-01-17,-3.10,TEA\n")
    #expect(answer.rows.map(\.amount) == cents(-123_456, -1450, -310))
    #expect(answer.rows.map(\.description) == ["RENT", "COFFEE", "TEA"])
    let dollars = try Answer(
      "Date,Name,Amount,\n2026-01-15,A,$2,000.00,\n2026-01-16,B,-$14.50,\n2026-01-17,C,-$3.10,\n")
    #expect(dollars.rows.map(\.amount) == cents(200_000, -1450, -310))
  }

  @Test func splitThousandsOfAllRowsAreJoined() throws {
    let answer = try Answer("Date,Amount,Description\n2026-01-15,-1,234.56,RENT\n2026-01-16,2,500.00,PAY\n")
    #expect(answer.rows.map(\.amount) == cents(-123_456, 250_000))
    #expect(answer.rows.map(\.description) == ["RENT", "PAY"])
    let pair = try Answer(
      """
      Date,Reference,Debits,Credits,Balance,Branch,Remarks
      14/08/2026,GT-1,5,000.00,,1,195,000.00,VI 001,ATM
      15/08/2026,GT-2,,50,000.00,1,245,000.00,VI 001,TRANSFER
      16/08/2026,GT-3,500.00,,1,244,500.00,VI 001,SHOP

      """)
    #expect(pair.rows.map(\.amount) == cents(-500_000, 5_000_000, -50_000))
    #expect(pair.problems.contains { $0.message == "2 of 2 balances add up." })
  }

  /// Rows whose last text has commas do not look longer than the others.
  @Test func unquotedCommasOfTheLastTextBelongToIt() throws {
    let answer = try Answer(
      """
      Date,Debits,Credits,Balance,Branch,Remarks
      14/08/2026,5000.00,,195000.00,VI 001,ATM
      15/08/2026,,50000.00,245000.00,VI 001,TRANSFER FROM CHI, LAGOS
      16/08/2026,500.00,,244500.00,VI 001,POS SHOP, ABUJA, FCT

      """)
    #expect(answer.rows.map(\.amount) == cents(-500_000, 5_000_000, -50_000))
    #expect(answer.rows.map(\.description) == ["ATM", "TRANSFER FROM CHI LAGOS", "POS SHOP ABUJA FCT"])
  }

  /// No figure is cut at its comma.
  @Test func figuresThatStaySplitAreRefused() {
    let error = refusal("Date,Amount,Check,Text\n2026-01-15,-1,234,567,RENT\n2026-01-16,2,500,568,PAY\n")
    #expect(error?.message.contains("commas within the amounts also separate the fields") == true)
    #expect(refusal("Date,Amount,Description\n2026-01-15,-4,A\n2026-01-16,-7,B\n2026-01-17,-1200,50,C\n") != nil)
  }

  /// A line about a balance, whose figure stands in another column, does not keep the amounts from being joined.
  @Test func linesDoNotKeepDecimalCommasApart() throws {
    let answer = try Answer(
      "Data,Lançamento,Valor,Tipo\n01/09/2025,Saldo,,-372,93\n01/09/2025,Pix,-2,06,Saída\n15/09/2025,PLR,7116,90,Entrada\n"
    )
    #expect(answer.rows.map(\.amount) == cents(-206, 711_690))
  }

  /// The balance of one currency may be where that of the next begins. Still each row has its own currency.
  @Test func currenciesWhoseBalancesMeetAreApart() throws {
    let answer = try Answer(
      """
      Date,Description,Currency,Amount,Balance
      2026-03-25,Shop,USD,-10.00,-10.00
      2026-03-25,Deposit,USD,10.00,0.00
      2026-03-26,Jane,EUR,47.95,47.95

      """)
    #expect(answer.statements.map(\.account.currency.code) == ["USD", "EUR"])
    #expect(answer.statements.map(\.rows.count) == [2, 1])
  }

  /// Columns of amounts in several currencies become an account each.
  @Test(arguments: ["GEL,USD", "Amount GEL,Amount USD"]) func columnsOfCurrenciesAreAccounts(_ heads: String) throws {
    let answer = try Answer(
      """
      Date,Details,\(heads)
      2026-03-02,Grocer,-12.50,
      2026-03-05,Incoming,,500.00
      2026-03-25,Phone,-15.00,0.00

      """)
    #expect(answer.statements.map(\.account.currency.code) == ["GEL", "USD"])
    #expect(answer.statements.map { $0.rows.map(\.amount) } == [cents(-1250, -1500), cents(50000)])
  }

  /// Of two amounts the account's is the one whose currency is called so, or that equals the other in rows with the
  /// account's currency.
  @Test(arguments: [
    "Data;Text;Suma tranzactiei;Moneda tranzactiei;Suma in moneda contului;Moneda contului\n"
      + "14.02.2026;A;-20,00;USD;-92,00;RON\n13.02.2026;B;-10,00;USD;-46,00;RON\n",
    "Date;Details;Transaction amount;Transaction currency;Billing amount;Billing currency\n"
      + "2026-02-14;A;-20,00;USD;-92,00;RON\n2026-02-13;B;-10,00;USD;-46,00;RON\n",
    "Date;Details;Transaction amount;Transaction currency;Settlement amount;Settlement currency\n"
      + "2026-02-14;A;-20,00;USD;-92,00;RON\n2026-02-13;B;-46,00;RON;-46,00;RON\n",
    "Datum;Text;Betrag;Währung;Gegenwert RON\n14.02.2026;A;-20,00;USD;-92,00\n13.02.2026;B;-46,00;RON;-46,00\n",
  ]) func amountsOfPurchasesAreNotTheAccounts(_ text: String) throws {
    let answer = try Answer(text)
    #expect(answer.rows.map(\.amount) == cents(-9200, -4600))
    #expect(answer.statements.map(\.account.currency.code) == ["RON"])
  }

  /// A row whose amount is zero is not taken while another column has its money.
  @Test(arguments: [
    "Amount USD,Amount local\n2026-03-15,A,0.00,-34.00\n2026-03-16,B,-10.00,0.00\n",
    "Amount,Interest\n2026-03-15,A,-34.00,0.00\n2026-03-16,B,50.00,0.00\n2026-03-16,C,0.00,1.25\n",
    "Money out,Money in,Cash back\n2026-03-15,A,25.00,0.00,0.00\n2026-03-16,B,0.00,0.00,1.25\n",
    "Debit (USD),Credit (USD),Debit (KHR),Credit (KHR)\n2026-03-15,A,25.00,0.00,0.00,0.00\n"
      + "2026-03-15,B,0.00,5.00,0.00,0.00\n2026-03-16,C,0.00,0.00,12500.00,0.00\n",
    "Cash,Card\n2026-03-15,A,-25.00,0.00\n2026-03-16,B,50.00,0.00\n2026-03-17,C,0.00,-1.25\n",
  ]) func moneyInAnotherColumnIsNotLost(_ table: String) throws {
    let error = try #require(refusal("Date,Text," + table))
    #expect(error.message.contains("its amount is zero, and column"))
    #expect(error.question != nil)
  }

  /// Points are not money.
  @Test func pointsBesideAnAmountOfZeroAreNotMoney() throws {
    let answer = try Answer("Date,Text,Amount,Points\n2026-03-15,A,-25.00,0\n2026-03-16,B,0.00,100\n")
    #expect(answer.rows.map(\.amount) == cents(-2500, 0))
  }

  /// Two columns that never both have a figure do not prove each other, though their sums add up.
  @Test func sidesUnderUnknownHeadersAreAsked() {
    let table = "Date,Text,Foo,Bar\n2026-01-14,A,25.00,0.00\n2026-01-15,B,0.00,25.00\n2026-01-16,C,0.00,0.00\n"
    #expect(refusal(table)?.question != nil)
  }

  /// A column of figures below a header for a currency may be the amount in the account's currency.
  @Test func figuresBelowAHeaderForACurrencyAreAmounts() throws {
    let asked = refusal(
      "Date,Text,Currency,Amount,Local Currency\n2026-01-11,A,AED,-150.00,-150.00\n2026-01-12,B,USD,-20.00,-75.10\n")
    #expect(asked?.question?.topic == .amount)
  }

  /// A currency may decide what nothing else does, and a note says so.
  @Test func currencyDecidesDaysAndMarks() throws {
    let answer = try Answer("Date,Description,Amount,Currency\n02/03/2026,A,-1.50,AUD\n05/03/2026,B,2.00,AUD\n")
    #expect(answer.rows.map(\.day.description) == ["2026-03-02", "2026-03-05"])
    #expect(answer.problems.contains { $0.message.contains("because no country with AUD writes the month first") })
    let rupees = try Answer("Date,Details,Type,Amount\n2026-11-15,A,DEBIT,₹388\n2026-11-14,B,CREDIT,\"₹1,500\"\n")
    #expect(rupees.rows.map(\.amount) == cents(-38800, 150_000))
    #expect(rupees.problems.contains { $0.message.contains("because countries with INR write amounts that way") })
    #expect(refusal("Date,Description,Amount (EUR)\n02/03/2026,A,-1.50\n05/03/2026,B,2.00\n")?.question != nil)
  }
}
