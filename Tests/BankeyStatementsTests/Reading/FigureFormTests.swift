import BankeyModel
import BankeyStatements
import Testing

/// The forms of amounts in tables, read by the reader.
@Suite struct FigureFormTests {
  private func answer(_ figures: [String]) throws -> Answer {
    let rows = figures.map { "2026-03-12|COFFEE|\($0)\n" }.joined()
    return try Answer("Date|Description|Amount\n" + rows)
  }

  private func amounts(_ figures: String...) throws -> [String] { try answer(figures).rows.map(\.amount.description) }

  @Test(arguments: [
    "-1234.50", "-1,234.50", "-1'234.50", "-1’234.50", "-1 234.50", "-1\u{A0}234.50", "-1\u{202F}234.50",
    "-1\u{2009}234.50",
    "\u{2212}1234.50", "–1,234.50", "(1,234.50)", "1,234.50-", "1,234.50 -", "$-1,234.50", "-$1,234.50", "($1,234.50)",
    "-1,234.50 USD", "USD -1,234.50", "1,234.50 Dr", "1,234.50DR", "1,234.50 (Dr)", "₹1,234.50 Dr.", "1234.50 D",
    "1234.50 S",
    "１,２３４.５０ 借", "-１，２３４．５０", "-١٢٣٤٫٥٠", "-١٬٢٣٤٫٥٠", "-१,२३४.५०", "- Rs.1,234.50", "Rs. -1,234.50", "=\"-1234.50\"",
    "*-1,234.50", "-1234.5", "-Q1,234.50", "-N1,234.50", "-SR 1,234.50", "-Dhs.1,234.50", "-E£1,234.50",
    "-د.إ.1,234.50",
  ]) func everyFormOfAnOutgoingAmountIsRead(_ figure: String) throws {
    #expect(try amounts(figure, "-2.25") == ["-1234.50", "-2.25"], "\(figure)")
  }

  @Test(arguments: [
    "-1234,50", "-1.234,50", "-1 234,50 €", "€ -1.234,50", "-1'234,50", "1.234,50-", "1.234,50 S", "1.234,50 D",
    "-1.234,50 kr.",
    "-1 234,50 zł", "-1\u{A0}234,50 Kč", "R$ -1.234,50", "-1.234,50 TL", "-1 234,50 руб.", "-1 234,50 Ft",
    "-Bs.1.234,50", "-AR$ 1.234,50", "-1 234,50 с",
  ]) func everyFormWithACommaIsRead(_ figure: String) throws {
    #expect(try amounts(figure, "-2,25") == ["-1234.50", "-2.25"], "\(figure)")
  }

  @Test
  func commaAmountsMayStandBesidePointBalances() throws {
    let answer = try Answer(
      "dateOp;label;amount;accountbalance\n2026-03-12;CAFE;-29,99;1500.00\n2026-03-13;PAIN;-1,50;1498.50\n")
    #expect(answer.rows.map(\.amount.description) == ["-29.99", "-1.50"])
    let undecided = try Answer(
      "Date;Description;Amount;Balance\n2026-03-12;RENT;-1.250;8.750,00\n2026-03-13;PAY;2.000;10.750,00\n")
    #expect(undecided.rows.map(\.amount.description) == ["-1250.00", "2000.00"])
  }

  @Test func lakhGroupsAreRead() throws {
    #expect(
      try amounts("1,23,456.78 Cr", "12,34,56,789.00 Dr", "1,00,000.00Cr") == [
        "123456.78", "-123456789.00", "100000.00",
      ])
  }

  @Test func incomingAmountsAreRead() throws {
    #expect(
      try amounts("+1,234.50", "12.00 Cr", "12.00CR", "12.00 H", "-3.00") == [
        "1234.50", "12.00", "12.00", "12.00", "-3.00",
      ])
  }

  @Test func signContradictingItsWordIsRefused() throws {
    // A file is refused if a row would be lost.
    for figure in ["-12.00 Cr", "+5.00 Dr"] {
      let error = refusal("Date|Description|Amount\n2026-03-12|A|\(figure)\n2026-03-12|B|-1.00\n2026-03-12|C|-2.00\n")
      #expect(error?.message.contains("its amount “\(figure)” cannot be read") == true)
    }
  }

  @Test func otherWordsAreRefused() {
    for figure in ["12.00 X", "-12.00 apples", "12 EUR 50", "1.2e5", "-12.00 EUR USD"] {
      #expect(throws: (any Error).self, "\(figure)") { try answer([figure]) }
    }
  }

  @Test(arguments: ["-", "--", "–", "—", "n/a", "-.--", ""]) func dashesMeanNoAmount(_ nothing: String) throws {
    let file = "Date|Description|Debit|Credit\n2026-03-12|COFFEE|4.10|\(nothing)\n2026-03-13|PAY|\(nothing)|100.00\n"
    #expect(try Answer(file).rows.map(\.amount.description) == ["-4.10", "100.00"])
  }

  @Test func linesAboveDoNotDecideTheMark() throws {
    let file =
      "Balance as of 12.03.2026;1.234,56 EUR\n\nDate;Description;Amount\n2026-03-12;COFFEE;-4.10\n2026-03-13;PAY;100.00\n"
    #expect(try Answer(file).rows.map(\.amount.description) == ["-4.10", "100.00"])
  }

  @Test func signDecidesTheCurrency() throws {
    #expect(try answer(["-4.10 ₹", "-1.00 ₹"]).statements.map(\.account.currency.code) == ["INR"])
    #expect(try answer(["-4.10 zł", "-1.00 zł"]).statements.map(\.account.currency.code) == ["PLN"])
    #expect(try answer(["-$4.10", "-$1.00"]).statements.map(\.account.currency.code) == ["XXX"])
  }
}
