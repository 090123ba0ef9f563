import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Testing

/// The forms of `:86:`.
@Suite struct MT940DetailTests {
  private func row(_ details: String) throws -> TransactionRecord? {
    try Answer(MT940Sample.statement(MT940Sample.row(details.isEmpty ? "" : "2601150115D4,10NTRFNONREF", details))).row
  }

  @Test(arguments: [
    // Pieces of 27 go on within a word, shorter ones do not.
    ("177?00TRANSFER?20ABCDEFGHIJKLMNOPQRSTUVWXYZA?21BC?22DEF", "TRANSFER - ABCDEFGHIJKLMNOPQRSTUVWXYZABC DEF", nil),
    ("177?20DATUM 19.02.2026, 13.24 UHR?211.TAN 002153", "DATUM 19.02.2026, 13.24 UHR 1.TAN 002153", nil),
    ("177?00TRANSFER?20Rent May?32ANN?33LEE", "ANN LEE - Rent May", "ANN LEE"),
    // The kind of the transaction says something where the name or the purpose is missing.
    ("177?00TRANSFER?32ANN LEE", "ANN LEE - TRANSFER", "ANN LEE"),
    ("808?00FEE FOR MAY?20ACCOUNT 1", "FEE FOR MAY - ACCOUNT 1", nil),
    ("177?00FEE?10931", "FEE", nil),
    // Lines end anywhere, also within a code.
    ("109?00RETURN?20EREF+A1 SVWZ+ENDA?\n21ABC?3\n2TES\nTER", "TESTER - ENDA ABC", "TESTER"),
    // Among marked parts, the payer's own words are the purpose.
    ("109?20EREF+1 MREF+2 CRED+A S?21VWZ+x", "EREF+1 MREF+2 CRED+A S VWZ+x", nil),
    ("109?20EREF+X1 SVWZ+Bill 7 ABWA+Shop?32S", "S - Bill 7", "S"),
    ("109?20KREF+X1 EREF+X2", "KREF+X1 EREF+X2", nil),
    ("166?20C++ course?32UNI", "UNI - C++ course", "UNI"),
    // Other signs than the question mark.
    ("000>100987654321\n>20 HUUR>21 KANTOOR - FEB 2010", "HUUR KANTOOR - FEB 2010", nil),
    ("166~20Rent~32Ann", "Ann - Rent", "Ann"),
    ("000+20Rent+32Ann", "Ann - Rent", "Ann"),
    // A sign for an empty piece.
    ("020~20Rent~21ÿ~22ÿ~32Ann~33˙", "Ann - Rent", "Ann"),
    // A separator at the end, and the account in the place of the name's second part.
    ("035~20Rent~32Ann~33RO25INGB0014000031948911   ~", "Ann - Rent", "Ann"),
    ("?20Rent?32Ann", "Ann - Rent", "Ann"),
    (">20Rent>31PL12>32Ann", "Ann - Rent", "Ann"),
    // Codes behind a line end, blanks, another code or words.
    ("229\n?00PAYMENT\n?20Rent\n?32ANN", "ANN - Rent", "ANN"), (" 166 ?00PAYMENT?20Rent?32ANN", "ANN - Rent", "ANN"),
    ("NMSC?00PAYMENT?20Rent?32ANN", "ANN - Rent", "ANN"), ("Payment out\n?21Rent\n?32ANN", "ANN - Rent", "ANN"),
    ("Payment out\n?32ANN\n?33LEE", "ANN LEE - Payment out", "ANN LEE"),
    ("073\n:86:073~00VE02\n~20Rent\n~32ANN", "ANN - Rent", "ANN"),
    // Line ends that a text has of its own are ends of words; others may cut words and numbers.
    ("166?20Rent\nMay\nCAFE\nBAR?32ANN", "ANN - Rent May CAFE BAR", "ANN"),
    ("166?20Bill 12\n34 of Octob\ner?32ANN", "ANN - Bill 1234 of October", "ANN"),
    // What only fills a place.
    ("166?20-?32ANN?33/", "ANN", "ANN"), ("166?20NOTPROVIDED?32ANN", "ANN", "ANN"),
    // The payer behind `ABWA+` is the name only where there is no other.
    ("166?20SVWZ+Rent?21ABWA+ANN LEE OF THE NEW TOW?33N", "ANN LEE OF THE NEW TOWN - Rent", "ANN LEE OF THE NEW TOWN"),
    // What a bank repeats behind the text.
    ("166?20EREF+X1?21SVWZ+Rent EREF: X1 IBAN:?22 DE1 BIC: B ABWE: ANN?32ANN", "ANN - Rent", "ANN"),
    ("166?20SVWZ+Rent IBAN: DE12?213 BIC: B?31DE123?32ANN", "ANN - Rent", "ANN"),
    ("166?20SVWZ+Rent IBAN: DE9 EREF: X1?21EREF+X1?32ANN", "ANN - Rent IBAN: DE9", "ANN"),
    ("166?20SVWZ+To IBAN: DE9 BIC: B?31DE123?32ANN", "ANN - To IBAN: DE9 BIC: B", "ANN"),
    ("166?20SVWZ+Room: 5 EREF: ?32ANN", "ANN - Room: 5 EREF:", "ANN"),
    ("166?20EREF: X1 MREF: M SVWZ: Rent?32ANN", "ANN - Rent", "ANN"),
    // A question mark in the text is text.
    ("Is it?20 or not?30 pieces", "Is it?20 or not?30 pieces", nil),
    ("166?20Why?45 not?", "Why?45 not?", nil),
    ("105?20EREF+1?60WORD ?61AGAIN ?70no", "EREF+1 WORD AGAIN", nil),
  ]) func germanDetailsAreRead(details: String, text: String, name: String?) throws {
    let row = try row(details)
    #expect(row?.description == text)
    #expect(row?.counterparty == name)
  }

  @Test(arguments: [
    (
      "/EREF/01 12:00/BENM//NAME/CONTRA ACCOUN\nT HOLDER/REMI//ISDT/2013-07-11", "CONTRA ACCOUNT HOLDER",
      "CONTRA ACCOUNT HOLDER"
    ),
    ("/BENM//NAME/JOHN DOE/REMI/Reference 2013/ISDT/2013-01-02", "JOHN DOE - Reference 2013", "JOHN DOE"),
    (
      "/TRTP/SEPA OVERBOEKING/IBAN/NL25/BIC/ABNANL2A/NAME/\nFOO/REMI/SAVINGS/EREF/NO/ORDP//ID/20\n37", "FOO - SAVINGS",
      "FOO"
    ),
    ("/CNTP/NL57ABNA0/ABNANL2A/B Bert///REMI/USTD//22-08\n-2014 Rent a/b/", "B Bert - 22-08-2014 Rent a/b", "B Bert"),
    ("/CNTP/NL21/RAB/G-A N.V./1 STREET//EREF/NOTPROVIDED//RE\nMI/USTD//Bill 1/", "G-A N.V. - Bill 1", "G-A N.V."),
    ("/CNTP////EREF/27//REMI/USTD//Order 3/", "Order 3", nil),
    ("/BENM/300000000000133\n/BANKA AD\n/Fee//16", "BANKA AD - Fee//16", "BANKA AD"),
    ("/PT/FT/PY/SOMETHING FOO         112\n   123", "SOMETHING FOO 112 123", nil),
    ("/TRTP/INTEREST/EREF/1", "INTEREST", nil),
    // An unknown key before the others, and words before the keys.
    ("/CTC/195/TRANSFER/EREF/1/ORDP/NAME/ANN LEE/BOX/1/REM\nI/Rent/", "ANN LEE - Rent", "ANN LEE"),
    ("SEPA TRANSFER /BENM/NAME/ANN LEE/REMI/Rent", "ANN LEE - Rent", "ANN LEE"),
    ("A and B /or/ C", "A and B /or/ C", nil), ("a /ID/ of/NAME/", "a /ID/ of/NAME/", nil),
    // A party is an account only if it looks like one. Money went out, so the orderer is the account's holder.
    ("/ORDP/ME LTD\n/REMI//INV/7", "ME LTD - INV/7", "ME LTD"),
    ("/ORDP/ME LTD/BENM/ANN LEE/REMI/Rent", "ANN LEE - Rent", "ANN LEE"),
    ("/BENM/NAME/ANN LEE/ORDP/NAME/ME LTD/REMI/Rent", "ANN LEE - Rent", "ANN LEE"),
    ("/BENM/300000000000133\n/BANKA AD\n/EMPTY/\n/Fee", "BANKA AD - Fee", "BANKA AD"),
    ("/EREF/1", "/EREF/1", nil),
    ("/what/ever", "/what/ever", nil),
  ]) func dutchDetailsAreRead(details: String, text: String, name: String?) throws {
    let row = try row(details)
    #expect(row?.description == text)
    #expect(row?.counterparty == name)
  }

  @Test(arguments: [
    ("COFFEE\nAND CAKE", "COFFEE AND CAKE"),
    ("COFFEE      12\r\n   AND  ", "COFFEE 12 AND"),
    (String(repeating: "x", count: 65) + "\ny", String(repeating: "x", count: 65) + "y"),
    ("#45 invoice", "#45 invoice"), ("911 TRANSFER; 5", "911 TRANSFER; 5"), ("999FEE:x", "FEE:x"),
    ("999 Rent 5", "Rent 5"), ("999PN1234CHECK", "CHECK"),
    ("9991 MAIN ST", "9991 MAIN ST"),
    ("first\n:86:second", "first second"),
    ("a -- b\n- c\n-d", "a -- b - c -d"), ("at\n:12:30 or\n:55: so", "at :12:30 or :55: so"), ("a\n-\nb", "a - b"),
  ]) func plainDetailsAreRead(details: String, text: String) throws {
    #expect(try row(details)?.description == text)
  }

  /// The lengths of lines show that a bank wraps after words.
  @Test func wordsAtLineEndsAreJoinedWithASpace() throws {
    let rows = [
      "/TRTP/SEPA/ACCW/NL1,BIC/NAME/ANN LEE/REMI/Rent of\nMay and\nall of June",
      "/TRTP/SEPA/NAME/B/REMI/Fee for the\ncard",
    ]
    let file = MT940Sample.statement(rows.map { MT940Sample.row("2601150115D4,10NTRF", $0) }.joined())
    #expect(
      try Answer(file).rows.map(\.description) == ["ANN LEE - Rent of May and all of June", "B - Fee for the card"])
  }

  @Test func digitsOfAllTextsAreNotTakenForCodesOfOne() throws {
    let file = MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRF", "999 MAIN ST") + MT940Sample.row())
    #expect(try Answer(file).rows.map(\.description) == ["999 MAIN ST", "COFFEE"])
  }

  /// Lines with many lengths near the longest one end after words, also where one happens to be full.
  @Test func linesOfManyLengthsEndAfterWords() throws {
    let lines = [66, 65, 63, 62, 60].map { String(repeating: "x", count: $0) } + ["end"]
    let file = MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRF", lines.joined(separator: "\n")))
    #expect(try Answer(file).row?.description == lines.joined(separator: " "))
  }

  @Test func linesLongerThanSWIFTsEndWithTheText() throws {
    let name = String(repeating: "x", count: 75)
    let file = MT940Sample.statement(MT940Sample.row("2601150115D4,10NTRF", "/NAME/\(name)/REMI/\(name)\n1.00 NZD"))
    #expect(try Answer(file).row?.description == "\(name) 1.00 NZD")
  }

  @Test(arguments: [
    ("/ORDP/ANN LEE\n1 HIGH STREET\n/REMI/Rent", "ANN LEE 1 HIGH STREET", nil),
    ("/ORDP//GB33BUKB20201555555555\nANN LEE\n/REMI/Rent", "ANN LEE", "GB33BUKB20201555555555"),
    ("/BENM/ME LTD/ORDP/ANN LEE/REMI/Rent", "ANN LEE", nil),
    ("/BENM/NAME/ME LTD/IBAN/GB33BUKB20201555555555/ORDP/NAME/ANN LEE/REMI/Rent", "ANN LEE", nil),
    ("166?20Rent?31560200654321?32ANN LEE?38GB33BUKB20201555555555", "ANN LEE", "GB33BUKB20201555555555"),
  ]) func counterpartyOfMoneyInIsRead(details: String, name: String, account: String?) throws {
    let row = try Answer(MT940Sample.statement(MT940Sample.row("2601150115C4,10NTRFNONREF", details))).row
    #expect(row?.counterparty == name)
    #expect(row?.counterpartyAccount == account)
  }

  @Test(arguments: [
    ("Transfer EREF+1 KREF+2 SVWZ+Rent May ABWA+ANN", "ANN - Rent May", "ANN"),
    ("Transfer EREF+1 SVWZ+Rent", "Transfer - Rent", nil), ("SVWZ+Rent", "Rent", nil),
    ("Course SVWZ+ of the school", "Course SVWZ+ of the school", nil), ("EREF+1 Rent", "EREF+1 Rent", nil),
  ]) func plainTextMayMarkItsParts(details: String, text: String, name: String?) throws {
    #expect(try row(details)?.description == text)
    #expect(try row(details)?.counterparty == name)
  }

  @Test(arguments: [
    ("/BNF/ANN LEE/OBI/RENT 5/BBK/BANK", "ANN LEE - RENT 5", "ANN LEE"),
    ("/EREF/E1/REMI/RENT/OPRP/Fast", "Fast - RENT", nil), ("/PY/RENT /BO/ANN LEE /AB/BANK", "RENT", nil),
    ("/REMI/RENT/BO/5/AB/7", "RENT/BO/5/AB/7", nil),
  ]) func lessFrequentKeysAreRead(details: String, text: String, name: String?) throws {
    #expect(try row(details)?.description == text)
    #expect(try row(details)?.counterparty == name)
  }

  @Test func ordererIsTheCounterpartyOfMoneyIn() throws {
    let entry = "2601150115C4,10NTRFNONREF"
    let orderer = try Answer(MT940Sample.statement(MT940Sample.row(entry, "/PY/RENT /BO/ANN LEE /AB/BANK"))).row
    #expect(orderer?.description == "ANN LEE - RENT")
    let own = try Answer(MT940Sample.statement(MT940Sample.row(entry, "/BNF/MYSELF/OBI/RENT"))).row
    #expect(own?.description == "RENT")
  }

  @Test func detailsMayHaveMoreThanNineLines() throws {
    let lines = (1...40).map { "line \($0)" }
    #expect(try row(lines.joined(separator: "\n"))?.description == lines.joined(separator: " "))
  }

  @Test func detailsInOwnTagsAreRead() throws {
    let file = MT940Sample.statement(
      ":NS:22OWNER\n:61:2601150115DF4,10S   X\n:NS:01526715\n09Fee: 7.21HUF\n15ERGO Fiokte\n16lep\n3310918001\n")
    #expect(try Answer(file).row?.description == "ERGO Fiokte lep - Fee: 7.21HUF")
  }

  @Test func purposeInOwnTagsIsRead() throws {
    let file = MT940Sample.statement(":61:2601150115DF4,10S   X\n:NS:01Rent\n02May\n15ANN\n17TRANSFER\n1812345\n")
    #expect(try Answer(file).row?.description == "ANN - Rent May")
  }

  @Test func detailsOutsideRowsBelongToTheStatement() throws {
    let more = ":64:C260131EUR5,00\n:65:C260201EUR5,00\n:86:SUM\n"
    let file = MT940Sample.statement(
      ":86:IBAN NO1\n" + MT940Sample.row(), closing: ":62F:C260131EUR995,90\n:86:TOTAL\n" + more)
    #expect(try Answer(file).row?.description == "COFFEE")
  }
}
