/// Statement files made by hand that challenge the screens.
nonisolated enum StatementFiles {
  /// All of them, by name.
  static let all = [
    "plain.ofx": ofx("12345678903", "USD", "1000.00", rows: [("-4.10", "COFFEE ROASTERS"), ("2500.00", "SALARY")]),
    "long.ofx": ofx(
      "NO9386011117947", "USD", "-98765432109876.54",
      rows: [("-0.01", String(repeating: "A very long text of a bank ", count: 9)), ("12345678901234.56", "BIG")]),
    "wide.ofx": ofx(
      "000777", "JPY", "1234567",
      rows: [("-1500", "東京メトロ 定期券 🏦"), ("-80", "é combining and ümlaut"), ("-1", "‮right to left‬ ​zero")]),
    "dinar.ofx": ofx("BH67BMAG00001299123456", "KWD", "12.345", rows: [("-1.005", "مقهى"), ("0.000", "")]),
    "busy.ofx": ofx("555", "EUR", "7.00", rows: (1...60).map { ("-\($0).25", "SHOP \($0)") }),
  ]

  /// Tables of one form whose date order is ambiguous.
  static let tables = [
    "march.csv": "Date,Text,Amount\n03/05/2026,COFFEE ROASTERS,-4.10\n05/03/2026,BOOKSHOP,-32.40\n",
    "april.csv": "Date,Text,Amount\n04/06/2026,BAKERY,-7.20\n06/04/2026,SALARY,2500.00\n",
  ]

  /// An account with a balance and a transaction for each row, two to a day.
  private static func ofx(
    _ account: String, _ currency: String, _ balance: String, rows: [(amount: String, text: String)]
  ) -> String {
    let transactions = rows.enumerated().map { number, row in
      """
      <STMTTRN><TRNTYPE>OTHER</TRNTYPE><DTPOSTED>\(day(number / 2))</DTPOSTED><TRNAMT>\(row.amount)</TRNAMT>\
      <FITID>\(account)-\(number)</FITID><NAME>\(row.text)</NAME></STMTTRN>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
      <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS><DTSERVER>20261121</DTSERVER>\
      <LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID><STATUS><CODE>0</CODE>\
      <SEVERITY>INFO</SEVERITY></STATUS><STMTRS><CURDEF>\(currency)</CURDEF><BANKACCTFROM><BANKID>1</BANKID>\
      <ACCTID>\(account)</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM><BANKTRANLIST><DTSTART>20261001</DTSTART>\
      <DTEND>20261121</DTEND>
      \(transactions.joined(separator: "\n"))
      </BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)</BALAMT><DTASOF>20261120</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS>\
      </BANKMSGSRSV1></OFX>

      """
  }

  /// A day of October 2026, later ones in November.
  private static func day(_ number: Int) -> String {
    number < 31 ? "\(20_261_001 + number)" : "\(20_261_101 + number - 31)"
  }
}
