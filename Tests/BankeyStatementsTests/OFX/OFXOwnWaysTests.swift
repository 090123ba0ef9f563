import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Dates, amounts and currencies that banks write in their own ways.
@Suite struct OFXOwnWaysTests {
  private func days(_ dates: String...) throws -> [String] {
    try Answer(OFXSample.oneRow(dates.map { OFXSample.row(posted: $0) }.joined())).rows.map(\.day.description)
  }

  @Test func datesWithTheYearFirstAreRead() throws {
    #expect(try days("2026/01/15", "2026/1/5", "2026.01.15") == ["2026-01-15", "2026-01-05", "2026-01-15"])
  }

  @Test func otherDatesShowWhetherTheDayComesFirst() throws {
    #expect(try days("15/01/2026", "05/02/2026") == ["2026-01-15", "2026-02-05"])
    #expect(try days("02/05/2026", "01/15/2026") == ["2026-02-05", "2026-01-15"])
    #expect(try days("15-01-2026", "05-02-2026 10:30") == ["2026-01-15", "2026-02-05"])
    #expect(try days("05/05/2026") == ["2026-05-05"])
  }

  @Test func dateWhoseOrderIsOpenIsReported() throws {
    for other in ["05/03/2026", "15/01/2026\n<FITID>A<NAME>A</STMTTRN><STMTTRN><DTPOSTED>01/15/2026"] {
      let rows = OFXSample.row(id: "OK") + OFXSample.row(posted: "05/02/2026") + OFXSample.row(posted: other)
      let answer = try Answer(OFXSample.oneRow(rows))
      #expect(answer.rows.map(\.nativeId) == ["OK"])
      let words = "its date “05/02/2026” can have the day or the month first"
      #expect(answer.problems.first?.message.contains(words) == true)
    }
  }

  @Test func numbersThatAreNotADateAreReported() throws {
    for date in ["201320000000", "1/15/26", "15/13/2026", "2026/01"] {
      let answer = try Answer(OFXSample.oneRow(OFXSample.row(id: "OK") + OFXSample.row(posted: date)))
      #expect(answer.rows.map(\.nativeId) == ["OK"], "\(date)")
      #expect(answer.problems.first?.message.contains("“\(date)” is impossible") == true, "\(date)")
    }
  }

  @Test(arguments: [
    ("BRL", "-R$ 9,00", "-9.00"), ("USD", "$-3.00", "-3.00"), ("EUR", "-10,00 EUR", "-10.00"), ("EUR", "€5.00", "5.00"),
    ("EUR", "5.00CR", "5.00"), ("EUR", "5.00DR", "-5.00"), ("USD", "-$1,234.50", "-1234.50"),
  ]) func currencyOrSideMayStandBesideAnAmount(currency: String, text: String, figure: String) throws {
    let row = OFXSample.row(amount: text).replacing("CREDIT", with: text.hasSuffix("DR") ? "DEBIT" : "CREDIT")
    let answer = try Answer(OFXSample.file(OFXSample.statement(currency: "<CURDEF>\(currency)", list: row)))
    #expect(answer.row?.amount.description == figure)
    #expect(answer.problems.isEmpty)
  }

  @Test(arguments: [
    ("USD", "-R$ 9,00", "is not in USD"), ("USD", "-10.00 EUR", "is not in USD"), ("EUR", "$-3.00", "cannot be read"),
  ]) func amountInAnotherCurrencyIsReported(currency: String, text: String, words: String) throws {
    let rows = OFXSample.row(id: "OK") + OFXSample.row(amount: text)
    let answer = try Answer(OFXSample.file(OFXSample.statement(currency: "<CURDEF>\(currency)", list: rows)))
    #expect(answer.rows.map(\.nativeId) == ["OK"])
    #expect(answer.problems.map(\.message) == ["Skipped a transaction: its amount “\(text)” \(words)."])
  }

  @Test(arguments: [
    ("R$", "BRL", "The currency “R$” is not a code of ISO 4217, so bankey reads it as BRL."),
    ("QQQ", "QQQ", "The currency “QQQ” is not a code of ISO 4217, so bankey keeps it as it is."),
    ("$", "XXX", "A statement does not name its currency."),
  ]) func currencyWithoutACodeIsReported(written: String, code: String, words: String) throws {
    let answer = try Answer(
      OFXSample.file(OFXSample.statement(currency: "<CURDEF>\(written)", list: OFXSample.row())))
    #expect(answer.statements.map(\.account.currency.code) == [code])
    #expect(answer.problems.map(\.message) == [words])
  }

  private func balances(_ rows: String...) -> String {
    OFXSample.file(
      OFXSample.statement(list: rows.joined(), balances: "<LEDGERBAL><BALAMT>90<DTASOF>20260131</LEDGERBAL>"))
  }

  @Test func balancesThatTheLedgerProvesAreNotMoney() throws {
    let (opening, row) = (OFXSample.row(amount: "100", "<NAME>Opening Balance"), OFXSample.row(amount: "-10"))
    let closing = OFXSample.row(amount: "90", "<NAME>CLOSING BALANCE")
    for file in [balances(opening, row, closing), balances(closing, row, opening), balances(row, closing)] {
      let answer = try Answer(file)
      #expect(answer.rows.map(\.amount.description) == ["-10.00"])
      #expect(answer.problems.first?.message.contains("that only state") == true)
    }
  }

  @Test func balancesWithoutProofAreTransactions() throws {
    let (opening, row) = (OFXSample.row(amount: "100", "<NAME>Opening balance"), OFXSample.row(amount: "-10"))
    let payment = OFXSample.row(amount: "40", "<NAME>Closing balance")
    let closing = OFXSample.row(amount: "90", "<NAME>Closing balance")
    #expect(try Answer(balances(row, payment)).rows.count == 2)
    #expect(try Answer(balances(opening, row)).rows.count == 2)
    #expect(try Answer(balances(opening, closing)).rows.count == 2)
    #expect(try Answer(balances(row, closing, closing)).rows.count == 3)
  }
}
