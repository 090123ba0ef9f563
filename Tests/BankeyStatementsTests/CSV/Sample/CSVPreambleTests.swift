import BankeyModel
import Testing

/// Lines above a table that name its account and currency.
@Suite struct CSVPreambleTests {
  /// Some banks write their headers twice, in two languages.
  @Test func headersMayHaveATranslation() throws {
    let answer = try Answer(
      """
      Datum;Text;Belastung;Gutschrift;Saldo
      Date;Libellé;Débit;Crédit;Solde
      28.03.2024;Migros;52,65;;319,47
      27.03.2024;Lohn;;50,00;372,12

      """)
    #expect(answer.rows.map(\.amount) == cents(-5265, 5000))
    #expect(answer.problems.contains { $0.message == "Skipped 1 row that is not a transaction." })
  }

  @Test func currencyBehindAMaskedNumberIsNotPartOfIt() throws {
    let answer = try Answer("Account Number: XXXXXXXXXXXX0001 AED\nDate,Text,Amount\n2026-03-15,A,-4.00\n")
    #expect(answer.statements.map(\.account.number) == ["XXXXXXXXXXXX0001"])
    #expect(answer.statements.map(\.account.currency.code) == ["AED"])
  }

  private func answer(_ lines: String...) throws -> Answer {
    let table = ["Date,Description,Amount", "2026-02-13,Shop,-150.50", "2026-02-14,Salary,750.00"]
    return try Answer((lines + table).joined(separator: "\n") + "\n")
  }

  private func currency(_ lines: String...) throws -> String? {
    let table = ["Date,Description,Amount", "2026-02-13,Shop,-150.50", "2026-02-14,Salary,750.00"]
    return try Answer((lines + table).joined(separator: "\n") + "\n").accounts.first?.account.currency.code
  }

  @Test(arguments: [
    "Type,ALL", "ALL", "Order,TOP", "Mode,TRY", "Currency,ALL currencies", "Sum of ALL account", "ALL,10012345678,,0",
  ])
  func wordAboveTheTableIsNotACurrency(_ line: String) throws {
    #expect(try currency(line) == "XXX")
  }

  @Test(arguments: [
    ("Currency,ALL", "ALL"), ("Account balance,TRY", "TRY"), ("Account number,1234567890,MAD", "MAD"),
    ("Statement,NOK", "NOK"),
  ]) func codeBesideAnAccountIsTheCurrency(_ line: String, _ code: String) throws {
    #expect(try currency(line) == code)
  }

  @Test(arguments: [
    ("Currency:,ZAR - SOUTH AFRICAN RAND", "ZAR"), ("Currency:,INR (Indian Rupee)", "INR"),
    ("Currency: ZAR - South African Rand", "ZAR"), ("Statement of INR account", "INR"),
  ]) func codeInTheValueIsTheCurrency(_ line: String, _ code: String) throws {
    #expect(try currency(line) == code)
  }

  @Test(arguments: [
    ("Account Number,,012345678901 ( INR )  - JOHN DOE,", "012345678901", "INR"),
    ("Account No:,12345678 - SBZAZAJJ", "12345678", "XXX"),
    ("Account number,00000/00 CHF", "00000/00", "CHF"),
    ("Account number,0123456789012 - EUR - Current", "0123456789012", "EUR"),
    ("Account number: NO9386011117947 - Jane Doe", "NO9386011117947", "XXX"),
    ("Account number,12 34 56 - 12345678", "12 34 56 - 12345678", "XXX"),
  ]) func accountIsTheNumberOfItsField(_ line: String, _ number: String, _ code: String) throws {
    let account = try #require(try answer(line).accounts.first?.account)
    #expect(account.number == number && account.currency.code == code)
  }

  @Test(arguments: [
    ("Account Name:Mr X Test  10012811234", "10012811234"), ("No. Rekening,=,'1234567890", "1234567890"),
    ("38-9000-0123456-00,,,,", "38-9000-0123456-00"), ("111111111111 活存", "111111111111"),
    ("Cuenta de ahorros,12345678901", "12345678901"), ("お客さま口座番号：10190-12345671", "10190-12345671"),
  ]) func accountIsNamedAbove(_ line: String, _ number: String) throws {
    #expect(try answer(line).accounts.first?.account.number == number)
  }

  @Test(arguments: ["2026-02-13,,,", "202602131200 Report", "01-02-2026-28-02-2026", "12345"])
  func otherLoneNumberIsNotAnAccount(_ line: String) throws {
    #expect(try answer(line).accounts.first?.account.number == nil)
  }

  @Test func balanceAboveAJapaneseTableIsRead() throws {
    let answer = try CSVSample.answer(
      "現在高：,140000,円", "お客さま口座番号：10190-12345671", "取引日,受入金額（円）,払出金額（円）,詳細１", "20260104,,5000,ATM",
      "20260110,10000,,ヤマダ")
    #expect(answer.accounts.first?.account.number == "10190-12345671")
    #expect(answer.accounts.flatMap(\.balances).map(\.balance) == [Amount(units: 140_000, scale: 0)])
  }
}
