import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// One `:61:` with its `:86:`.
@Suite struct MT940RowTests {
  private func row(_ entry: String, _ details: String? = nil) throws -> TransactionRecord? {
    try Answer(MT940Sample.statement(MT940Sample.row(entry, details))).row
  }

  @Test(arguments: [
    ("2601150115D4,10NTRFNONREF", "-4.10"), ("2601150115C4,10NTRFNONREF", "4.10"),
    ("2601150115RC4,10NTRFNONREF", "-4.10"), ("2601150115RD4,10NTRFNONREF", "4.10"),
    ("2601150115CR4,10NTRFNONREF", "4.10"), ("2601150115DR4,10NTRFNONREF", "-4.10"),
    ("2601150115RCR4,10NTRFNONREF", "-4.10"), ("2601150115DD80,NMSC25594900", "-80.00"),
    ("2601150115D000000000025,00N102EREF", "-25.00"), ("2601150115C500NTRF29-07", "500.00"),
    ("260115    DD212,39NMSCNONREF//", "-212.39"), ("260115D0,1NMSC", "-0.10"), ("260115D4.10NMSC", "-4.10"),
    ("260115C 4,10NMSC", "4.10"), ("2601150115D20,00NONREF", "-20.00"), ("2601150115D0,42MCI0NONREF", "-0.42"),
    ("2601150115DF2402,00S   X", "-2402.00"), ("2601150115D1.234,56NMSC", "-1234.56"),
    ("2601150115C1.234.567,NMSC", "1234567.00"), ("2601150115C12.345,6NMSC", "12345.60"),
    ("2601150115d4,10NTRF", "-4.10"), ("2601150115rd4,10NTRF", "4.10"), ("2601150115D,50NTRFNONREF", "-0.50"),
    ("2601150115D1234.5NMSC", "-1234.50"),
  ]) func amountsAreExact(entry: String, amount: String) throws {
    #expect(try row(entry)?.amount.description == amount)
    #expect(try row(entry)?.day.description == "2026-01-15")
  }

  @Test func currencyLetterIsNotPartOfTheSign() throws {
    let file = MT940Sample.statement(opening: ":60F:C260101DKK1,00\n", ":61:2601150115DK31,00NTRFX\n", closing: "")
    #expect(try Answer(file).row?.amount.description == "-31.00")
  }

  @Test(arguments: [
    ("2613150115D4,10NTRF", "its date is impossible"), ("260232D4,10NTRF", "its date is impossible"),
    ("x", "its date is impossible"), ("", "its date is impossible"), ("2601150115X4,10NTRF", "debit or credit"),
    ("2601150115", "debit or credit"), ("2601150115DNTRF", "cannot be read"), ("2601150115D,NTRF", "cannot be read"),
    ("2601150115D99999999999999999999,00N", "cannot be read"), ("2601150115D1.234NTRF", "cannot be read"),
    ("2601150115D.50NTRF", "cannot be read"), ("2601150115D1234.567,00NTRF", "cannot be read"),
    ("2601150115D1.23,45NTRF", "cannot be read"), ("2601150115D1.234.567NTRF", "cannot be read"),
    ("2601150115D.234,56NTRF", "cannot be read"),
  ]) func uncertainRowIsReported(entry: String, reason: String) throws {
    let answer = try Answer(MT940Sample.statement(MT940Sample.row() + MT940Sample.row(entry)))
    #expect(answer.rows.map(\.description) == ["COFFEE"])
    #expect(answer.problems.map(\.severity) == [.rejected])
    #expect(answer.problems[0].line == 7)
    #expect(answer.problems[0].message.contains(reason))
  }

  @Test(arguments: [
    ("2512310102D4,10NTRF", "2025-12-31"), ("2601011231D4,10NTRF", "2026-01-01"), ("9912310103D4,10NTRF", "1999-12-31"),
    ("2402290301D4,10NTRF", "2024-02-29"),
  ]) func entryDayDoesNotChangeTheYear(entry: String, day: String) throws {
    #expect(try row(entry)?.day.description == day)
  }

  @Test(arguments: [
    ("2601150115D4,10NTRFNONREF//B1", "B1"), ("2601150115D4,10NTRFINV 7//B 1 ", "B 1"),
    ("2601150115D4,10NTRFINV 7", ""), ("2601150115D4,10NTRF//NONREF", ""), ("2601150115D4,10NONREF", ""),
  ]) func idIsTheBanksReference(entry: String, id: String) throws {
    #expect(try row(entry)?.nativeId == id)
  }

  @Test(arguments: [
    ("2601150115D4,10NTRFINV 7//B1", nil, "INV 7"),
    ("2601150115D4,10NTRFNONREF//B1\nOWN LINE", nil, "OWN LINE"),
    ("2601150115D4,10NTRFNONREF//B1", nil, "NTRF"),
    ("2601150115D4,10NTRFNONREF//B1", "", "NTRF"),
    ("2601150115D4,10NTRFNONREF//B1\nOWN LINE", "COFFEE", "COFFEE"),
    ("2601150115D4,10N0701313131319      J. DOE     ", "Rent", "J. DOE - Rent"),
    // Without a text, the reference stands beside the other lines.
    ("2601150115D4,10NTRFINV 7//B1\nSHOP LTD", nil, "SHOP LTD - INV 7"),
    // The reference of a check is its number.
    ("2601150115D4,10NCHK001234//B1", "Paper", "Paper 001234"), ("2601150115D4,10NCHK001234", nil, "CHECK 001234"),
    ("2601150115D4,10NCHK001234\nANN LEE", nil, "ANN LEE 001234"),
    ("2601150115D4,10NCHK001234", "CHEQUE NO. 1234", "CHEQUE NO. 1234"),
    ("2601150115D4,10NCHKNONREF", "Paper", "Paper"), ("2601150115D4,10NTRF001234", "Paper", "Paper"),
  ]) func rowHasADescription(entry: String, details: String?, text: String) throws {
    #expect(try row(entry, details)?.description == text)
  }

  @Test func counterpartyInTheSecondLineIsRead() throws {
    let row = try row(
      "2601150115D4,10NOVBNL47INGB9999999999\nann de wit", "NL47INGB9999999999 ann de wit\n\nGifts for all\n\n")
    #expect(row?.counterparty == "ann de wit")
    #expect(row?.description == "ann de wit - Gifts for all")
  }

  @Test func expectedRowsAreAuthorized() throws {
    let rows = try Answer(MT940Sample.interim).rows
    #expect(rows.map(\.status) == [.posted, .authorized])
    #expect(rows.map(\.amount.description) == ["-4.10", "-20.00"])
  }

  @Test func recordIsKeptVerbatim() throws {
    let text = MT940Sample.row("2601150115D4,10NTRFX\n/OCMT/EUR5,00/", "A  B\n C")
    #expect(try Answer(MT940Sample.statement(text)).row?.raw == text.dropLast())
  }
}
