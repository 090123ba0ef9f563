import BankeyModel
import BankeyText
import Foundation
import TestServers
import TestSupport
import Testing

@testable import BankeySources

/// The recipes in docs/sources/recipes, against servers and programs that answer as the real ones are documented.
@Suite struct RecipeTests {
  private func run(
    _ recipe: String, _ words: [String], secret: String? = nil, programs folder: String? = nil
  ) async throws -> Fetched {
    let path = Checkout.file("docs/sources/recipes/" + recipe).path
    let search = folder.map { ["env", "PATH=\($0):\(Command.environment["PATH"] ?? "/usr/bin:/bin")"] } ?? []
    return try await offPool {
      var source = CommandSource(
        name: "bank", settings: CommandSettings(command: search + ["python3", path] + words, seconds: 60),
        secret: secret.map { Secret($0) })
      return fetch(&source, SourceCall(http: client(), clock: Clock(iso: "2026-11-24T09:00:00Z")!))
    }
  }

  private func lines(_ fetched: Fetched) -> [String] {
    fetched.transactions.map { "\($0.day) \($0.amount) \($0.description)" + ($0.status == .authorized ? "*" : "") }
  }

  @Test func upRecipeReadsAccountsAndTransactions() async throws {
    try await TestServer.run({ asked in
      guard asked.method == "GET", asked.headers["authorization"] == "Bearer tok" else { return .status(401) }
      if asked.path.hasPrefix("/accounts?") {
        return .json(
          #"{"data":[{"id":"a1","attributes":{"displayName":"Spending","balance":{"currencyCode":"AUD","value":"12.30"}}}],"links":{"next":null}}"#
        )
      }
      let next =
        asked.path.contains("after=2")
        ? "null" : "\"http://\(asked.headers["host"]!)/accounts/a1/transactions?after=2\""
      let (id, status, settled) =
        asked.path.contains("after=2") ? ("t2", "SETTLED", "\"2026-11-20T10:00:00+11:00\"") : ("t1", "HELD", "null")
      return .json(
        #"{"data":[{"id":"\#(id)","attributes":{"status":"\#(status)","rawText":null,"description":"Shop \#(id)","message":null,"amount":{"value":"-1.10"},"createdAt":"2026-11-19T10:00:00+11:00","settledAt":\#(settled)}}],"links":{"next":\#(next)}}"#
      )
    }) { server in
      let fetched = try await run("up.py", ["30", server.url], secret: "tok")
      #expect(fetched.error == nil)
      #expect(lines(fetched) == ["2026-11-18 -1.10 Shop t1*", "2026-11-19 -1.10 Shop t2"])
      #expect(
        try await run("up.py", ["30", server.url], secret: "other").error?.message.contains("does not accept the token")
          == true)
    }
  }

  @Test func akahuRecipeReadsAccountsAndTransactions() async throws {
    try await TestServer.run({ asked in
      guard asked.headers["x-akahu-id"] == "app", asked.headers["authorization"] == "Bearer user" else {
        return .status(401)
      }
      switch asked.path.prefix(while: { $0 != "?" }) {
      case "/accounts":
        return .json(
          #"{"items":[{"_id":"acc_1","name":"Everyday","type":"CHECKING","balance":{"current":100.10,"available":90,"currency":"NZD"}}]}"#
        )
      case "/transactions/pending":
        return .json(
          #"{"items":[{"_account":"acc_1","date":"2026-11-23T00:00:00Z","description":"Cafe","amount":-4.5}]}"#)
      default:
        return .json(
          #"{"items":[{"_id":"trans_1","date":"2026-11-20T00:00:00Z","description":"Pay","amount":1000.00,"type":"CREDIT"}],"cursor":{"next":null}}"#
        )
      }
    }) { server in
      let fetched = try await run("akahu.py", ["30", server.url], secret: "app user")
      #expect(fetched.error == nil)
      #expect(lines(fetched) == ["2026-11-20 1000.00 Pay", "2026-11-23 -4.50 Cafe*"])
      #expect(fetched.balances.first?.balance?.description == "100.10")
    }
  }

  @Test func lunchFlowRecipeReadsAccountsAndTransactions() async throws {
    try await TestServer.run({ asked in
      guard asked.headers["x-api-key"] == "key" else { return .status(401) }
      if asked.path == "/accounts" {
        return .json(
          #"{"accounts":[{"id":7,"name":"Main","institution_name":"Bank","currency":"EUR","status":"ACTIVE"}]}"#)
      }
      if asked.path.hasSuffix("/balance") { return .json(#"{"balance":{"amount":50.25,"currency":"EUR"}}"#) }
      return .json(
        #"{"transactions":[{"id":"9","amount":-3.2,"currency":"EUR","date":"2026-11-20","merchant":"Bar","description":"Drink","isPending":false},{"id":"","amount":-1,"currency":"EUR","date":"2026-11-23","merchant":"Bus","description":"","isPending":true}]}"#
      )
    }) { server in
      let fetched = try await run("lunchflow.py", [server.url], secret: "key")
      #expect(fetched.error == nil)
      #expect(lines(fetched) == ["2026-11-20 -3.20 Drink", "2026-11-23 -1.00 Bus*"])
    }
  }

  @Test func spareBank1RecipeRenewsItsToken() async throws {
    let token = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: token) }
    try "refresh1\n".write(toFile: token, atomically: true, encoding: .utf8)
    try await TestServer.run({ asked in
      if asked.method == "POST" {
        guard asked.path == "/oauth/token", asked.body.contains("refresh_token=refresh1") else { return .status(400) }
        return .json(#"{"access_token":"access","refresh_token":"refresh2"}"#)
      }
      guard asked.headers["authorization"] == "Bearer access",
        asked.headers["accept"] == "application/vnd.sparebank1.v1+json; charset=utf-8"
      else { return .status(406) }
      if asked.path.hasPrefix("/personal/banking/accounts") {
        return .json(
          #"{"accounts":[{"key":"k","name":"Brukskonto","accountNumber":"12345678903","balance":10.5,"availableBalance":9,"currencyCode":"NOK","type":"USER"}]}"#
        )
      }
      return .json(
        #"{"transactions":[{"id":"x","date":1763582400000,"amount":-49.9,"description":"KIWI","typeCode":"VISA","bookingStatus":"BOOKED"},{"id":"y","date":1763582400000,"amount":-49.9,"description":"KIWI","typeCode":"VISA","bookingStatus":"BOOKED"}],"errors":[]}"#
      )
    }) { server in
      let fetched = try await run("sparebank1.py", [token, "30", server.url], secret: "id secret")
      #expect(fetched.error == nil)
      #expect(lines(fetched) == ["2025-11-19 -49.90 KIWI", "2025-11-19 -49.90 KIWI"])
      #expect(Set(fetched.transactions.map(\.nativeId)).count == 2)
      #expect(try String(contentsOfFile: token, encoding: .utf8) == "refresh2\n")
      #expect(server.asked.map(\.method) == ["POST", "GET", "GET"])
    }
  }

  /// The program prints what aqbanking-cli 6.5.3 makes of a statement, and accepts only the arguments that it knows.
  @Test func aqBankingRecipeReadsBookedBalances() async throws {
    let folder = NSTemporaryDirectory() + "bankey-aqbanking-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(Self.aqBanking.utf8).write(to: URL(fileURLWithPath: folder + "/text"))
    // A child copies it: a program that this process has open for writing while another test starts a child is busy.
    #expect(try Command.run(["install", "-m", "700", folder + "/text", folder + "/aqbanking-cli"]).status == 0)
    let fetched = try await run("aqbanking.py", ["/pins", "12345678", "1234567890"], programs: folder)
    #expect(fetched.error == nil)
    #expect(lines(fetched) == ["2026-11-03 -12.50 Coffee and cake", "2026-11-04 100.00 GUTSCHRIFT"])
    #expect(fetched.transactions.map(\.counterparty) == ["Coffee House Inc", "Shop AG"])
    #expect(fetched.balances.map(\.balance?.description) == ["1087.50"])
    let other = try await run("aqbanking.py", ["/pins", "12345678", "999"], programs: folder)
    #expect(other.error?.message.contains("no booked balance") == true)
  }

  private static let aqBanking = #"""
    #!/bin/sh
    case "$*" in
    "-n -P /pins request -c "*" -b 12345678 -a "*" --transactions --balance --fromdate=20"*) ;;
    "export -c "*" --exporter=csv --profile=full")
      echo '"remoteName";"remoteName1";"date";"value_value";"value_currency";"transactionText";"fiId";"purpose";"purpose1";"purpose2";"endToEndReference"'
      echo '"Coffee House";"Inc";"2026/11/03";"-1250/100";"EUR";"ONLINE-UEBERWEISUNG";"";"Coffee";"and cake";"";""'
      echo '"Shop AG";"";"2026/11/04";"10000/100";"EUR";"GUTSCHRIFT";"";"";"";"";""' ;;
    "listbal -c "*' -bt booked -T $(dateAsString)|$(valueAsString)|$(accountnumber)')
      echo '04.11.2026|20.00|1111111111'
      echo '04.11.2026|1087.50|1234567890' ;;
    *) exit 3 ;;
    esac
    """#

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/hledger")))
  func hledgerRecipeReadsAccountsAndTransactions() async throws {
    let journal = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).journal"
    defer { try? FileManager.default.removeItem(atPath: journal) }
    try """
    account assets:bank  ; type:A
    account liabilities:card  ; type:L
    2026-11-01 opening
      assets:bank  EUR 1000.05
      equity
    2026-11-10 * KIWI | groceries
      expenses:food  EUR 12.50
      assets:bank
    2026-11-11 ! Cafe
      expenses:food  $3.00
      liabilities:card
    """.write(toFile: journal, atomically: true, encoding: .utf8)
    let fetched = try await run("hledger.py", [journal])
    #expect(fetched.error == nil)
    #expect(
      fetched.accounts.map { "\($0.name ?? "") \($0.currency.code)" } == ["assets:bank EUR", "liabilities:card USD"])
    #expect(fetched.balances.map(\.balance?.description) == ["987.55", "-3.00"])
    #expect(lines(fetched) == ["2026-11-01 1000.05 opening", "2026-11-10 -12.50 groceries", "2026-11-11 -3.00 Cafe*"])
  }
}
