import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Testing

/// The meaning of an answer without data.
struct HTTPAnswerTests {
  private let now = Timestamp(iso: "2026-11-21T09:00:00Z")!

  private func error(_ reply: Reply) throws -> SourceError? {
    let headers = Dictionary(uniqueKeysWithValues: reply.headers.map { ($0.key.lowercased(), $0.value) })
    let answer = HTTPAnswer(status: reply.status, headers: headers, body: reply.body, server: "bank.example")
    return #expect(throws: SourceError.self) { try answer.data(now: now) }
  }

  @Test(arguments: [
    (401, "bank.example does not accept the credentials (401).", SourceError.Kind.credentials),
    (402, "bank.example requires payment (402).", .payment),
    (403, "bank.example denies access (403). The credentials may be wrong or revoked.", .credentials),
    (404, "bank.example has nothing at this address (404).", .setting),
    (400, "bank.example refuses the request (400).", .answer),
    (307, "bank.example redirects, and bankey cannot follow it here (307).", .answer),
    (500, "bank.example has an internal error (500).", .passing),
    (503, "bank.example has an internal error (503).", .passing),
    (429, "bank.example has received too many requests. Try again later.", .tooOften(until: nil)),
  ])
  func statusIsReportedInWords(status: Int, words: String, kind: SourceError.Kind) throws {
    #expect(try error(.json(#"{"error":"…"}"#, status: status)) == SourceError(words, kind))
  }

  @Test(arguments: [200, 401, 403]) func webPageDoesNotBlameCredentials(status: Int) throws {
    let words =
      "bank.example sent a web page instead of data (\(status)). A proxy or a bot filter may be in between."
    #expect(try error(.page(status: status)) == SourceError(words))
    #expect(try error(.typed("application/json", "\r\n <html>", status)) == SourceError(words))
  }

  @Test func errorPageIsAServerError() throws {
    #expect(try error(.page(status: 502)) == SourceError("bank.example has an internal error (502)."))
    #expect(try error(.page(status: 429))?.kind == .tooOften(until: nil))
  }

  @Test(arguments: [
    ("3600", "2026-11-21T10:00:00Z"), ("Sun, 22 Nov 2026 00:00:00 GMT", "2026-11-22T00:00:00Z"),
    ("0", "2026-11-21T09:00:00Z"), ("86400", "2026-11-22T09:00:00Z"), ("86401", "2026-11-22T09:00:00Z"),
    ("9223372036854775807", "2026-11-22T09:00:00Z"), ("Fri, 31 Dec 9999 23:59:59 GMT", "2026-11-22T09:00:00Z"),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
  ])
  func retryTimeIsKept(text: String, time: String) throws {
    let until = Timestamp(iso: time)
    #expect(try error(.status(429, ["Retry-After": text]))?.kind == .tooOften(until: until))
    #expect(try error(.status(503, ["Retry-After": text]))?.kind == .tooOften(until: until))
  }

  @Test(arguments: [
    "", "soon", "-1", "-9223372036854775808", "99999999999999999999", "Sun, 99 Nov 2026 00:00:00 GMT", "1.5",
    "Sun Nov 22 2026",
  ])
  func invalidRetryTimeIsIgnored(text: String) throws {
    #expect(try error(.status(429, ["Retry-After": text]))?.kind == .tooOften(until: nil))
  }

  @Test(arguments: [
    "application/json", "application/problem+json; charset=utf-8", "text/plain", "application/octet-stream",
  ])
  func looseContentTypeIsAccepted(type: String) throws {
    let answer = HTTPAnswer(status: 200, headers: ["content-type": type], body: Array("{}".utf8))
    #expect(try answer.data(now: now) == Array("{}".utf8))
  }

  @Test func imageIsNotData() throws {
    let words = "bank.example sent image/png instead of data."
    #expect(try error(.typed("image/png", "…")) == SourceError(words, .answer))
  }
}
