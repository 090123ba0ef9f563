import BankeyModel
import BankeyText
import Foundation
import TestServers
import Testing

@testable import BankeySources

/// Giving consent and renewing it.
@Suite struct EnableBankingConsentTests {
  private func error(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "no error"
    } catch {
      return (error as? SourceError)?.message ?? "\(error)"
    }
  }

  @Test func countriesAndBanksAreOffered() async throws {
    let rig = EnableBankingRig()
    rig.settings = #""days":30"#
    #expect(try await rig.choices() == ["FI", "NO", "SE"])
    rig.settings = #""country":"NO""#
    #expect(try await rig.choices() == ["Bulder Bank", "DNB", "Sparebanken Vest"])
    #expect(rig.bank.with { $0.faults } == [])
  }

  @Test func callbackAddressStartsASession() async throws {
    let rig = EnableBankingRig()
    #expect(try await rig.consent { "  " + $0.replacingOccurrences(of: "&", with: "&\n ") } == 2)
    let fetched = try await rig.refresh()
    #expect(fetched.accounts.map(\.number) == ["NO9386011117947", "86011117941"])
    #expect(fetched.accounts.map(\.name) == ["Brukskonto", "Sparekonto"])
    #expect(fetched.connections.map(\.consentUntil?.description) == ["2026-08-30"])
    #expect(rig.bank.with { $0.faults } == [])
  }

  @Test func errorsAreReported() async throws {
    let rig = EnableBankingRig()
    #expect(
      await error { try await rig.refresh().error.map { throw $0 } }.hasPrefix(
        "bankey does not have the bank's consent yet"))
    #expect(await error { try await rig.consent { _ in "https://localhost" } }.hasPrefix("This is not the address"))
    #expect(await error { try await rig.consent { $0 + "x&state=other" } }.hasPrefix("That address belongs to another"))
    rig.bank.with { $0.denial = "access_denied" }
    #expect(await error { try await rig.consent() } == "The bank refused consent: The user said no")
    rig.bank.with { $0.denial = nil }
    rig.settings = #""country":"NO","bank":"Sparebanken""#
    #expect(
      await error { try await rig.consent() }
        == "There is no bank called Sparebanken in that country. Similar: Sparebanken Vest.")
    rig.bank.with { $0.isActive = false }
    #expect(await error { try await rig.consent() }.hasPrefix("Enable Banking does not let this application read."))
  }

  @Test func withdrawnConsentIsRequestedAgain() async throws {
    let rig = EnableBankingRig()
    try await rig.consent()
    rig.bank.with { $0.revoke() }
    let fetched = try await rig.refresh()
    #expect(fetched.error?.kind == .credentials)
    #expect(fetched.error?.message.hasPrefix("The consent has expired: REVOKED") == true)
  }

  @Test func withdrawingTheConsentEndsItAtTheBank() async throws {
    let rig = EnableBankingRig()
    try await rig.consent()
    try await rig.withdrawConsent()
    #expect(rig.bank.with { $0.isConsentValid } == false)
    #expect(rig.bank.with { $0.asked.last } == "DELETE /sessions/session-3")
    try await rig.withdrawConsent()
    #expect(rig.bank.with { $0.faults } == [])
  }

  @Test func withdrawingAsksNothingWithoutAValidConsent() async throws {
    let rig = EnableBankingRig()
    try await rig.withdrawConsent()
    try await rig.consent()
    rig.wait(days: 91)
    let asked = rig.bank.with { $0.asked.count }
    try await rig.withdrawConsent()
    #expect(rig.bank.with { $0.asked.count } == asked)
  }

  @Test func refusedWithdrawalIsReported() async throws {
    let rig = EnableBankingRig()
    try await rig.consent()
    rig.bank.with { $0.instead["sessions"] = .init(500, "ASPSP_ERROR") }
    #expect(await error { try await rig.withdrawConsent() }.contains("Refused for the test"))
    #expect(rig.bank.with { $0.isConsentValid })
  }

  /// A new consent every 90 days, with new ids for the accounts, as four kinds of banks assign them.
  @Test(arguments: [FakeBank.Ids.lasting, .none, .new, .places])
  func threeConsentsNeitherDuplicateNorLose(ids: FakeBank.Ids) async throws {
    let rig = EnableBankingRig { state in
      for place in state.bank.accounts.indices { state.bank.accounts[place].ids = ids }
      state.bank.pageSize = 7
    }
    var day = Day(iso: "2026-06-01")!
    var expected: Set<String> = []
    for consent in 0..<3 {
      rig.bank.with { state in
        // The hash of the first account changes, and only its IBAN stays; that of the second stays among the others.
        state.bank.accounts[0].hash = "hash-a\(consent)"
        state.bank.accounts[0].hashes = ["hash-a\(consent)"]
        state.bank.accounts[1].hashes = ["hash-b", "more-\(consent)"]
        state.bank.accounts[1].hash = "hash-b\(consent)"
      }
      #expect(try await rig.consent() == 2)
      for step in 0..<11 {
        rig.bank.with { [day] state in
          for account in state.bank.accounts.indices {
            // Booked, with more text and another id.
            state.bank.accounts[account].transactions.removeAll { $0.isPending }
            for index in state.bank.accounts[account].transactions.indices
            where !state.bank.accounts[account].transactions[index].text.hasSuffix("paid") {
              state.bank.accounts[account].transactions[index].text += " OSLO kl. 12 paid"
            }
            let text = "Shop \(consent) \(step)"
            for twin in ["a", "b"] {
              state.bank.accounts[account].transactions.append(
                .init("\(day)", -1000 - step % 3, text, id: "\(consent)-\(step)-\(twin)"))
            }
            state.bank.accounts[account].transactions.append(.init("\(day)", -7700, "Waiting \(step)", isPending: true))
          }
        }
        for cents in [1000 + step % 3] {
          expected.insert("\(day) -\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)")
        }
        let fetched = try await rig.refresh()
        #expect(fetched.error == nil && fetched.incomplete == [], "\(consent) \(step)")
        rig.wait(days: 8)
        day = day.advanced(by: 8)
      }
      // The consent has expired.
      rig.wait(days: 4)
      day = day.advanced(by: 4)
      #expect(try await rig.refresh().error?.kind == .credentials)
    }
    #expect(try rig.accounts() == 2)
    let booked = try rig.stored().filter { !$0.hasSuffix("*") }.map {
      $0.split(separator: " ").prefix(2).joined(separator: " ")
    }
    let counts = Dictionary(grouping: booked) { $0 }.mapValues(\.count)
    #expect(counts == Dictionary(uniqueKeysWithValues: expected.map { ($0, 4) }))
    #expect(try rig.stored().count { $0.hasSuffix("*") } <= 2)
    #expect(rig.bank.with { $0.faults } == [])
  }

  @Test func omittedAccountKeepsItsData() async throws {
    let rig = EnableBankingRig { $0.bank.accounts[1].transactions = [.init("2026-05-01", -100, "Tea")] }
    try await rig.consent()
    try await rig.refresh()
    rig.bank.with { $0.bank.accounts[1].isLeftOut = true }
    #expect(try await rig.consent() == 1)
    let fetched = try await rig.refresh()
    #expect(fetched.problems.contains("Sparekonto is not part of the consent, so bankey does not refresh it."))
    #expect(try rig.stored() == ["2026-05-01 -1.00 Tea"])
    rig.bank.with { $0.bank.accounts[1].isLeftOut = false }
    #expect(try await rig.consent() == 2)
    rig.wait(days: 1)
    try await rig.refresh()
    #expect(try rig.accounts() == 2 && rig.stored() == ["2026-05-01 -1.00 Tea"])
  }

  @Test func startedLoginIsResumed() async throws {
    let rig = EnableBankingRig()
    let key = try RSAKey.line(of: Secret(TestKey.shared.pem))
    try await rig.bank.run { url in
      let definition = SourceDefinition(
        name: "DNB", type: "enablebanking",
        settings: #"{"application":"\#(FakeEnableBanking.application)","country":"NO","bank":"DNB","apiURL":"\#(url)"}"#
      )
      func begin(_ memory: String?, _ time: String) async throws -> ConsentStart {
        rig.bank.with { $0.now = Timestamp(iso: time)!.seconds }
        return try await offPool {
          try definition.beginConsent(
            secret: key, memory: memory, SourceCall(http: client(), clock: Clock(iso: time)!))
        }
      }
      let first = try await begin(nil, "2026-06-01T12:00:00Z")
      #expect(try await begin(first.memory, "2026-06-01T12:20:00Z").address == first.address)
      #expect(try await begin(first.memory, "2026-06-01T13:20:00Z").address != first.address)
    }
  }
}

/// The key and its signatures.
@Suite struct RSAKeyTests {
  @Test func bothKeyFormatsSignAlike() throws {
    let key = TestKey.shared
    let message = Array("message".utf8)
    let traditional = Secret(try String(contentsOfFile: key.traditional, encoding: .utf8))
    let expected = try RSAKey(Secret(key.pem)).signature(of: message)
    #expect(try RSAKey(traditional).signature(of: message) == expected)
    #expect(try RSAKey(RSAKey.line(of: Secret(key.pem))).signature(of: message) == expected)
    #expect(traditional.reveal().contains("BEGIN RSA PRIVATE KEY") && key.pem.contains("BEGIN PRIVATE KEY"))
  }

  @Test func invalidKeyIsReported() throws {
    func fault(_ text: String) -> String {
      do {
        _ = try RSAKey(Secret(text))
        return "a key"
      } catch {
        return error.message
      }
    }
    #expect(fault("hello").hasPrefix("This is not a private key"))
    #expect(fault("-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END").hasPrefix("The key is encrypted"))
    #expect(fault("-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----").hasPrefix("This is the public part"))
    let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    TestKey.openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(fault(try String(contentsOfFile: folder, encoding: .utf8)).hasPrefix("The key is not an RSA key"))
  }

  @Test func fileNameSuggestsTheApplicationID() {
    #expect(
      KeyFileName.application(in: "~/Downloads/2F7d5d1e-0c0a-4c55-9e0b-6c1d7b9a4e21.pem")
        == FakeEnableBanking.application)
    #expect(KeyFileName.application(in: "/tmp/key.pem") == nil)
  }
}
