import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Testing

/// Faulty answers of a bank with Sbanken's API.
struct SbankenFaultTests {
  @Test func expiredTokenIsRenewedOnce() async throws {
    let fetched = try await ask(FakeSbanken { $0.tokens = [2, .max] })
    #expect(fetched.error == nil)
    #expect(fetched.accounts.count == 2)
    #expect(fetched.incomplete == [])
    #expect(fetched.paths.filter { $0 == "POST /connect/token" }.count == 2)
    let never = try await ask(FakeSbanken { $0.tokens = [0, 0, 0] })
    #expect(never.paths.count == 4)
    #expect(never.error?.kind == .credentials)
    #expect(plain(never.error?.message ?? "") == "127.0.0.1 does not accept the credentials (401).")
  }

  @Test func wrongAndExpiredSecretsAreToldApart() async throws {
    let wrong = try await ask(FakeSbanken(), secret: "wrong")
    #expect(wrong.error?.kind == .credentials)
    #expect(
      plain(wrong.error?.message ?? "")
        == "127.0.0.1 does not accept the client id with this secret. A secret is valid for about three months; get a new one from the bank."
    )
    let once = try await ask(FakeSbanken())
    let expired = try await ask(FakeSbanken(), at: "2027-02-25T09:00:00Z", memory: once.memory, secret: "wrong")
    #expect(
      plain(expired.error?.message ?? "")
        == "The secret for 127.0.0.1 has expired: it last worked on 2026-11-21. A secret is valid for about three months; get a new one from the bank."
    )
    #expect(expired.memory == once.memory)
  }

  @Test(arguments: [
    (
      Reply.json(#"{"isError":true,"errorType":"System","errorMessage":"Try later.","traceId":"t1"}"#),
      "127.0.0.1 says: Try later. (trace t1)", SourceError.Kind.passing
    ),
    (.json(#"{"isError":true,"errorType":"Input","errorCode":7}"#), "127.0.0.1 says: Input", .answer),
    (
      .json(
        #"{"type":"about:blank","title":"Bad Request","status":400,"detail":"No\u001b[2J.","traceId":"0HM"}"#,
        status: 400),
      "127.0.0.1 says: No\u{FFFD}[2J. (trace 0HM)", .answer
    ),
    (.json(#"{"title":"Forbidden","status":403}"#, status: 403), "127.0.0.1 says: Forbidden", .credentials),
    (.json(#"{"title":"Oh","status":500}"#, status: 500), "127.0.0.1 says: Oh", .passing),
    (.status(500), "127.0.0.1 has an internal error (500).", .passing),
    (.json("{}", status: 409), "127.0.0.1 refuses the request (409).", .answer),
    (.json(#"{"items":"#), "127.0.0.1 sent something that is not JSON: a value is missing (line 1).", .answer),
    (.json("{}"), "Sbanken sent no list of accounts.", .answer),
    (
      .status(429, ["Retry-After": "3600"]), "127.0.0.1 has received too many requests. Try again later.",
      .tooOften(until: Timestamp(iso: "2026-11-21T09:00:00Z"))
    ),
  ])
  func errorOfEitherVersionIsReported(reply: Reply, words: String, kind: SourceError.Kind) async throws {
    let fetched = try await ask(FakeSbanken { $0.instead["/api/Accounts"] = [reply] })
    #expect(plain(fetched.error?.message ?? "") == words)
    #expect(fetched.error?.kind == kind)
    #expect(fetched.events == [])
  }

  @Test(arguments: [
    (500, "127.0.0.1 has an internal error (500)."),
    (403, "127.0.0.1 denies access (403). The credentials may be wrong or revoked."),
  ])
  func failedAccountDoesNotStopTheOthers(status: Int, words: String) async throws {
    let bank = FakeSbanken {
      $0.instead["/api/Transactions/A1"] = [.status(status)]
      $0.transactions["C%201"] = [FakeSbanken.transaction("2026-11-20", "-1", "T")]
    }
    let fetched = try await ask(bank)
    #expect(fetched.error == nil)
    #expect(fetched.accounts.count == 2)
    #expect(fetched.incomplete.map(plain) == [words])
    #expect(fetched.transactions.map(\.description) == ["T"])
    #expect(fetched.memory == #"{"accounts":{"C 1":"2026-11-21"},"worked":"2026-11-21"}"#)
  }

  @Test func commonFailureIsHitOnce() async throws {
    let bank = FakeSbanken { $0.instead["/api/Transactions/A1"] = [.status(429)] }
    let fetched = try await ask(bank)
    #expect(
      fetched.incomplete.map(plain)
        == Array(repeating: "127.0.0.1 has received too many requests. Try again later.", count: 2))
    #expect(fetched.balances.count == 2)
    #expect(fetched.paths.last == "GET /api/Transactions/A1")
  }

  @Test func accountsWithoutIDsAreReported() async throws {
    let reply = Reply.json(#"{"items":[{"accountId":"A1"},{"accountId":null,"name":"?"}]}"#)
    let fetched = try await ask(FakeSbanken { $0.instead["/api/Accounts"] = [reply] })
    #expect(fetched.accounts.map(\.nativeId) == ["A1"])
    #expect(fetched.balances == [BalanceRecord(date: LocalTime(iso: "2026-11-21T09:00"))])
    #expect(fetched.problems == ["Skipped 1 of 2 accounts: it has no id."])
  }

  @Test(arguments: ["0001-01-01", "9999-12-31", "x"]) func invalidMemoryIsHandled(day: String) async throws {
    let memory = #"{"accounts":{"A1":"\#(day)","C 1":"\#(day)"},"worked":"\#(day)"}"#
    let fetched = try await ask(FakeSbanken(), memory: memory)
    #expect(fetched.error == nil && fetched.asked.count < 100)
  }

  @Test(arguments: ["", "{}", #"{"clientId":""}"#, #"{"clientId":"a","days":"x"}"#, #"{"clientId":7}"#])
  func invalidSettingsAreReported(json: String) {
    #expect(throws: SourceError.self) { try SbankenSettings(json: json) }
  }

  @Test func secretStaysOutOfErrorsAndMemory() async throws {
    let fetched = try await ask(FakeSbanken(), secret: "hemmelig&+")
    #expect(!"\(fetched)".contains("hemmelig"))
    #expect(!"\(try await ask(FakeSbanken()))".replacing(/asked: .*/, with: "").contains("s3cret"))
  }
}
