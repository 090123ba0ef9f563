import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Testing

/// Right and wrong answers of a server.
@Suite struct SimpleFINAnswerTests {
  typealias Fake = FakeSimpleFIN

  @Test func accountsAndTransactionsAreRead() async throws {
    let fetched = try await ask(
      Fake { $0.accounts = [("A1", [Fake.row("2026-11-20", "t"), Fake.pending("2026-11-21", "p")])] })
    #expect(
      fetched.accounts.first
        == AccountRecord(
          connection: "C1", nativeId: "A1", name: "Account A1", institution: "First Bank",
          currency: Currency(code: "USD")))
    #expect(fetched.transactions.map(\.status) == [.posted, .authorized])
    #expect(fetched.transactions.map(\.day.description) == ["2026-11-20", "2026-11-21"])
    #expect(fetched.connections == [ConnectionRecord(nativeId: "C1", name: "First Bank")])
  }

  @Test(arguments: [
    (
      Reply.json(#"{"errors":["Payment required."],"accounts":[]}"#, status: 402),
      "127.0.0.1 requires payment (402). The server says: Payment required.", SourceError.Kind.payment
    ),
    (
      .json(#"{"errlist":[{"code":"gen.auth","msg":"Gone"}],"accounts":[],"connections":[]}"#, status: 403),
      "127.0.0.1 denies access (403). The credentials may be wrong or revoked. The server says: Gone", .credentials
    ),
    (
      .typed("text/plain", "Forbidden", 403),
      "127.0.0.1 denies access (403). The credentials may be wrong or revoked.", .credentials
    ),
    (
      .typed("text/html", "Forbidden", 403),
      "127.0.0.1 denies access (403). The credentials may be wrong or revoked.", .credentials
    ),
    (
      .page(status: 403),
      "127.0.0.1 sent a web page instead of data (403). A proxy or a bot filter may be in between.",
      .passing
    ),
    (
      .page(status: 200),
      "127.0.0.1 sent a web page instead of data (200). A proxy or a bot filter may be in between.",
      .passing
    ),
    (
      .status(429, ["Retry-After": "3600"]), "127.0.0.1 has received too many requests. Try again later.",
      .tooOften(until: Timestamp(iso: "2026-11-21T10:00:00Z"))
    ),
    (.page(status: 429), "127.0.0.1 has received too many requests. Try again later.", .tooOften(until: nil)),
    (.status(500), "127.0.0.1 has an internal error (500).", .passing),
    (
      .json("{\"accounts\":[{"), "127.0.0.1 sent no accounts. The answer is cut off: the name of a member is missing.",
      .answer
    ),
    (.json("nonsense"), "127.0.0.1 sent no accounts. This is not valid JSON: a value is missing.", .answer),
    (
      .json("[]"), "127.0.0.1 sent no accounts. This JSON is not a SimpleFIN account set: it has no “accounts”.",
      .answer
    ),
    (
      .json(#"{"errors":["You ask too \u001b[2Joften"],"accounts":[]}"#),
      "127.0.0.1 sent no accounts. The server says: You ask too \u{FFFD}[2Joften", .answer
    ),
  ]) func invalidAnswerIsReportedInWords(reply: Reply, words: String, kind: SourceError.Kind) async throws {
    let known = try await ask(Fake()).memory
    let fetched = try await ask(Fake { $0.instead = ["/simplefin/accounts": [reply]] }, memory: known)
    #expect(fetched.error.map { plain($0.message) } == words)
    #expect(fetched.error?.kind == kind)
    #expect(fetched.events == [] && fetched.memory == known)
  }

  @Test func connectionAndAccountErrorsStayWithTheirs() async throws {
    let errors =
      #"{"code":"con.auth","msg":"Log in","conn_id":"C1"},"#
      + #"{"code":"act.missingdata","msg":"Days missing","conn_id":"C1","account_id":"A1"},{"code":"gen.","msg":"Hello"}"#
    let fetched = try await ask(Fake { $0.errors = errors })
    #expect(fetched.connections.map(\.error) == ["Log in"] && fetched.incomplete == ["Days missing"])
    #expect(fetched.problems == ["The server says: Hello"] && fetched.asked.count == 3)
  }

  @Test func historyErrorIsANote() async throws {
    let error =
      #"{"accounts":[],"connections":[{"conn_id":"C1"}],"errlist":[{"code":"con.x","msg":"Too old","conn_id":"C1"}]}"#
    let fetched = try await ask(Fake { $0.instead = ["/simplefin/accounts": [nil, .json(error)]] })
    #expect(fetched.connections.map(\.error) == [nil])
    #expect(fetched.problems == ["About older transactions, the server says: Too old"] && fetched.asked.count == 3)
  }

  @Test func version1ServerStaysVersion1() async throws {
    let bank = Fake {
      $0.version = 1
      $0.accounts = [("A1", [Fake.row("2026-11-20", "t")])]
    }
    let first = try await ask(bank)
    #expect(first.accounts.first?.connection == "o")
    let second = try await ask(bank, memory: first.memory)
    #expect(second.asked.map { $0.query["version"] } == ["1"])
  }

  @Test func damagedMemoryIsForgotten() async throws {
    let bank = Fake { $0.accounts = [("A1", [Fake.row("2026-11-20", "t")])] }
    #expect(try await ask(bank, memory: "[1,").asked.count == ask(bank).asked.count)
  }

  @Test func currencyNameIsFetchedOnceWithoutCredentials() async throws {
    let names = Fake {
      $0.instead = ["/miles": [.json(#"{"name":"Frequent Flyer Miles","abbr":"Mi\u001bles"}"#), .status(500)]]
    }
    try await TestServer.run({ names.reply($0) }) { server in
      let bank = Fake { $0.currency = server.url + "/miles" }
      let first = try await ask(bank)
      #expect(first.accounts.first?.currency == Currency(code: "Mi\u{FFFD}les", decimals: 2))
      #expect(server.asked.map { $0.headers["authorization"] } == [nil])
      let second = try await ask(bank, memory: first.memory)
      #expect(second.accounts == [first.accounts[0]] && server.asked.count == 1)
    }
  }

  @Test(arguments: [
    Reply.status(404), .page(status: 200), .json("[]"), .json(#"{"abbr":" ","name":5}"#), .redirect("/nowhere"),
  ]) func currencyWithoutANameKeepsItsAddressAsName(reply: Reply) async throws {
    let names = Fake { $0.instead = ["/miles": [reply, .json(#"{"abbr":"Late"}"#)]] }
    try await TestServer.run({ names.reply($0) }) { server in
      let bank = Fake { $0.currency = server.url + "/miles" }
      let first = try await ask(bank)
      let second = try await ask(bank, memory: first.memory)
      #expect((first.accounts + second.accounts).allSatisfy { $0.currency.code == "miles" })
    }
  }

  @Test func holdingsArePassedOn() async throws {
    let holdings = #","holdings":[{"id":"h","symbol":"AAPL","currency":"USD","shares":"2","market_value":"10.5"}]"#
    let fetched = try await ask(Fake { $0.more = ["A1": holdings] })
    let held = fetched.events.compactMap { if case .holdings(let records) = $0 { records } else { nil } }
    #expect(held.count == 1 && held[0].map(\.name) == ["AAPL"])
  }

  @Test(arguments: [("4102444800", "2100-01-01"), ("1795348800", nil), ("1795608000", "2026-11-25")])
  func futureBalanceDateBecomesNow(date: String, said: String?) async throws {
    let fetched = try await ask(Fake { $0.more = ["A1": #","balance-date":\#(date)"#] })
    let now = Clock(iso: "2026-11-21T09:00:00Z")!.localNow
    #expect(fetched.balances.map(\.date) == [said == nil ? LocalTime(iso: "2026-11-22") : now])
    let note = said.map { "A balance is dated \($0), which is in the future, so it counts as the current balance." }
    #expect(fetched.problems == [note].compactMap(\.self))
  }

  @Test func secretIsNeitherStoredNorReported() async throws {
    let fetched = try await ask(Fake { $0.instead = ["/simplefin/accounts": [.status(403)]] })
    for text in [fetched.memory, fetched.error.map { "\($0)" } ?? ""] {
      #expect(
        !text.contains("demo") && !text.contains("p%40ss") && !text.contains("p@ss") && !text.contains("/simplefin"))
    }
  }
}
