import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Synchronization
import TestServers
import Testing

@testable import BankeySources

/// No secret leaves a source: for every kind of source, in all of its output.
struct RedactingSourceTests {
  private static let secret = "hunter2-of-the-bridge"

  /// The whole output of a source.
  private static func output(of source: any Source, _ http: any HTTPClient = NoServer()) -> String {
    let told = Mutex<[String]>([])
    var source = source
    let call = SourceCall(
      http: http, clock: Clock(iso: "2026-11-21T09:00:00Z")!, tell: { message in told.withLock { $0.append(message) } })
    let fetched = fetch(&source, call)
    let words = Language.allCases.map { fetched.error?.sentence(in: $0.strings) ?? "" }
    return "\(fetched.events) \(fetched.memory) \(words) \(told.withLock { $0 })"
  }

  @Test(arguments: Echo.allCases, [true, false]) func everyChannelIsRedacted(echo: Echo, hasAnswer: Bool) {
    let source = Talkative(words: echo.of(Self.secret), hasAnswer: hasAnswer)
    #expect(says(Self.output(of: source), Self.secret))
    let guarded = Self.output(of: RedactingSource(source, Secret(Self.secret)))
    #expect(!says(guarded, Self.secret), "\(guarded)")
    #expect(guarded.components(separatedBy: "‹hidden›").count > (hasAnswer ? 20 : 2))
  }

  @Test func receiversErrorIsRethrownUnchanged() {
    struct Full: Error {}
    var source = RedactingSource(Talkative(words: "", hasAnswer: true), nil)
    #expect(throws: Full.self) {
      try source.fetch(SourceCall(http: NoServer(), clock: .system)) { _ in throw Full() }
    }
  }

  @Test(arguments: Echo.allCases) func echoingSimpleFINServerIsRedacted(echo: Echo) async throws {
    let said = JSONObject.quoted(echo.of(Self.secret))
    let account =
      #"{"id":\#(said),"conn_id":\#(said),"name":\#(said),"currency":\#(said),"balance":\#(said),"transactions":["#
      + #"{"id":\#(said),"posted":1795251600,"amount":\#(said),"description":"x"},"#
      + #"{"id":\#(said),"posted":1795251600,"amount":"1","description":\#(said),"payee":\#(said),"memo":\#(said)}]}"#
    let replies = [
      Reply.json(
        #"{"errlist":[{"code":"con.x","msg":\#(said),"conn_id":\#(said)},{"code":"gen.","msg":\#(said)}],"#
          + #""connections":[{"conn_id":\#(said),"name":\#(said)}],"accounts":[\#(account)]}"#),
      .json(#"{"errlist":[{"code":"gen.auth","msg":\#(said)}]}"#, status: 403),
      .json(
        #"{"errlist":[{"code":"gen.","msg":\#(JSONObject.quoted(String(repeating: "x", count: 280) + Self.secret))}]}"#),
      .typed("image/\(Self.secret)", "…"), .redirect("https://\(Self.secret).example/"), .status(429),
    ]
    for reply in replies {
      try await TestServer.run({ _ in reply }) { server in
        let access = Secret(server.url.replacing("//", with: "//a-long-user-name:\(Self.secret)@"))
        let source = SourceDefinition(name: "bank", type: "simplefin", settings: "{}")
        let output = try await offPool {
          Self.output(of: try source.open(memory: nil, secret: access, clock: .system), client())
        }
        #expect(!says(output, Self.secret), "\(output)")
      }
    }
  }

  @Test(arguments: Echo.allCases, [RedactingSourceTests.secret, "token-of-this-session"])
  func echoingSbankenServerIsRedacted(echo: Echo, secret: String) async throws {
    let said = JSONObject.quoted(echo.of(secret))
    let items =
      #"{"items":[{"accountId":"A1","accountNumber":\#(said),"name":\#(said),"accountType":\#(said),"accountingDate":"2026-11-20","#
      + #""amount":1,"text":\#(said),"transactionDetail":{"payerName":\#(said)}}]}"#
    let replies = [
      Reply.json(items), .json(#"{"isError":true,"errorMessage":\#(said),"traceId":\#(said)}"#),
      .json(
        #"{"status":400,"detail":\#(JSONObject.quoted(String(repeating: "x", count: 290) + secret))}"#, status: 400),
    ]
    for reply in replies {
      let answers = [
        "/token": [Reply.json(#"{"access_token":"token-of-this-session"}"#)], "/api/Accounts": [reply],
        "/api/Customers": [.json(#"{"customerId":\#(said),"firstName":\#(said)}"#)], "/api/Transactions/A1": [reply],
      ]
      try await TestServer.run(answers) { server in
        let settings = #"{"clientId":"me","days":30,"tokenURL":"\#(server.url)/token","apiURL":"\#(server.url)/api"}"#
        let source = SourceDefinition(name: "bank", type: "sbanken", settings: settings)
        let output = try await offPool {
          Self.output(of: try source.open(memory: nil, secret: Secret(Self.secret), clock: .system), client())
        }
        #expect(!says(output, secret), "\(output)")
        #expect(output.contains("‹hidden›"))
      }
    }
  }

  @Test(arguments: [
    "echo \"login with $token failed\" >&2; exit 1", "set -x; curl=$token; exit 1",
    "printf '%s' \"$token\" | base64 >&2; exit 1", "printf '%s' \"{\\\"errors\\\":[\\\"no $token\\\"]}\"",
    "printf '%s' \"$token is no JSON\"", "for n in 1 2 3 4; do echo \"$n $token\" >&2; done; exit 1",
    "i=0; while [ $i -lt 2000 ]; do printf '%s-' \"$token\" >&2; i=$((i + 1)); done; exit 1",
    #"printf '%s' "{\"accounts\":[{\"id\":\"$token\",\"name\":\"$token\",\"currency\":\"NOK\",\"balance\":\"$token\"}]}""#,
  ])
  func secretPrintedByAProgramIsRedacted(script: String) throws {
    let command = ["sh", "-c", "read -r token; " + script].json
    let source = SourceDefinition(name: "bank", type: "command", settings: #"{"command":\#(command)}"#)
    let output = Self.output(of: try source.open(memory: nil, secret: Secret(Self.secret), clock: .system))
    #expect(!says(output, Self.secret), "\(output)")
    #expect(!output.contains("hunter"))
  }

  @Test func tracedOwnSecretIsRedacted() throws {
    let command = ["sh", "-c", "set -x; token=own-\(1 + 1)-secret; echo 'not today' >&2; exit 1"].json
    let source = SourceDefinition(name: "bank", type: "command", settings: #"{"command":\#(command)}"#)
    let output = Self.output(of: try source.open(memory: nil, secret: nil, clock: .system))
    #expect(output.contains("not today") && !output.contains("own-2-secret"), "\(output)")
  }

  @Test(arguments: ["set -x; echo \(secret); false", "echo \(secret); echo 'no \(secret)' >&2; false"])
  func secretPrintedByAFailingProgramIsRedacted(script: String) throws {
    let place = SecretPlace.command(["sh", "-c", script])
    let error = #expect(throws: SourceError.self) { try SecretStore(folder: "/nonexistent").read(place, of: "bank") }
    #expect(error.map { says($0.message, Self.secret) } == false)
  }

  @Test func refusedTokenEchoIsRedacted() async throws {
    let replies = [
      Reply.typed("image/ticket-4711", "…"), .typed("ticket-4711/x", "<"), .status(429, ["Retry-After": "ticket-4711"]),
      .redirect("https://ticket-4711.example/", status: 302), .json("ticket-4711"),
    ]
    for reply in replies {
      try await TestServer.run({ _ in reply }) { server in
        let token = Secret(Data("\(server.url)/claim/ticket-4711".utf8).base64EncodedString())
        let source = SourceDefinition(name: "bank", type: "simplefin", settings: "{}")
        let error = await #expect(throws: SourceError.self) {
          try await offPool { try source.claim(token, http: client()) }
        }
        #expect(error?.message.contains("ticket-4711") == false, "\(error?.message ?? "")")
      }
    }
  }
}

/// A source that sends something in every one of its texts.
private struct Talkative: Source {
  static let type = "talkative"
  let words: String
  let hasAnswer: Bool
  let name = "bank"
  let hasStableIds = true
  var memory: String { #"{"a":\#(JSONObject.quoted(words))}"# }

  func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    call.tell(words)
    guard hasAnswer else { throw SourceError(.says(words), of: "bank", .credentials) }
    let nok = Currency(code: "NOK")
    try sink(.connection(ConnectionRecord(nativeId: words, name: words, error: words)))
    try sink(
      .account(
        AccountRecord(
          connection: words, nativeId: words, number: words, name: words, owner: words, institution: words,
          sourceType: words, currency: Currency(code: words, decimals: 2))))
    try sink(
      .transactions([
        TransactionRecord(
          nativeId: words, day: Day(number: 0), amount: .zero, description: words, counterparty: words, raw: words[...])
      ]))
    try sink(.statement(StatementRecord(nativeId: words)))
    try sink(.holdings([HoldingRecord(nativeId: words, name: words, currency: nok)]))
    try sink(.incomplete(words))
    try sink(.problem(StatementProblem(.note, words)))
  }
}
