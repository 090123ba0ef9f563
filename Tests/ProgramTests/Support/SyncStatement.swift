/// An OFX statement with this many transactions.
func statement(_ count: Int, account: String = "1234567890", from first: Int = 0) -> String {
  let rows = (first..<first + count).map { number in
    """
    <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202611\(10 + number % 10)<TRNAMT>-\(number % 90 + 1).25<FITID>\(account)-\(number)
    <NAME>SHOP \(number)</STMTTRN>

    """
  }
  return """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102

    <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261121<LANGUAGE>ENG</SONRS>
    </SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
    <BANKACCTFROM><BANKID>1<ACCTID>\(account)<ACCTTYPE>CHECKING</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20261101<DTEND>20261121
    \(rows.joined())</BANKTRANLIST>
    <LEDGERBAL><BALAMT>100.00<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

    """
}
