import BankeyModel
import BankeyStatements
import BankeyText
import Testing

@testable import BankeySources

/// Programs that print statements.
@Suite struct PrintedDocumentsTests {
  private static let ofx = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    ENCODING:USASCII
    CHARSET:1252

    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>12345678<ACCTTYPE>CHECKING</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20261101<DTEND>20261120<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261110<TRNAMT>-12.50<FITID>a1<NAME>Coffee</STMTTRN>
    </BANKTRANLIST><LEDGERBAL><BALAMT>87.50<DTASOF>20261120</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

    """
  /// The header of OFX inside a comment, as some programs write it.
  private static let commented = ofx.replacing("OFXHEADER", with: "<!--\nOFXHEADER").replacing(
    "1252\n", with: "1252\n-->\n")
  private static let mt940 = """
    :20:STMT
    :25:DE89370400440532013000
    :28C:1/1
    :60F:C261101EUR100,00
    :61:2611051105D12,50NMSCREF
    :86:Coffee
    :62F:C261130EUR87,50
    -

    """
  private static let qif = "!Type:Bank\nD11/15/2026\nT-12.50\nPCoffee\n^\nD11/16/2026\nT100.00\nPPay\n^\n"
  private static let json = """
    {"errlist":[],"connections":[],"accounts":[
    {"id":"1","name":"A","currency":"NOK","balance":"10.21","balance-date":1763715600,
    "transactions":[{"id":"x","posted":1763715600,"amount":"-1.00","description":"a } brace \\" here"}]}]}
    """
  private static let clock = Clock(iso: "2026-11-24T09:00:00Z")!

  private func printed(_ text: String, account: String? = nil) -> Fetched {
    var settings = CommandSettings(command: ["printf", "%s", text])
    settings.account = account
    var source = CommandSource(name: "bank", settings: settings)
    return fetch(&source, SourceCall(http: Nobody(), clock: Self.clock))
  }

  private func read(_ text: String) throws -> [StatementEvent] {
    var events: [StatementEvent] = []
    try StatementParser.parse(Array(text.utf8), clock: Self.clock) { events.append($0) }
    return events
  }

  @Test(arguments: [ofx, commented, mt940, json]) func printedDocumentReadsLikeAFile(text: String) throws {
    let fetched = printed(text)
    #expect(fetched.error == nil)
    let own = fetched.events.filter { if case .connection = $0 { false } else { true } }
    let file = try read(text).filter { if case .connection = $0 { false } else { true } }
    #expect(own == file && !fetched.transactions.isEmpty)
  }

  @Test func severalDocumentsReadLikeSeveralFiles() {
    let fetched = printed(Self.json + Self.json + "\n" + Self.ofx + Self.mt940 + Self.ofx)
    #expect(fetched.error == nil)
    #expect(
      fetched.transactions.map(\.description) == [
        "a } brace \" here", "a } brace \" here", "Coffee", "Coffee", "Coffee",
      ])
  }

  @Test func formFeedEndsADocument() {
    let fetched = printed(Self.qif + "\u{0C}" + Self.qif, account: "Wallet")
    #expect(fetched.error == nil && fetched.transactions.count == 4)
    #expect(Set(fetched.accounts.map(\.nativeId)) == ["Wallet"])
  }

  @Test func unreadableDocumentIsNumbered() {
    #expect(printed(Self.ofx + "{\"a\":1}").error?.message.contains("Document 2: ") == true)
  }
}

private struct Nobody: HTTPClient {
  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer { throw SourceError("nobody") }
}
