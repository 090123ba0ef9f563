import BankeyModel
import BankeyStatements
import TestSupport
import Testing

/// Tables that no delimiter separates: markup, print, and amounts that the delimiter cuts.
@Suite struct CSVRewritingTests {
  /// Printed statements write the date once a day.
  @Test func dateOfADayIsThatOfAllItsRows() throws {
    let answer = try Answer(
      """
      Date,Details,Debit,Credit,Balance
      13/01/2026,BALANCE FORWARD,,,1000.00
      14/01/2026,POS TESCO,25.00,,
      ,POS SPAR,10.00,,965.00
      15/01/2026,SALARY,,2000.00,2965.00
      ,DD ELECTRIC,60.00,,2905.00

      """)
    #expect(answer.rows.map(\.day.description) == ["2026-01-14", "2026-01-14", "2026-01-15", "2026-01-15"])
    #expect(answer.rows.map(\.amount) == cents(-2500, -1000, 200_000, -6000))
    #expect(answer.problems.contains { $0.message.hasPrefix("Rows without a date are read with") })
  }

  /// A total among the rows of two cards is no transaction, whatever else it says.
  @Test func undatedTotalsAreNotTransactions() throws {
    let answer = try Answer(
      "Datum;Text;Betrag\n14.01.2026;A;-25,00\n15.01.2026;B;-10,00\n;Total Karte 4111 11XX;-35,00\n16.01.2026;C;-4,00\n"
    )
    #expect(answer.rows.map(\.amount) == cents(-2500, -1000, -400))
  }

  /// Where dates repeat, or the rows without one add up to the one above, they are something else.
  @Test(arguments: [
    "14/01/2026,A,-25.00\n,B,-10.00\n15/01/2026,C,-3.00\n15/01/2026,D,-4.00\n16/01/2026,E,-5.00\n",
    "14/01/2026,A,-25.00\n,B,-10.00\n,C,-15.00\n15/01/2026,D,-4.00\n",
    "14/01/2026,A,-25.00\n15/01/2026,B,-10.00\n16/01/2026,C,-4.00\n,Q 3,-39.00\n17/01/2026,D,-1.00\n,E,-1.00\n",
    "14/01/2026,A,-25.00\n,B,-10.00\n15/01/2026,C,-4.00\n",
    "14/01/2026,A,\n,-25.00,1.00\n15/01/2026,C,-4.00\n,-5.00,2.00\n16/01/2026,D,-4.00\n",
  ]) func otherRowsWithoutADateAreRefused(_ rows: String) {
    #expect(refusal("Date,Details,Amount\n" + rows) != nil)
  }

  private static let page = """
    <html><head><style>td { color: red }</style></head><body>
    <h2>Movimientos de la cuenta ES9121000418450200051332</h2>
    <table><tr><td>Saldo:</td><td>1.234,56 EUR</td></tr></table>
    <TABLE class="x"><THEAD><TR><TH>Fecha<TH>Concepto<TH>Importe<TH>Saldo</THEAD>
    <TR><TD>15/01/2026<TD>Caf&eacute;<br>Central<TD align=right>-4,50&nbsp;&euro;<TD>1.230,06&nbsp;&euro;
    <TR><TD>16/01/2026<TD>N&oacute;mina &amp; m&#225;s<TD>4,50&nbsp;&euro;<TD>1.234,56&nbsp;&euro;
    </TABLE></body></html>
    """

  @Test func webPageIsATable() throws {
    let answer = try Answer(Self.page)
    #expect(answer.rows.map(\.amount) == cents(-450, 450))
    #expect(answer.rows.map(\.description) == ["Café Central", "Nómina & más"])
    #expect(answer.accounts.map(\.account.number) == ["ES9121000418450200051332"])
    #expect(answer.accounts.map(\.account.currency.code) == ["EUR"])
    #expect(StatementFormat.sniff(Array(Self.page.utf8)) == .csv)
  }

  @Test func pageErrorNamesItsLine() throws {
    // Without the only minus, the first amount that could be either is in the fifth line.
    let page = Self.page.replacing("-4,50", with: "4,50").replacing("<TH>Saldo", with: "<TH>Kq")
    let unsigned = ["<TD>1.230,06&nbsp;&euro;", "<TD>1.234,56&nbsp;&euro;"].reduce(page) { $0.replacing($1, with: "") }
    #expect(refusal(unsigned)?.line == 5)
  }

  @Test func pageWithoutATableIsRefused() {
    let error = refusal("<html><body><form>Log in <input name=user></form></body></html>\n")
    #expect(error?.message == "This is not a statement file: it is a web page, perhaps a login page.")
  }

  @Test func emptyXMLSpreadsheetCellsAreOmitted() throws {
    func cell(_ text: String, _ index: String = "") -> String {
      "<Cell\(index)><Data ss:Type=\"String\">\(text)</Data></Cell>"
    }
    let rows = [
      cell("Date") + cell("Text") + cell("Out") + cell("In"),
      cell("2026-01-15T00:00:00.000") + cell("Coffee") + cell("4.5"),
      cell("2026-01-16T00:00:00.000") + cell("Pay") + cell("2500", " ss:Index=\"4\""),
    ]
    let book =
      "<?xml version=\"1.0\"?>\n<Workbook xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\"><Worksheet><Table>\n"
      + rows.map { "<Row>\($0)</Row>\n" }.joined() + "</Table></Worksheet></Workbook>\n"
    #expect(try Answer(book).rows.map(\.amount) == cents(-450, 250_000))
    // Some banks write the prefix of the attributes before a tag, too.
    let prefixed = book.replacing("Table>", with: "ss:Table>")
    #expect(try Answer(prefixed).rows.map(\.amount) == cents(-450, 250_000))
  }

  @Test func workbookIsRefusedWithAdvice() throws {
    let old: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0, 0, 0]
    for bytes in [old, Array("PK\u{3}\u{4}......[Content_Types].xml".utf8)] {
      let error = #expect(throws: StatementError.self) { try Answer(bytes) }
      #expect(error?.message.contains("it is an Excel workbook. Save it as CSV") == true)
    }
  }

  @Test func printedTableIsReadByItsColumns() throws {
    let answer = try Answer(
      """
      STATEMENT OF ACCOUNT                                  Page 1

         DATE        TEXT                                  DEBIT          CREDIT
         ----------  ----------------------------  -------------  --------------
         15/01/2026  CHEQUE 0000056                        68,00
                     for the roof
         20/01/2026  FEE                                    8,00
         27/01/2026  TRANSFER                                             900,00
      """ + "\n")
    #expect(answer.rows.map(\.amount) == cents(-6800, -800, 90_000))
    #expect(answer.rows.first?.description == "CHEQUE 0000056 for the roof")
  }

  @Test func printedSubtotalMayStartAnotherList() {
    let error = refusal(
      """
      DATE        TEXT                  AMOUNT
      15/01/2026  CHEQUE                -68,00
      20/01/2026  FEE                    -8,00
                  TOTAL                 -76,00
      20/01/2026  FEE                    -8,00
      """ + "\n")
    #expect(error != nil)
  }

  @Test func printedDaysWithoutAYearAskForIt() throws {
    let text =
      "Card statement\n\n21 feb     22 feb     SHOP           AMSTERDAM        0,99   Af\n"
      + "24 feb     25 feb     TAXI           AMSTERDAM       10,50   Af\n"
      + "26 feb     26 feb     PAYMENT                       120,00   Bij\n"
    #expect(refusal(text)?.question != nil)
  }

  /// One transaction has a line for each value.
  @Test(arguments: ["\n", "\r\n"]) func listOfLabelledLinesIsATable(_ end: String) throws {
    let text = [
      "From: 01/01/2026 to 31/01/2026", "", "Account: 12345678", "", "Date: 23/01/2026",
      "Description: BANK GIRO CREDIT", "      REF SALARY", "Amount: 1000.00", "Balance: 1987.50", "",
      "Date: 03/01/2026",
      "Description: SHOP", "Amount: -12.50", "Balance: 987.50", "",
    ].joined(separator: end)
    let answer = try Answer(text)
    #expect(answer.rows.map(\.amount) == cents(100000, -1250))
    #expect(answer.rows.map(\.day.description) == ["2026-01-23", "2026-01-03"])
    #expect(answer.rows.map(\.description) == ["BANK GIRO CREDIT REF SALARY", "SHOP"])
    #expect(answer.statements.map(\.account.nativeId) == ["12345678"])
  }

  @Test func letterWithLabelsIsNotAStatement() {
    #expect(refusal("Date: 23/01/2026\nSubject: Your order\nDear customer,\nthank you.\n") != nil)
  }

  @Test func decimalCommasBetweenFieldsAreJoined() throws {
    let answer = try CSVSample.answer(
      "Datum,Text,Betrag,Saldo", "15.01.2026,Kaffee,-4,50,995,50", "16.01.2026,Gehalt,2500,00,3495,50",
      "17.01.2026,Miete,-800,00,2695,50")
    #expect(answer.rows.map(\.amount) == cents(-450, 250_000, -80_000))
    #expect(answer.problems.contains { $0.message == "2 of 2 balances add up." })
  }

  @Test func ambiguousCommasAreRefused() {
    #expect(refusal("Datum,Text,Menge,Betrag\n15.01.2026,Kaffee,5,10,50\n16.01.2026,Tee,7,12,00\n") != nil)
  }
}

/// What a column says without saying it in every row.
@Suite struct CSVLoneWordTests {
  @Test(arguments: ["操作日(年),操作日(月),操作日(日)", "年,月,日"]) func splitDatesAreJoined(_ names: String) throws {
    let answer = try Answer(
      "\(names),摘要,お支払金額,お預り金額,残高\n2023,4,3,ATM,10000,,90000\n2023,4,10,給与,,250000,340000\n")
    #expect(answer.rows.map(\.day.description) == ["2023-04-03", "2023-04-10"])
    #expect(answer.rows.map(\.amount.description) == ["-10000.00", "250000.00"])
  }

  @Test func singleQuotesAreRead() throws {
    let answer = try CSVSample.answer(
      "'Date','Text','Amount'", "'2026-01-15','Coffee, large at O''Neill','-4.50'", "'2026-01-16','Pay','5.00'")
    #expect(answer.rows.map(\.amount) == cents(-450, 500))
    #expect(answer.rows.first?.description == "Coffee, large at O'Neill")
  }

  @Test(arguments: ["CR", "Cr.", "Haben"]) func rowsWithoutTheWordAreTheOtherDirection(_ word: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Kq", "2026-01-15,Coffee,4.50,", "2026-01-16,Pay,5.00,\(word)")
    #expect(answer.rows.map(\.amount) == cents(-450, 500))
  }

  @Test func letterInSomeRowsDecidesNothing() {
    let error = refusal("Date,Text,Amount,Kq\n2026-01-15,Coffee,4.50,\n2026-01-16,Pay,5.00,C\n")
    #expect(error?.message.hasPrefix("The file does not say which amounts came in") == true)
  }

  @Test(arguments: ["Soll", "out", "Debe", "Af"]) func wordAfterTheFigureIsItsDirection(_ word: String) throws {
    let answer = try CSVSample.answer("Date,Text,Amount", "2026-01-15,Coffee,12.50 \(word)", "2026-01-16,Pay,+5.00")
    #expect(answer.rows.map(\.amount) == cents(-1250, 500))
  }

  @Test func twoUnnamedDateColumnsAsk() throws {
    let table = "Foo;Bar;Baz;Betrag\n14.01.2026;15.01.2026;Kaffee;-4,50\n15.01.2026;16.01.2026;Gehalt;5,00\n"
    let question = try #require(refusal(table)?.question)
    #expect(question.topic == .date)
    let days = question.choices.map { $0.outcomes.map(\.day) }
    #expect(days == [["2026-01-14", "2026-01-15"], ["2026-01-15", "2026-01-16"]])
  }

  @Test func firstUnnamedDateIsThePostingIfItIsNeverEarlier() throws {
    let answer = try CSVSample.answer(
      "21.01.2026;18.01.2026;SHOP;-15,00", "25.01.2026;25.01.2026;INTEREST;0,67", "28.01.2026;27.01.2026;FUEL;-30,00")
    #expect(answer.rows.map(\.day.description) == ["2026-01-21", "2026-01-25", "2026-01-28"])
    let same = try CSVSample.answer("21.01.2026;21.01.2026;SHOP;-15,00", "25.01.2026;25.01.2026;PAY;0,67")
    #expect(same.rows.count == 2)
  }

  @Test func sortedDateColumnIsThePosting() throws {
    let answer = try CSVSample.answer(
      "13.01.2026;15.01.2026;Kaffee;-4,50", "11.01.2026;16.01.2026;Gehalt;5,00", "14.01.2026;17.01.2026;Tee;-2,50")
    #expect(answer.rows.map(\.day.description) == ["2026-01-15", "2026-01-16", "2026-01-17"])
  }

  @Test func dollarsWithMonthFirstAreAmerican() throws {
    let american = try CSVSample.answer("Date,Text,Amount", "01/15/2026,Coffee,-$4.50", "01/16/2026,Pay,$5.00")
    #expect(american.accounts.map(\.account.currency.code) == ["USD"])
    #expect(american.problems.contains { $0.question?.topic == .currency && $0.message.contains("so bankey uses USD") })
    let other = try CSVSample.answer("Date,Text,Amount", "15/01/2026,Coffee,-$4.50", "16/01/2026,Pay,$5.00")
    #expect(other.accounts.map(\.account.currency.code) == ["XXX"])
  }

  @Test func eachCurrencyBesideAmountsIsAnAccount() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount", "2026-01-15,Coffee,-4.50 EUR", "2026-01-16,Book,-10.00 USD", "2026-01-17,Pay,5.00 EUR")
    #expect(answer.accounts.map(\.account.currency.code).sorted() == ["EUR", "USD"])
    #expect(answer.problems.contains { $0.message.contains("each currency becomes a separate account") })
  }

  @Test func accountLineIsNotATransaction() throws {
    let error = try #require(
      refusal(
        "22/01/2026;-48,80;Carte;;CB MONOPRIX;;0;Alimentation\n21/01/2026;2500,00;Virement;;VIR SALAIRE;;0;Revenus\n"
          + "24/01/2026;1234,56;;01234 123456A\n"))
    #expect(error.question?.topic == .unreadable)
  }

  @Test func categoryDescribesARowWithoutText() throws {
    let answer = try CSVSample.answer(
      "Date,Text,Category,Amount", "2026-01-15,,Clothes,-4.50", "2026-01-16,Pay,Salary,5.00")
    #expect(answer.rows.map(\.description) == ["Clothes", "Pay"])
  }
}
