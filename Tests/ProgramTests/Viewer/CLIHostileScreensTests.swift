import Foundation
import Glibc
import TestSupport
import Testing

/// Hostile text on every screen of the real program: in the config, file names, the fields of every format, and the
/// answers of a bank, its server and a command. The bytes that reach the terminal are read strictly.
@Suite struct CLIHostileScreensTests {
  /// Hostile bytes, some of which are not UTF-8.
  private static let texts: [[UInt8]] = [
    Array("\u{1B}[7777;1m\u{1B}]0;title\u{7}".utf8), Array("\u{9B}7777m\u{9D}8;;http://x\u{9C}y\u{90}q\u{9C}".utf8),
    Array("\u{1B}]52;c;eA==\u{7}\u{1B}P1$q\u{1B}\\\u{1B}c".utf8),
    Array("\u{202E}txt.exe\u{2066}\u{200F}\u{E0041}\u{FEFF}".utf8),
    [0x61, 0xFF, 0xFE, 0xC0, 0x80, 0x9B, 0x37, 0x6D, 0xED, 0xA0, 0x80],
    Array(("e" + String(repeating: "\u{301}", count: 90)).utf8), Array("a\r\nb\u{8}\u{8}c\u{7F}\u{2028}d\u{85}e".utf8),
  ]

  private static let keys = [
    "\r", "\r", "\u{1B}", "G", "\r", "\u{1B}", "\u{1B}", "s", "\r", "G", "\u{1B}", "\u{1B}", "w", "\u{1B}", "/e\r",
    "\u{1B}",
    "\u{1B}", "d", "p", "p", "?", "\u{1B}", "r", "\r", "\r",
  ]

  @Test(arguments: texts.indices) func onlyOwnSequencesReachTheTerminal(number: Int) throws {
    let bankey = try CLIBankey()
    let bytes = Self.texts[number]
    let bridge = try FakeBridge()
    try prepare(bankey, bytes)
    let token = try bankey.home.write(bridge.token, to: "token")
    #expect(try bankey.shell("bankey source add --from - < '\(token)'").status == 0)
    bridge.breakDown(402, saying: Array("{\"errors\":[\"".utf8) + bytes + Array("\"]}".utf8))
    let pty = try start(bankey, [])
    #expect(pty.read(until: "110.23", timeout: 60))
    for keys in Self.keys { play(pty, keys) }
    // The path is completed, so that no byte of it has to be typed.
    play(pty, "i")
    play(pty, bankey.home.path + "/files/h\t\r")
    for keys in ["\r", "\r", "1", "\r", "G", "\u{1B}", "\u{1B}", "\u{1B}", "q"] { play(pty, keys) }
    pty.send(SIGTERM)
    #expect(pty.status(timeout: 30) != nil)
    expectOurs(pty)
  }

  @Test(arguments: texts.indices) func onlyOwnSequencesReachTheTerminalInAPreview(number: Int) throws {
    let bankey = try CLIBankey()
    try prepare(bankey, Self.texts[number])
    for arguments in [
      ["import", "--preview", bankey.home.path + "/files"], ["--config", bankey.home.path + "/bad.toml"],
    ] {
      let pty = try start(bankey, arguments)
      pty.readAll()
      for keys in ["", "\u{1B}[B", "1", "\r", "G", "y", "\r"] { play(pty, keys) }
      pty.send(SIGTERM)
      #expect(pty.status(timeout: 30) != nil)
      expectOurs(pty)
    }
  }

  /// Each format with the text in each field, alone and in a preview, and then in the accounts, their transactions and
  /// their details.
  @Test(arguments: texts.indices, HostileStatement.allCases)
  fileprivate func onlyOwnSequencesReachTheTerminalFromAStatement(number: Int, format: HostileStatement) throws {
    let bankey = try CLIBankey()
    let file = bankey.home.path + "/statement"
    try write(format.file(Self.texts[number]), to: file)
    let preview = try start(bankey, ["import", "--preview", file])
    preview.readAll()
    for keys in ["\r", "G", "\r", "\u{1B}", "y"] { play(preview, keys) }
    preview.send(SIGTERM)
    #expect(preview.status(timeout: 30) != nil)
    expectOurs(preview)
    let pty = try start(bankey, [])
    pty.readAll()
    for keys in ["\r", "\r", "G", "\u{1B}", "G", "\r", "\u{1B}", "\u{1B}", "/e\r", "\u{1B}", "\u{1B}", "T", "w"] {
      play(pty, keys)
    }
    pty.send(SIGTERM)
    #expect(pty.status(timeout: 30) != nil)
    expectOurs(pty)
  }

  @Test func terminalReaderFindsForeignSequences() {
    for bytes in Self.texts { #expect(TerminalBytes(bytes).fault != nil, "\(bytes)") }
    let ours = "\u{1B}[?1049h\u{1B}[1;24r\u{1B}(B\u{1B}[0;38;5;30mBankey作者 é\u{1B}[39m\r\n\u{1B}7\u{1B}8\u{1B}M\u{F}"
    #expect(TerminalBytes(Array(ours.utf8)).fault == nil)
  }

  private func expectOurs(_ pty: Pty) {
    let fault = TerminalBytes(pty.output).fault
    #expect(fault == nil, "\(fault ?? "")")
    #expect(pty.output.count > 50)
  }

  /// A bank that sends only hostile texts, a command that fails with them, a table of them in a file with such a name,
  /// and configs that contain them.
  private func prepare(_ bankey: CLIBankey, _ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: [text]).dropFirst().dropLast(), as: UTF8.self)
    let file = try bankey.home.write(Self.answer(json), to: "answer.json")
    _ = try bankey("import", file)
    try write(bytes, to: bankey.home.path + "/words")
    let says = try bankey.home.write("cat >&2 '\(bankey.home.path)/words'; exit 1", to: "fails.sh")
    let setup = #"{"type":"command","name":"Bank","command":["sh","\#(says)"]}"#
    _ = try bankey("source", "add", "--untested", "--from", try bankey.home.write(setup, to: "s.json"))
    let escaped = text.unicodeScalars.map {
      "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count) + String($0.value, radix: 16)
    }
    try bankey.home.write(
      """
      name = "\(escaped.joined())"
      locale = "en_US"
      motion = false
      [account."\(escaped.joined())"]
      nickname = "\(escaped.joined())"
      """, to: "config/bankey/config.toml")
    try write(
      Array("name = \"".utf8) + bytes + Array("\"\n[csv.\"".utf8) + bytes + Array("\"]\nnonsense = ".utf8) + bytes,
      to: bankey.home.path + "/bad.toml")
    try FileManager.default.createDirectory(atPath: bankey.home.path + "/files", withIntermediateDirectories: true)
    let name = bytes.filter { $0 != 0x2F && $0 != 0 }
    let row =
      Array("03/05/2026,".utf8) + bytes.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x2C } + Array(",45.50,12.00\n".utf8)
    let table =
      Array("Day,".utf8) + bytes.filter { $0 != 0x0A && $0 != 0x0D && $0 != 0x2C } + Array(",One,Two\n".utf8) + row
      + row
    try write(table, to: Array((bankey.home.path + "/files/h").utf8) + name + Array(".csv".utf8))
  }

  private static func answer(_ json: String) -> String {
    """
    {"errors":[\(json)],"accounts":[{"org":{"name":\(json),"id":"o"},"id":\(json),"name":\(json),"currency":"USD","balance":"10.00",
    "balance-date":1736553600,"transactions":[{"id":\(json),"posted":1736496000,"amount":"-5.00","description":\(json),"payee":\(json)},
    {"id":"u","posted":1736496000,"amount":\(json),"description":"x"}],
    "holdings":[{"id":\(json),"currency":"USD","description":\(json),"market_value":"1.0","shares":"5.0"}]}]}
    """
  }

  private func write(_ bytes: [UInt8], to path: String) throws { try write(bytes, to: Array(path.utf8)) }

  /// Foundation cannot open a path that is not UTF-8.
  private func write(_ bytes: [UInt8], to path: [UInt8]) throws {
    let file = (path + [0]).withUnsafeBufferPointer { path in
      path.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT | O_TRUNC, 0o600) }
    }
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(file) }
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
  }

  private func start(_ bankey: CLIBankey, _ arguments: [String]) throws -> Pty {
    try Pty(BuildProducts.path("bankey"), arguments, environment: bankey.environment)
  }

  private func play(_ pty: Pty, _ keys: String) {
    pty.type(keys)
    pty.readAll()
  }
}

/// A statement of each format whose every text is the same.
private enum HostileStatement: CaseIterable {
  case ofx, mt940, qif, camt

  /// The file with the text inserted verbatim; if that breaks the format, bankey reports it.
  func file(_ bytes: [UInt8]) -> [UInt8] {
    // No text may end its field.
    let text = bytes.filter { !"\r\n<>&^?".utf8.contains($0) }
    return Array(
      template.utf8.split(separator: UInt8(ascii: "~"), omittingEmptySubsequences: false).joined(separator: text))
  }

  /// A tilde stands for the text.
  private var template: String {
    switch self {
    case .ofx:
      """
      OFXHEADER:100
      DATA:OFXSGML
      VERSION:102

      <OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO<MESSAGE>~</STATUS><DTSERVER>20261121<LANGUAGE>ENG<FI><ORG>~<FID>~</FI>
      </SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
      <BANKACCTFROM><BANKID>~<ACCTID>1~<ACCTTYPE>~</BANKACCTFROM><BANKTRANLIST><DTSTART>20261101<DTEND>20261130
      <STMTTRN><TRNTYPE>~<DTPOSTED>20261103<TRNAMT>-4.10<FITID>~<CHECKNUM>~<NAME>~<MEMO>~<BANKACCTTO><BANKID>~<ACCTID>~</BANKACCTTO></STMTTRN>
      <STMTTRN><TRNTYPE>OTHER<DTPOSTED>~<TRNAMT>~<FITID>b<NAME>b</STMTTRN>
      </BANKTRANLIST><LEDGERBAL><BALAMT>10.00<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
      """
    case .mt940:
      """
      :20:~
      :25:1002/~
      :28C:~
      :60F:C260227EUR15,00
      :61:2603020302DR5,00NDDT~//~
      :86:105?00~?20~?30~?31~?32~
      :62F:C260302EUR10,00
      -
      """
    case .qif: "!Account\nN~\nD~\nTBank\n^\n!Type:Bank\nD01/28'26\nT-1,045.10\nN~\nP~\nM~\nA~\nL~\n^\n"
    case .camt:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>~</Id><Acct><Id><Othr><Id>1~</Id></Othr></Id>
      <Ccy>EUR</Ccy><Nm>~</Nm><Ownr><Nm>~</Nm></Ownr><Svcr><FinInstnId><Nm>~</Nm></FinInstnId></Svcr></Acct>
      <Ntry><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-01-03</Dt></BookgDt>
      <AcctSvcrRef>~</AcctSvcrRef><AddtlNtryInf>~</AddtlNtryInf><NtryDtls><TxDtls><Refs><EndToEndId>~</EndToEndId></Refs><RltdPties><Cdtr><Pty>
      <Nm>~</Nm></Pty></Cdtr></RltdPties><RmtInf><Ustrd>~</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>
      """
    }
  }
}
