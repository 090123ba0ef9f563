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
    ("177?00TRANSFER?20ABCDEFGHIJKLMNOPQRSTUVWXYZA?21BC?22DEF", "ABCDEFGHIJKLMNOPQRSTUVWXYZABC DEF", nil),
    ("177?00TRANSFER?20Rent May?32ANN?33LEE", "ANN LEE - Rent May", "ANN LEE"),
    ("177?00TRANSFER?32ANN LEE", "ANN LEE", "ANN LEE"),
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
    // A question mark in the text is text.
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
    ("#45 invoice", "#45 invoice"), ("911 TRANSFER; 5", "911 TRANSFER; 5"), ("999FEE:x", "999FEE:x"),
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

  @Test func detailsMayHaveMoreThanNineLines() throws {
    let lines = (1...40).map { "line \($0)" }
    #expect(try row(lines.joined(separator: "\n"))?.description == lines.joined(separator: " "))
  }

  @Test func detailsInOwnTagsAreRead() throws {
    let file = MT940Sample.statement(
      ":NS:22OWNER\n:61:2601150115DF4,10S   X\n:NS:01526715\n09Fee: 7.21HUF\n15ERGO Fiokte\n16lep\n3310918001\n")
    #expect(try Answer(file).row?.description == "ERGO Fiokte lep - Fee: 7.21HUF")
  }

  @Test func detailsOutsideRowsBelongToTheStatement() throws {
    let more = ":64:C260131EUR5,00\n:65:C260201EUR5,00\n:86:SUM\n"
    let file = MT940Sample.statement(
      ":86:IBAN NO1\n" + MT940Sample.row(), closing: ":62F:C260131EUR995,90\n:86:TOTAL\n" + more)
    #expect(try Answer(file).row?.description == "COFFEE")
  }
}
