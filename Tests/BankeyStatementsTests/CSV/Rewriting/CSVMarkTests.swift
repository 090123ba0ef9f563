import BankeyModel
import Testing

/// Tables with quotes around whole lines, or several characters between fields.
@Suite struct CSVMarkTests {
  /// The form by which spreadsheets keep a field as it is may itself be quoted.
  @Test func guardedFieldsMayBeQuoted() throws {
    let answer = try Answer(
      #"Date,Text,Debit,Credit"# + "\n" + #""=""27-03-2026""",Salary,,"=""150.00""""# + "\n"
        + #""=""28-03-2026""",Shop,"=""50.00""","# + "\n")
    #expect(answer.rows.map(\.amount) == cents(15000, -5000))
  }

  /// Some programs write the minus before the quotes that protect the comma.
  @Test func minusMayStandBeforeQuotes() throws {
    let answer = try Answer(
      "Date,Narrative,Amount\n02-Jul-2026,ADS,-\"$1,234.56\"\n03-Jul-2026,SHOP,-$5.00\n04-Jul-2026,SALARY,\"$2,500.00\"\n"
    )
    #expect(answer.rows.map(\.amount) == cents(-123_456, -500, 250_000))
  }

  /// Units beside figures, as people write them; a sign that several countries use names no currency.
  @Test(arguments: [
    ("-12,50 eur", "EUR"), ("-12.50 Kz", "AOA"), ("Q-12.50", "GTQ"), ("L. -12.50", "HNL"), ("B/.-12.50", "PAB"),
    ("-12,50 zl", "PLN"), ("-12.50 درهم", "XXX"), ("C$-12.50", "XXX"), ("-12.50 Dhs", "XXX"), ("-12.50元", "XXX"),
  ]) func unitsBesideFiguresAreRead(_ figure: String, _ currency: String) throws {
    let answer = try Answer("Date;Text;Amount\n2026-01-15;Coffee;\(figure)\n")
    #expect(answer.rows.map(\.amount) == cents(-1250))
    #expect(answer.statements.map(\.account.currency.code) == [currency])
  }

  @Test func dashesMayStandForNoDecimals() throws {
    #expect(try CSVSample.amounts("-100,--", "12,-", "-3,50") == ["-100.00", "12.00", "-3.50"])
  }

  @Test func quotesAroundWholeLinesAreTakenOff() throws {
    let answer = try CSVSample.answer(
      "\"Data;Causale;Uscite;Entrate\"", "\"12/09/2026;Bar \"\"Sport\"\";43,20;\"", "\"13/09/2026;Stipendio;;2100,00\"")
    #expect(answer.rows.map(\.amount) == cents(-4320, 210_000))
    #expect(answer.rows.first?.description == "Bar \"Sport\"")
  }

  @Test func quotedFieldsStandBesideSplitAmounts() throws {
    let answer = try CSVSample.answer(
      "Data operazione,Causale,Descrizione,Importo (EUR)", "10/03/2026,Bonifico,\"Rossi, saldo\",\"2.500,00\"",
      "11/03/2026,Addebito,Telepass,-42,60", "15/03/2026,Addebito,Enel,-80,15")
    #expect(answer.rows.map(\.amount) == cents(250_000, -4260, -8015))
  }

  /// A unit behind a figure does not hide that its comma also separates the fields.
  @Test(arguments: ["€", " €", " EUR", " zł"])
  func splitFiguresMayHaveUnits(_ unit: String) throws {
    let answer = try CSVSample.answer(
      "Date,Text,Amount,Kind", "2026-02-01,Cafe,-6,50\(unit),A", "2026-02-03,Shop,-45,00\(unit),B")
    #expect(answer.rows.map(\.amount) == cents(-650, -4500))
  }

  @Test func splitThousandsMayHaveUnits() throws {
    let answer = try CSVSample.answer(
      "이용일,이용처,이용금액,업종분류", "2026-02-01,스타벅스,6,500원,카페", "2026-02-03,이마트,45,000원,마트")
    #expect(answer.rows.map(\.amount.description) == ["-6500", "-45000"])
  }

  @Test func dayBeforeADateIsNotItsText() throws {
    let answer = try CSVSample.answer(
      "TYPE     |DATE |DATE   |TEXT        |    AMOUNT|   BALANCE", "",
      "GOLD      17ИЮН 18ИЮН18 Shop A         -100.00     900.00",
      "GOLD      19ИЮН 20ИЮН18 Wages            50.00     950.00",
      "GOLD      21ИЮН 22ИЮН18 Shop B          -10.00     940.00")
    #expect(answer.rows.map(\.day.description) == ["2018-06-18", "2018-06-20", "2018-06-22"])
    #expect(answer.rows.map(\.amount) == cents(-10000, 5000, -1000))
  }

  @Test func barsBetweenTildesSeparateFields() throws {
    let answer = try CSVSample.answer(
      "Name :~|~Jane Doe", "", "Type~|~DATE~|~Description~|~AMT~|~Debit / Credit",
      "A~|~15/09/2026 10:11:12~|~Cafe~|~450.00~|~Dr",
      "A~|~20/09/2026 11:11:12~|~Refund~|~1,450.00~|~Cr")
    #expect(answer.rows.map(\.amount) == cents(-45000, 145_000))
    #expect(answer.rows.map(\.description) == ["Cafe", "Refund"])
  }
}
