import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// Forms of `:86:` that one bank or a few write.
@Suite struct MT940DialectTests {
  private func row(_ details: String, _ entry: String = "2601150115D4,10NTRFNONREF") throws -> TransactionRecord? {
    try Answer(MT940Sample.statement(MT940Sample.row(entry, details))).row
  }

  @Test(arguments: [
    ("A44?ANN LEE\nOnline transfer", "", "ANN LEE - Online transfer", "ANN LEE"),
    ("B32?LEE, ANN Mobile payment", "\nMobile payment", "LEE, ANN - Mobile payment", "LEE, ANN"),
    ("Y92?Fee for May", "\nFee for May", "Fee for May", nil), ("DE1?Something", "\nFee", "Something", nil),
    ("A4?ANN\nRent", "", "A4?ANN Rent", nil), ("AB1?00PAYMENT?20Rent?32ANN", "", "ANN - Rent", "ANN"),
  ]) func shortCodesAreNotText(details: String, second: String, text: String, name: String?) throws {
    let row = try row(details, "2601150115D4,10NTRFNONREF" + second)
    #expect(row?.description == text)
    #expect(row?.counterparty == name)
  }

  @Test(arguments: [
    ("TBB+00TRANSFER +21Bill 5 +30BFTBBGSF+31BG42BFTB76301077479705+32ANN OOD ", "ANN OOD - Bill 5", "ANN OOD"),
    ("8010<00Card payment<100001\n<20Cafe", "Card payment - Cafe", nil),
    ("0510<00Transfer<100002\n<20Rent\n<27ANN LEE", "ANN LEE - Rent", "ANN LEE"),
    ("051<00Transfer<20Rent<27May<32ANN LEE", "ANN LEE - Rent May", "ANN LEE"), ("TBB+20 is C++", "TBB+20 is C++", nil),
  ]) func codesOfOtherKindsAreRead(details: String, text: String, name: String?) throws {
    let row = try row(details)
    #expect(row?.description == text)
    #expect(row?.counterparty == name)
  }

  @Test(arguments: [
    ("TD?Transfer?CREF?E1?ORDP?ANN LEE?OB?BANK?BC?XSGSG?REMI?OTHR Rent", "ANN LEE - OTHR Rent", "ANN LEE"),
    ("TD?Transfer?ORDP?ME LTD?BENM?ANN LEE", "ANN LEE - Transfer", "ANN LEE"), ("Who?ORDP?", "Who?ORDP?", nil),
    ("REK: NL26ABNA0999999999/NAAM: ANN LEE", "ANN LEE", "ANN LEE"),
    ("REK: NL26ABNA0999999999/NAAM: ANN LEE/OMSCHRIJVING: Rent", "ANN LEE - Rent", "ANN LEE"),
  ]) func keysOfOtherFormsAreRead(details: String, text: String, name: String?) throws {
    let row = try row(details)
    #expect(row?.description == text)
    #expect(row?.counterparty == name)
    #expect(row?.counterpartyAccount == (details.hasPrefix("REK") ? "NL26ABNA0999999999" : nil))
  }

  /// All other lines are full, so the blank at the end of this one is missing.
  @Test func blankAtALinesEndIsRestored() throws {
    let full = String(repeating: "x", count: 65)
    let text = "166?20\(full.dropFirst(6))\n" + Array(repeating: full, count: 6).joined(separator: "\n")
    let short = String(repeating: "x", count: 61) + "EUR"
    let words = try row("\(text)\n\(short)\n0,00?32ANN")?.description
    #expect(words?.hasSuffix("EUR 0,00") == true)
  }
}
