/// Files as a bank would write them, around the part under test.
enum OFXSample {
  static let header = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    SECURITY:NONE
    ENCODING:USASCII
    CHARSET:1252
    COMPRESSION:NONE
    OLDFILEUID:NONE
    NEWFILEUID:NONE


    """

  static let account = "<BANKACCTFROM><BANKID>1234<ACCTID>0001234567<ACCTTYPE>CHECKING</BANKACCTFROM>"

  /// A bank statement with `list` as its transactions, followed by `balances`.
  static func statement(
    account: String = account, currency: String = "<CURDEF>EUR", list: String = "", balances: String = ""
  ) -> String {
    "<STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS>\(currency)\(account)"
      + "<BANKTRANLIST><DTSTART>20260101<DTEND>20260131\(list)</BANKTRANLIST>\(balances)</STMTRS></STMTTRNRS>"
  }

  /// A file of these statements.
  static func file(_ statements: String..., header: String = header) -> String {
    header + "<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260201<LANGUAGE>ENG"
      + "<FI><ORG>Big Bank<FID>99</FI></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1>" + statements.joined()
      + "</BANKMSGSRSV1></OFX>\n"
  }

  /// A transaction with these elements besides its type.
  static func row(
    posted: String = "20260115", amount: String = "-4.10", id: String = "A1", _ more: String = "<NAME>COFFEE"
  ) -> String {
    "<STMTTRN><TRNTYPE>\(amount.contains { "-(−".contains($0) } ? "DEBIT" : "CREDIT")<DTPOSTED>\(posted)<TRNAMT>\(amount)<FITID>\(id)\(more)</STMTTRN>\n"
  }

  /// A file with one row.
  static func oneRow(_ row: String) -> String { file(statement(list: row)) }
}
