import BankeyModel
import Testing

/// Words for months, currencies and sides that only some countries write.
@Suite struct CSVCalendarTests {
  /// Six digits below a header for the date are one; where the year comes first, it does so here.
  @Test func sixDigitsAreDates() throws {
    let japanese = try Answer("ご利用日,ご利用先,支払金額\n241118,A,-3200\n241205,B,-500\n")
    #expect(japanese.rows.map(\.day.description) == ["2024-11-18", "2024-12-05"])
    let danish = try Answer("Dato;Tekst;Beløb\n150326;A;-3200,00\n310326;B;-500,00\n")
    #expect(danish.rows.map(\.day.description) == ["2026-03-15", "2026-03-31"])
    #expect(refusal("Date,Text,Amount\n210520,A,-3.00\n210521,B,-13.00\n210522,C,10.00\n")?.question != nil)
  }

  /// Spreadsheets keep a text in `="…"` as it is.
  @Test func datesMayBeGuarded() throws {
    let answer = try Answer(
      "Txn Date,Text,Amount\n=\"28-03-2026 03:43:02\",A,-8.50\n\"=\"\"27-03-2026\"\"\",B,3.20\n")
    #expect(answer.rows.map(\.day.description) == ["2026-03-28", "2026-03-27"])
    // A guard around nothing ends a file without a line end.
    for empty in ["=", "=\"", "=\"\""] { #expect(refusal("Date,Text,Amount\n2026-03-28,A,\(empty)") != nil) }
  }

  @Test(arguments: [
    "25 Ogos 2025", "25 avqust 2025", "25 жніўня 2025", "25 აგვისტო 2025", "25 غشت 2025", "25 Agosto 2025",
  ])
  func monthsOfMoreLanguagesAreRead(_ date: String) throws {
    #expect(try CSVSample.days(date) == ["2025-08-25"])
  }

  /// OFX writes the time and its zone behind the digits of the day.
  @Test func timesOfOFXAreNotPartOfTheDay() throws {
    let answer = try Answer("Date,Text,Amount\n20091224120000[0:GMT],A,-8.50\n20091223120000.000[-5:EST],B,3.20\n")
    #expect(answer.rows.map(\.day.description) == ["2009-12-24", "2009-12-23"])
  }

  @Test func dateOfZerosIsNotADate() throws {
    let answer = try CSVSample.answer(
      "Data;Historico;Valor", "02/01/2026;Pix;-10,00", "00/00/0000;Saldo do dia;5.805,88", "03/01/2026;Salario;100,00")
    #expect(answer.rows.map(\.amount) == cents(-1000, 10000))
    #expect(refusal("Data;Historico;Valor\n02/01/2026;Pix;-10,00\n00/00/0000;Loja;-5,00\n03/01/2026;B;1,00\n") != nil)
  }

  @Test func thaiShortMonthsAreRead() throws {
    let months = ["ม.ค.", "ก.พ.", "มี.ค.", "เม.ย.", "พ.ค.", "มิ.ย.", "ก.ค.", "ส.ค.", "ก.ย.", "ต.ค.", "พ.ย.", "ธ.ค."]
    for (index, month) in months.enumerated() {
      let month = try CSVSample.days("12 \(month) 2568", "13 \(month) 68").map { $0.prefix(7) }
      #expect(month == Array(repeating: "2025-\(index < 9 ? "0" : "")\(index + 1)", count: 2))
    }
  }

  @Test func monthBetweenDigitsIsRead() throws {
    #expect(try CSVSample.days("18ИЮН18", "19ИЮН18") == ["2018-06-18", "2018-06-19"])
  }

  @Test(arguments: [("Amount (Yen)", "JPY"), ("Amount (Won)", "KRW")])
  func nameOfACurrencyDecidesTheDecimals(_ header: String, _ code: String) throws {
    let answer = try CSVSample.answer("Date,Text,\(header)", "2026-02-13,Shop,\"-1,200\"", "2026-02-14,Pay,\"5,000\"")
    #expect(answer.accounts.first?.account.currency.code == code)
    #expect(answer.rows.map(\.amount) == [Amount(units: -1200, scale: 0), Amount(units: 5000, scale: 0)])
  }

  @Test func balanceOrDebtIsTheBalance() throws {
    let answer = try CSVSample.answer(
      "取引日,受入金額（円）,払出金額（円）,詳細１,現在（貸付）高", "20260104,,5000,ATM,118456", "20260110,10000,,ヤマダ,128456",
      "20260125,,5000,デンキ,123456")
    #expect(answer.accounts.flatMap(\.balances).map(\.balance) == [Amount(units: 123_456, scale: 0)])
  }

  @Test(arguments: [("Väljamakse", "Laekumine", "Kuupäev"), ("Izdaci", "Primici", "Datum")])
  func sidesOfSmallerLanguagesAreRead(_ out: String, _ into: String, _ date: String) throws {
    let answer = try CSVSample.answer(
      "\(date);Opis;\(out);\(into)", "13.02.2026;Shop;1,50;", "14.02.2026;Pay;;20,00")
    #expect(answer.rows.map(\.amount) == cents(-150, 2000))
  }

  @Test func initialsOfTurkishSidesAreRead() throws {
    let answer = try CSVSample.answer(
      "Tarih;Açıklama;Tutar;B/A", "28.03.2026;Market;45,30;B", "25.03.2026;Maaş;5.000,00;A",
      "20.03.2026;Kira;1.000,00;B")
    #expect(answer.rows.map(\.amount) == cents(-4530, 500_000, -100_000))
  }

  @Test func yearsOfNepalAreRefused() {
    let error = refusal("Date,Text,Amount\n2081-05-12,Shop,-150.50\n2081-05-13,Pay,20.00\n")
    #expect(error?.message.contains("the calendar of Nepal") == true)
  }

  @Test func ratesDecideTheMarkOfAmounts() throws {
    let answer = try CSVSample.answer(
      "Date;Text;Amount;Exchange rate", "2026-02-13;A;53.100;0.837934", "2026-02-14;B;-475.000;0.84")
    #expect(answer.rows.map(\.amount) == cents(5310, -47500))
    let grouped = try CSVSample.answer(
      "Date;Text;Amount;Exchange rate", "2026-02-13;A;53.100;0,837934", "2026-02-14;B;-475;0,84")
    #expect(grouped.rows.map(\.amount) == cents(5_310_000, -47500))
  }

  @Test func headersOfBanksWithSeveralCurrenciesNameNone() throws {
    let answer = try CSVSample.answer(
      "Date, Type, Description, Value, Balance, Account Name, Account Number",
      "31/07/2026,POS,A,-3.70,1234.56,N,'123456-12345678",
      "30/07/2026,BAC,B,1200.00,1238.26,N,'123456-12345678")
    #expect(answer.accounts.first?.account.currency.code == "XXX")
  }
}
