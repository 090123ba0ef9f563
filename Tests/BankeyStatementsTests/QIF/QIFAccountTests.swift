import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// What a QIF file says about an account beside its name, and memos of several lines.
@Suite struct QIFAccountTests {
  private func file(_ account: String, _ rows: String = QIFTests.row()) -> String {
    "!Account\nNMy account\nTBank\n\(account)^\n!Type:Bank\n\(rows)"
  }

  @Test func balanceOfTheAccountIsRead() throws {
    let answer = try Answer(file("/1/31/26\n$1,234.50\n", QIFTests.row("1/15/26") + QIFTests.row("1/31/26")))
    let time = Day(year: 2026, month: 1, day: 31).map { LocalTime(day: $0) }
    #expect(
      answer.statements.map(\.balances) == [[BalanceRecord(balance: Amount(units: 1234_5, scale: 1), date: time)]])
  }

  @Test(arguments: [
    "$1,234.50\n", "/1/31/26\n", "/1/31/26\n$0.00\n", "/1/31/26\n$?\n", "/1/14/26\n$5.00\n", "/x\n$5.00\n",
  ]) func balanceWithoutADayOrBeforeTheRowsIsIgnored(account: String) throws {
    #expect(try Answer(file(account)).statements.map(\.balances) == [[]])
  }

  @Test func eachAccountHasItsOwnBalance() throws {
    let other = file("/1/31/26\n$7.00\n").replacing("My account", with: "Other")
    let answer = try Answer(file("/1/31/26\n$5.00\n") + other + file("").replacing("My account", with: "Third"))
    #expect(answer.statements.map { $0.balances.map(\.balance?.units) } == [[500], [700], []])
  }

  @Test func linesOfAMemoAreJoined() throws {
    #expect(
      try Answer(file("", QIFTests.row("1/15/26", "-4.10", "PANN\nMone\nMtwo\n"))).row?.description == "ANN - one two")
  }

  @Test func currencyBehindTheEndIsThatOfTheAccount() throws {
    let rows = (QIFTests.row() + QIFTests.row()).replacing("^", with: "^EUR")
    #expect(try Answer(file("", rows)).statements.map(\.account.currency) == [Currency(code: "EUR")])
    #expect(try Answer(file("", QIFTests.row() + "^^^\n")).statements.map(\.account.currency.code) == ["XXX"])
    #expect(refusal(file("", rows + QIFTests.row().replacing("^", with: "^USD"))) != nil)
  }

  @Test func dateInPlaceOfTheMemoIsRead() throws {
    let row = try Answer(file("", "M1/15/2026\nT-4.10\nN\nPCOFFEE\n^\n")).row
    #expect(row?.day.description == "2026-01-15")
    #expect(row?.description == "COFFEE")
  }

  @Test func yearsMayCountFrom1900() throws {
    let rows = QIFTests.row("03/25/099Withdrawal") + QIFTests.row("03/25/107") + QIFTests.row("03/25/1999x")
    #expect(try Answer(file("", rows)).rows.map(\.day.description) == ["1999-03-25", "2007-03-25"])
  }

  @Test func layoutIsNotText() throws {
    let row = try Answer(file("", QIFTests.row("1/15/26", "-4.10", "PSHOP.EX          WWW\nM  one   two\n"))).row
    #expect(row?.description == "SHOP.EX WWW - one two")
    #expect(row?.counterparty == "SHOP.EX WWW")
  }

  @Test func numberOfADayOrCardIsNotACheck() throws {
    let row = QIFTests.row("1/15/26", "-4.10", "N20260115\nPCOFFEE\n")
    #expect(try Answer(file("", row)).row?.description == "COFFEE")
    #expect(
      try Answer(QIFTests.file(row.replacing("20260115", with: "17"), type: "CCard")).row?.description == "COFFEE")
  }
}
