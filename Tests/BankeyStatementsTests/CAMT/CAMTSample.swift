/// CAMT as a bank would write it, around the part under test.
enum CAMTSample {
  static let account =
    "<Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Ann Lee</Nm></Ownr></Acct>"

  /// A message of one version with these statements.
  static func file(
    _ statements: String..., version: String = "camt.053.001.02", message: String = "BkToCstmrStmt",
    header: String = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  ) -> String {
    header + "<Document xmlns=\"urn:iso:std:iso:20022:tech:xsd:\(version)\">\n<\(message)><GrpHdr><MsgId>M1</MsgId>"
      + "<CreDtTm>2026-02-01T08:00:00+01:00</CreDtTm></GrpHdr>\n" + statements.joined() + "</\(message)>\n</Document>\n"
  }

  /// A statement with `parts` after its account.
  static func statement(account: String = account, _ parts: String..., tag: String = "Stmt") -> String {
    "<\(tag)><Id>S1</Id><CreDtTm>2026-02-01T08:00:00</CreDtTm>\(account)\n\(parts.joined())</\(tag)>\n"
  }

  static func balance(_ code: String, _ amount: String, sign: String = "CRDT", day: String = "2026-01-31") -> String {
    "<Bal><Tp><CdOrPrtry><Cd>\(code)</Cd></CdOrPrtry></Tp><Amt Ccy=\"EUR\">\(amount)</Amt><CdtDbtInd>\(sign)</CdtDbtInd>"
      + "<Dt><Dt>\(day)</Dt></Dt></Bal>\n"
  }

  /// An entry, a line by itself.
  static func entry(
    _ more: String = "", amount: String = "4.10", currency: String = "EUR",
    sign: String = "<CdtDbtInd>DBIT</CdtDbtInd>",
    status: String = "<Sts>BOOK</Sts>", dates: String = "<BookgDt><Dt>2026-01-15</Dt></BookgDt>", id: String = "A1"
  ) -> String {
    "<Ntry><Amt Ccy=\"\(currency)\">\(amount)</Amt>\(sign)\(status)\(dates)<AcctSvcrRef>\(id)</AcctSvcrRef>"
      + "<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>\(more)</Ntry>\n"
  }

  /// Details of an entry, each with these elements.
  static func details(_ details: String...) -> String {
    "<NtryDtls>" + details.map { "<TxDtls>\($0)</TxDtls>" }.joined() + "</NtryDtls>"
  }

  /// A file with these entries in one statement.
  static func entries(_ entries: String...) -> String { file(statement(entries.joined())) }
}
