import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Accounts, balances, frames and chains of MT940.
@Suite struct MT940StatementTests {
  @Test func statementIsRead() throws {
    let answer = try Answer(
      MT940Sample.statement(MT940Sample.row(), closing: ":62F:C260131EUR995,90\n:64:D260131EUR4,\n"))
    #expect(answer.problems.isEmpty)
    #expect(
      answer.statements.map(\.account)
        == [
          AccountRecord(
            nativeId: "12345678/0001234567", number: "12345678/0001234567", currency: Currency(code: "EUR"))
        ])
    #expect(
      answer.statements[0].balances == [
        BalanceRecord(
          balance: Amount(units: 99590, scale: 2), available: Amount(units: -400, scale: 2),
          date: LocalTime(iso: "2026-01-31"))
      ])
  }

  @Test(arguments: [
    ("NL68INGB0000012345EUR", "NL68INGB0000012345"), ("3462.483.153 EUR", "3462.483.153"),
    ("123456/EUR", "123456"), ("12345678/123456-EUR", "12345678/123456"), ("123456,EUR", "123456"),
    ("NL02ABNA0123456789", "NL02ABNA0123456789"), ("GB11BANKABC", "GB11BANKABC"), ("12345678/0123", "12345678/0123"),
  ]) func currencyAfterTheAccountIsNotItsNumber(account: String, number: String) throws {
    let statement = try Answer(MT940Sample.statement(account: account, MT940Sample.row())).statements[0]
    #expect(statement.account.nativeId == account)
    #expect(statement.account.number == number)
  }

  @Test func lineBehindTheAccountIsTheBank() throws {
    let file = MT940Sample.statement(account: "DE89370400440532013000\nBANKDEFFXXX", MT940Sample.row())
    #expect(
      try Answer(file.replacing(":25:", with: ":25P:")).statements.map(\.account.nativeId) == [
        "DE89370400440532013000"
      ])
  }

  @Test func openingBalanceOfALaterDayBeginsOnTheLast() throws {
    let file = MT940Sample.statement(opening: ":60F:C260215EUR1000,00\n", MT940Sample.row())
    let ends = try #require(try Answer(file).statements[0].ends.first)
    #expect(ends.firstDay == ends.lastDay)
  }

  @Test func currencyAfterTheAccountCountsWithoutABalance() throws {
    let file = MT940Sample.statement(account: "12.3USD", opening: "", MT940Sample.row())
    #expect(try Answer(file).statements[0].account.currency.code == "USD")
  }

  @Test(
    arguments: [
      { $0 }, { "\u{FEFF}" + $0 }, { $0.replacing("\n", with: "\r\n") }, { $0.replacing("\n", with: "\r") },
      { "\u{1}\n" + $0.replacing("-\n", with: "-\u{3}\n") }, { "ABNANL2A\n940\nABNANL2A\n" + $0 }, { ":940:\n" + $0 },
      { "An example\n- - - - -\n\n" + $0 }, { "{1:F01X}{2:O940X}{3:}{4:\n" + $0.dropLast() + "}{5:}\n" },
      { "{1:F01X}\n{2:I940X}\n{4:\n" + $0.dropLast() + "}" }, { $0 + "\u{1A}" }, { "\u{1A}" + $0 },
      { "@@" + $0.replacing("\n", with: "@@") }, { String($0.dropLast(3)) },
      { $0.replacing(":20:STARTUMS\n", with: "") },
    ] as [@Sendable (String) -> String]) func everyFrameIsRead(_ frame: @Sendable (String) -> String) throws
  {
    let file = frame(MT940Sample.statement(MT940Sample.row()))
    #expect(StatementFormat.sniff(Array(file.utf8)) == .mt940)
    #expect(try Answer(file).row?.description == "COFFEE")
    #expect(try Answer(file).statements[0].balances.count == 1)
  }

  @Test func pagesFormOneStatement() throws {
    let first = MT940Sample.statement(MT940Sample.row(), closing: ":62M:C260110EUR2,00\n", end: "")
    let second = MT940Sample.statement(
      opening: ":60M:C260110EUR2,00\n", MT940Sample.row(), closing: ":62F:C260131EUR3,00\n")
    let accounts = try Answer(first + second).accounts
    #expect(accounts.map(\.rows.count) == [2])
    #expect(accounts[0].balances.last?.balance == Amount(units: 3, scale: 0))
  }

  @Test func severalAccountsAreReadWithoutReferences() throws {
    let file =
      MT940Sample.statement(account: "1", MT940Sample.row(), end: "")
      + MT940Sample.statement(account: "2", MT940Sample.row() + MT940Sample.row()).replacing(":20:STARTUMS\n", with: "")
    #expect(try Answer(file).statements.map(\.account.nativeId) == ["1", "2"])
    #expect(try Answer(file).statements.map(\.rows.count) == [1, 2])
  }

  @Test func rowsAfterTheEndBelongToTheStatement() throws {
    let file = MT940Sample.statement(MT940Sample.row()) + MT940Sample.row()
    #expect(try Answer(file).statements.map(\.rows.count) == [2])
  }

  @Test func missingClosingBalanceIsReported() throws {
    let file = MT940Sample.statement(MT940Sample.row(), closing: "")
    #expect(try Answer(file).problems.map(\.message) == ["A statement has no closing balance."])
  }

  @Test func missingCurrencyIsReported() throws {
    let file = MT940Sample.statement(opening: "", MT940Sample.row(), closing: "")
    #expect(try Answer(file).statements[0].account.currency.code == "XXX")
    #expect(try Answer(file).problems.map(\.message) == ["A statement does not name its currency."])
  }

  @Test func closingBalanceMayNameTheCurrency() throws {
    let rows = (1...600).map { _ in MT940Sample.row("2601150115D4,NTRF") }.joined()
    let file = MT940Sample.statement(opening: "", rows, closing: ":62F:C260131JPY0,\n")
    #expect(try Answer(file).accounts.map(\.account.currency.code) == ["JPY"])
    #expect(try Answer(file).rows.allSatisfy { $0.amount.description == "-4" })
  }

  @Test func unreadableBalanceIsReported() throws {
    let answer = try Answer(MT940Sample.statement(MT940Sample.row(), closing: ":62F:C260131EUR\n"))
    #expect(answer.statements[0].balances == [])
    #expect(answer.problems[0] == StatementProblem(.note, "The balance “C260131EUR” cannot be read.", line: 7))
  }

  @Test func balanceInAnotherCurrencyIsIgnored() throws {
    let answer = try Answer(MT940Sample.statement(MT940Sample.row(), closing: ":62F:C260131RON995,90\n"))
    #expect(answer.statements[0].account.currency.code == "EUR")
    #expect(answer.statements[0].balances == [])
    #expect(answer.problems.first?.message.contains("“C260131RON995,90” is not in EUR") == true)
  }

  @Test func impossibleClosingDayKeepsTheBalance() throws {
    let late = try Answer(MT940Sample.statement(MT940Sample.row(), closing: ":62F:C260230EUR995,90\n"))
    #expect(late.statements[0].balances.map(\.date?.day.description) == ["2026-02-28"])
    let none = try Answer(MT940Sample.statement(MT940Sample.row(), closing: ":62F:C000000EUR995,90\n"))
    #expect(none.statements[0].balances.map(\.balance?.description) == ["995.90"])
    #expect(none.statements[0].balances.map(\.date) == [nil])
    #expect(none.problems.map(\.message) == ["The balance “C000000EUR995,90” has an impossible date."])
  }

  @Test func dayPastTheMonthsEndIsReported() throws {
    let answer = try Answer(MT940Sample.statement(MT940Sample.row("2602300230D4,10NTRF")))
    #expect(answer.rows.map(\.day.description) == ["2026-02-28"])
    #expect(
      answer.problems.map(\.message).first?.contains("so bankey uses the last day of the month: 2026-02-28") == true)
  }

  @Test(arguments: ["-", "-}", "-\n", ":90D:1EUR4,10", ":90:1EUR4,10\n", ":65:C260201EUR5,00", ":86:TOTAL 1"])
  func everyEndIsRead(_ end: String) throws {
    let file = MT940Sample.statement(MT940Sample.row(), end: end)
    #expect(try Answer(file).rows.map(\.description) == ["COFFEE"])
  }

  /// Some banks write the end of the block behind the last text.
  @Test func endBehindATextIsRead() throws {
    let last = MT940Sample.message(MT940Sample.row()).replacing("\n-}\n", with: "\n:86:TOTAL 1\nRON  -}\n")
    let answer = try Answer(last + last.replacing("B1", with: "B2").replacing("COFFEE", with: "TEA"))
    #expect(answer.rows.map(\.description) == ["COFFEE", "TEA"])
    let row = try Answer(
      MT940Sample.message(MT940Sample.row()).replacing(":62F:C260131EUR995,90\n-}\n", with: ":62F:C260131EUR995,90-}"))
    #expect(row.rows.count == 1)
  }

  /// Files that are joined may contain a statement twice. A statement that differs in one reference is another.
  @Test func statementInAFileTwiceIsRefused() throws {
    let one = MT940Sample.statement(MT940Sample.row())
    #expect(refusal(one + one)?.message.hasPrefix("The file contains the same statement twice") == true)
    #expect(try Answer(one + one.replacing("B1", with: "B2")).rows.count == 2)
    #expect(try Answer(one + one.replacing("995,90", with: "995,80")).rows.count == 2)
  }

  @Test(arguments: ["/", "BANKDEFFXXX/", "IBAN-"]) func textBeforeAnIBANIsNotPartOfIt(_ before: String) throws {
    let answer = try Answer(MT940Sample.statement(account: before + "RO19INGB0000999904621843", MT940Sample.row()))
    #expect(answer.statements[0].account.number == "RO19INGB0000999904621843")
  }

  @Test func reportEndingWithSumsIsRead() throws {
    let file = ":20:X\n:25:1\n:28C:1/1\n:34F:EUR0,\n:13:2601151200\n" + MT940Sample.row() + ":90D:1EUR4,10\n:90C:0EUR0,"
    #expect(try Answer(file).rows.map(\.description) == ["COFFEE"])
  }

  @Test func secondAccountInAStatementIsIgnored() throws {
    let file = MT940Sample.statement(":25:OTHER\n" + MT940Sample.row() + ":25:OTHER\n" + MT940Sample.row())
    let answer = try Answer(file)
    #expect(answer.statements.map(\.account.nativeId) == ["12345678/0001234567"])
    #expect(answer.rows.count == 2)
    #expect(answer.problems.map(\.message).first == "Skipped a second account within a statement: “OTHER”.")
  }

  @Test func secondAccountWithItsBalanceIsSeparate() throws {
    let file = MT940Sample.statement(MT940Sample.row() + ":25:OTHER\n:60F:C260101EUR1,00\n" + MT940Sample.row())
    #expect(try Answer(file).statements.map(\.account.nativeId) == ["12345678/0001234567", "OTHER"])
    #expect(try Answer(file).statements.map(\.rows.count) == [1, 1])
  }

  @Test func minusBesideCreditIsOwed() throws {
    let row = MT940Sample.row("2601150115D123,45NTRF")
    let file = MT940Sample.statement(opening: ":60F:C260101EUR0,00\n", row, closing: ":62F:C260131EUR-123,45\n")
    let answer = try Answer(file)
    #expect(answer.statements.map { $0.balances.first?.balance?.description } == ["-123.45"])
    #expect(answer.problems.map(\.message).contains { $0.contains("has a minus beside its C") })
    let unclear = try Answer(file.replacing("62F:C", with: "62F:D"))
    #expect(unclear.statements.map(\.balances) == [[]])
  }

  @Test func namelessStatementAsksForItsAccount() throws {
    let unknown = try Answer(MT940Sample.statement(account: "", MT940Sample.row()))
    #expect(
      unknown.statements.map(\.account.isUnknown) == [true] && unknown.problems.first?.question?.topic == .account)
  }

  @Test func fileWithOnlyUnreadableRowsIsRefused() {
    let fault = refusal(MT940Sample.statement(MT940Sample.row("2601150115X")))
    #expect(fault?.message.contains("debit or credit") == true)
    #expect(fault?.line == 5)
  }

  @Test func statementWithoutRowsIsRead() throws {
    #expect(try Answer(MT940Sample.statement("")).statements.map(\.balances.count) == [1])
  }

  /// A file that is cut anywhere is refused, unless only meaningless bytes are missing.
  @Test(arguments: [
    MT940Sample.message(MT940Sample.row() + MT940Sample.row()),
    MT940Sample.statement(MT940Sample.row() + MT940Sample.row()),
    MT940Sample.interim, MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRFX", "A\n\n\nB\n\nC"), end: ""),
  ]) func truncatedFileIsRefused(file: String) throws {
    let (bytes, whole) = (Array(file.utf8), try Answer(file))
    for length in bytes.indices {
      guard let answer = try? Answer(Array(bytes[..<length])) else { continue }
      #expect(answer == whole, "cut after \(length) bytes")
    }
  }

  @Test func endlessFieldIsRefused() {
    let text = String(repeating: "x\n", count: 100_000)
    #expect(
      refusal(MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRF", text)))?.message.contains("longer") == true)
  }

  @Test func rowsComeInBatches() throws {
    let rows = (1...1201).map { MT940Sample.row("2601150115D4,10NTRFX//\($0)") }.joined()
    let answer = try Answer(MT940Sample.statement(rows))
    #expect(answer.rows.map(\.nativeId) == (1...1201).map(String.init))
    #expect(answer.largestBatch == 500)
    #expect(answer.statements.count == 1)
  }

  @Test func oldCharsetsAreRead() throws {
    let parts = MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRF", "166?20Caf#?32L")).utf8.split(
      separator: 0x23)
    #expect(try Answer(Array(parts[0]) + [0xE9] + Array(parts[1])).row?.description == "L - Café")
  }
}
