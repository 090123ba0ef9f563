import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Foundation
import TestServers
import Testing

/// Setup: the token that works once, and the access URL that replaces it.
@Suite struct SimpleFINClaimTests {
  private static let access = "https://demo:p%40ss@bridge.example/simplefin"

  /// The result of claiming a token from a server with this answer.
  private func claim(
    _ reply: Reply, _ form: @escaping @Sendable (String) -> String = { $0 }
  ) async throws -> (access: String?, words: String?, asked: [Asked]) {
    try await TestServer.run(["/claim/abc": [reply]]) { server in
      let token = form(Data((server.url + "/claim/abc").utf8).base64EncodedString())
      do {
        let access = try await offPool { try SimpleFINSource.claim(Secret(token), http: client()) }
        return (access.reveal(), nil, server.asked)
      } catch let error as SourceError {
        return (nil, plain(error.message), server.asked)
      }
    }
  }

  @Test func tokenIsClaimedWithAnEmptyPost() async throws {
    let claimed = try await claim(.typed("text/plain", Self.access + "\n"))
    #expect(claimed.access == Self.access)
    #expect(claimed.asked.map(\.method) == ["POST"] && claimed.asked[0].body == "")
    #expect(claimed.asked[0].headers["content-length"] == "0")
  }

  @Test func carelesslyCopiedTokenIsAccepted() async throws {
    #expect(
      try await claim(.typed("text/plain", Self.access), { " \n\($0.prefix(20))\n\($0.dropFirst(20))  \r\n" }).access
        != nil)
    #expect(try await claim(.typed("text/plain", Self.access), { $0.replacing("=", with: "") }).access != nil)
  }

  @Test func usedTokenIsAWarning() async throws {
    let words = try await claim(.typed("text/plain", "Forbidden", 403)).words
    #expect(words?.hasPrefix("127.0.0.1 refuses the setup token (403). It has already been used") == true)
    #expect(words?.contains("disable it") == true)
  }

  @Test func interceptingPageIsNotAVerdict() async throws {
    #expect(try await claim(.page(status: 403)).words?.contains("a web page instead of data (403)") == true)
    #expect(try await claim(.page(status: 429)).words == "127.0.0.1 has received too many requests. Try again later.")
    #expect(try await claim(.status(500)).words == "127.0.0.1 has an internal error (500).")
    #expect(try await claim(.redirect("/other")).words?.contains("redirects") == true)
  }

  @Test(arguments: [
    "Forbidden", "", "<html></html>", "http://demo:demo@bridge.example/simplefin", "https://bridge.example/simplefin",
    "https://demo@bridge.example/simplefin", "https://demo:@bridge.example/simplefin", "https://:x@bridge.example/",
    "https://demo:demo@bridge.example/simplefin?x=1", "https://demo:demo@/simplefin", "ftp://demo:demo@bridge.example/",
  ]) func onlyAnAccessURLIsAccepted(body: String) async throws {
    let words = try await claim(.typed("text/plain", body)).words
    #expect(words?.contains("something that is not an access URL. Create a new token.") == true)
    #expect(words?.contains("demo") == false)
  }

  @Test(arguments: ["", "not base 64!", "Forbidden", "aGVsbG8=", "aHR0cDovL2JyaWRnZS5leGFtcGxlL2NsYWlt", "/w=="])
  func invalidTokenIsNotSent(token: String) async throws {
    let error = await #expect(throws: SourceError.self) {
      try await offPool { try SimpleFINSource.claim(Secret(token), http: client()) }
    }
    #expect(error?.kind == .setting)
  }

  @Test func accessURLNeedsNoClaim() throws {
    #expect(try SimpleFINSource.claim(Secret(" \(Self.access)\n"), http: client()).reveal() == Self.access)
  }

  @Test(arguments: ["https://bridge.example/simplefin", "http://demo:demo@bridge.example/", "Forbidden", ""])
  func invalidAccessURLIsRefused(secret: String) {
    #expect(throws: SourceError.self) {
      try SimpleFINSource(name: "b", settings: SimpleFINSettings(), secret: Secret(secret), memory: nil)
    }
  }

  @Test(arguments: [("{}", 365), (#"{"days":30}"#, 30), (#"{"days":0}"#, nil), (#"{"days":"x"}"#, nil), ("[", nil)])
  func settingsAreRead(json: String, days: Int?) {
    #expect((try? SimpleFINSettings(json: json))?.days == days)
  }
}
