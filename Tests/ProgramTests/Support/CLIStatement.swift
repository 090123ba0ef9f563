/// A small statement file made by hand.
enum CLIStatement {
  /// An OFX file of one account with as many transactions as there are amounts, a day apart.
  static func ofx(
    account: String = "12345678903", currency: String = "USD", balance: String = "1000.00",
    amounts: [String] = ["-4.10"],
    name: String = "COFFEE ROASTERS"
  ) -> String {
    let rows = amounts.enumerated().map { number, amount in
      """
      <STMTTRN><TRNTYPE>OTHER<DTPOSTED>202611\(number < 9 ? "0" : "")\(number + 1)<TRNAMT>\(amount)<FITID>F\(number)
      <NAME>\(name)</STMTTRN>
      """
    }
    return """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102

      <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261121<LANGUAGE>ENG</SONRS></SIGNONMSGSRSV1>
      <BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>\(currency)
      <BANKACCTFROM><BANKID>9999<ACCTID>\(account)<ACCTTYPE>CHECKING</BANKACCTFROM>
      <BANKTRANLIST><DTSTART>20261101<DTEND>20261130
      \(rows.joined(separator: "\n"))
      </BANKTRANLIST><LEDGERBAL><BALAMT>\(balance)<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

      """
  }
}
