import BankeyModel
import Foundation
import TestServers
import TestSupport
import Testing

/// A bank behind Enable Banking, from the first consent to its end, on the command line.
@Suite struct CLIEnableBankingTests {
  private let bankey: CLIBankey
  private let bank = FakeEnableBanking(now: "2026-06-01T12:00:00Z") { state in
    state.bank.accounts[0].transactions = [
      .init("2026-05-20", -129_90, "KIWI 505 OSLO"), .init("2026-05-22", -450_00, "VIPPS HUSLEIE"),
      .init("2026-05-28", 42_150_00, "LONN"), .init("2026-05-31", -45_00, "NARVESEN", isPending: true),
    ]
  }

  init() throws { bankey = try CLIBankey() }

  /// Runs bankey at the server's time, beside the server.
  private func run(_ words: String...) async throws -> CLIBankey.Outcome {
    let now = Timestamp(seconds: bank.with { $0.now }).description
    return try await offPool { [bankey] in try bankey(["--now", now] + words) }
  }

  /// Adds the source, agrees at the bank's page, and pastes the address that came back.
  private func connect(_ url: String) async throws {
    let setup =
      #"{"type":"enablebanking","name":"DNB","keyFile":"\#(TestKey.shared.file)","apiURL":"\#(url)","country":"NO","bank":"DNB"}"#
    let added = try await run("source", "add", "--from", try bankey.home.write(setup, to: "setup.json"))
    #expect(added.status == 0, "\(added.errors)")
    try await agree(added)
  }

  /// Agrees at the page that bankey has named.
  private func agree(_ said: CLIBankey.Outcome) async throws {
    let words = (said.output + said.errors).split { $0.isWhitespace }
    let page = try #require(words.first { $0.contains("/ui/login-") })
    let back = try bankey.home.write(bank.consent(at: String(page)), to: "back.txt")
    let connected = try await run("source", "reconnect", "DNB", "--from", back)
    #expect(connected.status == 0, "\(connected.errors)")
  }

  /// The stored rows of the account with the IBAN, oldest first: `2026-05-20 -129.90 KIWI`.
  private func rows() async throws -> [String] {
    let printed = try await run("transactions", "--json", "NO9386011117947").output
    let rows = try JSONValue(Array(printed.utf8))["transactions"]?.elements ?? []
    return rows.map { row in
      ["date", "amount", "description"].compactMap { row[$0]?.string }.joined(separator: " ")
    }.sorted()
  }

  private func accounts() async throws -> [String] {
    let printed = try await run("accounts", "--json").output
    return (try JSONValue(Array(printed.utf8))["accounts"]?.elements ?? []).compactMap { $0["name"]?.string }
  }

  /// The bank's statement of the same account, with a row that the feed does not have.
  private let statement = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>1</Id>
    <Acct><Id><IBAN>NO9386011117947</IBAN></Id><Ccy>NOK</Ccy></Acct>
    \(entry("2026-05-02", "99.00", "DBIT", "Strom mai"))\(entry("2026-05-20", "129.90", "DBIT", "Kiwi 505 Oslo kort 1234"))
    \(entry("2026-05-22", "450.00", "DBIT", "Husleie mai"))\(entry("2026-05-28", "42150.00", "CRDT", "Lonn mai"))
    </Stmt></BkToCstmrStmt></Document>
    """

  private static func entry(_ day: String, _ amount: String, _ direction: String, _ text: String) -> String {
    """
    <Ntry><Amt Ccy="NOK">\(amount)</Amt><CdtDbtInd>\(direction)</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>\(day)</Dt></BookgDt>\
    <NtryDtls><TxDtls><RmtInf><Ustrd>\(text)</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
    """
  }

  @Test func consentAndItsRenewalReadAnAccountOnce() async throws {
    try await bank.run { url in
      try await connect(url)
      let first = try await rows()
      #expect(first.count == 4)
      bank.with { $0.now += 89 * 86_400 }
      #expect(try await run("check").status == 1, "the consent ends tomorrow")
      bank.with { $0.now += 2 * 86_400 }
      #expect(try await run("refresh").status == 2, "the consent has ended")
      let again = try bankey.home.write(#"{"type":"enablebanking"}"#, to: "again.json")
      try await agree(try await run("source", "reconnect", "DNB", "--from", again))
      #expect(try await run("refresh").status == 0)
      #expect(try await rows().filter { $0 < "2026-05-30" } == first.filter { $0 < "2026-05-30" })
      #expect(try await accounts() == ["Brukskonto", "Sparekonto"])
    }
    #expect(bank.with { $0.faults } == [])
  }

  @Test func usedUpLoginIsReplacedByANewOne() async throws {
    try await bank.run { url in
      let setup =
        #"{"type":"enablebanking","name":"DNB","keyFile":"\#(TestKey.shared.file)","apiURL":"\#(url)","country":"NO","bank":"DNB"}"#
      let added = try await run("source", "add", "--from", try bankey.home.write(setup, to: "setup.json"))
      let page = try #require(added.output.split { $0.isWhitespace }.first { $0.contains("/ui/login-") })
      let back = bank.consent(at: String(page))
      bank.with { $0.forgetLogins() }
      let used = try await run("source", "reconnect", "DNB", "--from", try bankey.home.write(back, to: "back.txt"))
      #expect(used.status != 0 && used.errors.contains("The login has expired"), "\(used.errors)")
      let again = try bankey.home.write(#"{"type":"enablebanking"}"#, to: "again.json")
      let next = try await run("source", "reconnect", "DNB", "--from", again)
      #expect(!next.output.contains(page), "\(next.output)")
      try await agree(next)
    }
  }

  @Test(arguments: [true, false]) func feedAndStatementOfAnAccountBecomeOne(feedFirst: Bool) async throws {
    try await bank.run { url in
      let file = try bankey.home.write(statement, to: "statement.xml")
      if feedFirst { try await connect(url) }
      let imported = try await run("import", file)
      #expect(imported.status == 0, "\(imported.errors)")
      if !feedFirst { try await connect(url) }
      #expect(try await accounts() == ["Brukskonto", "Sparekonto"])
      let stored = try await rows()
      #expect(
        stored == [
          "2026-05-02 -99.00 Strom mai", "2026-05-20 -129.90 Kiwi 505 Oslo kort 1234",
          "2026-05-22 -450.00 Husleie mai", "2026-05-28 42150.00 Lonn mai", "2026-05-31 -45.00 NARVESEN",
        ])
    }
  }

  @Test func removingTheSourceWithdrawsItsConsent() async throws {
    try await bank.run { url in
      try await connect(url)
      let removed = try await run("source", "remove", "--keep-data", "DNB")
      #expect(removed.status == 0 && removed.errors.hasPrefix("Removed DNB."), "\(removed.errors)")
      #expect(bank.with { $0.isConsentValid } == false)
    }
  }

  @Test func keptConsentStillRemovesTheSource() async throws {
    try await bank.run { url in
      try await connect(url)
      bank.with { $0.instead["sessions"] = .init(500, "ASPSP_ERROR") }
      let removed = try await run("source", "remove", "--delete-data", "DNB")
      #expect(removed.status == 0)
      #expect(removed.errors.contains("bankey could not withdraw its consent, which you can do at your bank."))
      #expect(try await run("source", "list").output.contains("DNB") == false)
    }
  }
}
