import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Synchronization
import TestServers
import Testing

struct CurlClientTests {
  @Test func responseArrivesUnchanged() async throws {
    let reply = Reply(status: 203, headers: ["Content-Type": "text/plain", "X-Left": "a: b"], body: Array("hei".utf8))
    let answer = try await TestServer.run({ _ in reply }) { try await get($0.url + "/a?b=c") }
    #expect(answer.status == 203)
    #expect(answer.body == Array("hei".utf8))
    #expect(answer.headers["content-type"] == "text/plain")
    #expect(answer.headers["x-left"] == "a: b")
    #expect(answer.server.hasPrefix("127.0.0.1:"))
  }

  @Test func requestHasOnlyTheNeededHeaders() async throws {
    let asked = try await TestServer.run({ _ in .json("{}") }) { server in
      _ = try await get(server.url + "/a?b=c%20d", as: somebody)
      return server.asked
    }
    #expect(asked.map(\.path) == ["/a?b=c%20d"])
    #expect(asked[0].headers["user-agent"] == "bankey/\(BankeyVersion.text)")
    #expect(asked[0].headers["authorization"] == "Basic b2xhOnMzOmNyJWV0")
    #expect(asked[0].headers.keys.sorted() == ["accept", "accept-encoding", "authorization", "host", "user-agent"])
  }

  @Test func tokenIsSentAsBearer() async throws {
    let asked = try await TestServer.run({ _ in .json("{}") }) { server in
      _ = try await get(server.url, as: .bearer(Secret("abc.def")))
      return server.asked
    }
    #expect(asked.first?.headers["authorization"] == "Bearer abc.def")
  }

  @Test func credentialsInTheURLAreDecodedAndSent() async throws {
    let asked = try await TestServer.run({ _ in .json("{}") }) { server in
      _ = try await get(server.url.replacing("//", with: "//ola:s3%3Acr%25et@") + "/accounts")
      return server.asked
    }
    #expect(asked.map(\.path) == ["/accounts"])
    #expect(asked.first?.headers["authorization"] == "Basic b2xhOnMzOmNyJWV0")
  }

  @Test func postSendsItsBodyAndHeaders() async throws {
    let asked = try await TestServer.run({ _ in .json("{}") }) { server in
      var request = HTTPRequest(.post, Secret(server.url + "/token"))
      request.body = Secret("grant_type=client_credentials")
      request.headers = ["Accept": "application/json"]
      _ = try await offPool { [request] in try client().send(request) }
      _ = try await offPool { try client().send(HTTPRequest(.post, Secret(server.url + "/claim"))) }
      return server.asked
    }
    #expect(asked.map(\.method) == ["POST", "POST"])
    #expect(asked.map(\.body) == ["grant_type=client_credentials", ""])
    #expect(asked[0].headers["accept"] == "application/json")
    #expect(asked[1].headers["content-length"] == "0")
  }

  @Test func headerInjectionIsRefused() async throws {
    var request = HTTPRequest(.get, Secret("http://127.0.0.1:1/"))
    request.headers = ["customerId": "1\r\nX-More: 2"]
    #expect(throws: SourceError("The header customerId has more than one line.", .setting)) {
      try client().send(request)
    }
    request = HTTPRequest(.get, Secret("http://127.0.0.1:1/"), credentials: .bearer(Secret("a\nb")))
    #expect(throws: SourceError("127.0.0.1:1 sent an unusable access token.", .answer)) {
      try client().send(request)
    }
  }

  @Test(arguments: [
    ("http://bank.example/a?secret", "bankey contacts bank.example only over https, not over http."),
    ("http://127.0.0.1.bank.example/", "bankey contacts 127.0.0.1.bank.example only over https, not over http."),
    ("http://localhost.example:8080/", "bankey contacts localhost.example:8080 only over https, not over http."),
    ("http://127.0.0.1.5/", "bankey contacts 127.0.0.1.5 only over https, not over http."),
    ("http://127.0.0.999/", "bankey contacts 127.0.0.999 only over https, not over http."),
    ("ftp://bank.example/", "bankey contacts bank.example only over https, not over ftp."),
    ("file:///etc/passwd", "This is not a server address."),
    ("bank.example", "This is not a server address."),
    ("", "This is not a server address."), ("https://", "This is not a server address."),
    ("https://bank example/", "This is not a server address."),
  ])
  func onlySafeURLsAreContacted(url: String, words: String) throws {
    let error = #expect(throws: SourceError.self) { try client().send(HTTPRequest(.get, Secret(url))) }
    #expect(error?.message == words)
    #expect(error?.kind == .setting)
  }

  @Test(arguments: [
    "http://[::1]:1/", "http://localhost:1/", "http://127.9.9.9:1/", "http://127.1:1/", "HTTP://LOCALHOST:1/",
  ])
  func loopbackNeedsNoTLS(url: String) async throws {
    let words = plain(try await fault(url))
    #expect(words.hasSuffix(" refused the connection.") || words.hasSuffix(" cannot be reached."))
  }

  @Test func connectionsAreReused() async throws {
    let count = Mutex(0)
    let server = try RawServer { connection in
      count.withLock { $0 += 1 }
      for _ in 0..<2 {
        connection.readQuestion()
        connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}")
      }
    }
    let client = client()
    for _ in 0..<2 { #expect(try await get(server.url, with: client).status == 200) }
    #expect(count.withLock(\.self) == 1)
  }

  @Test func ownCertificateFilePrecedesTheSystems() {
    #expect(CurlClient.authorities(in: [:]) == nil)
    #expect(CurlClient.authorities(in: ["SSL_CERT_FILE": "/a"]) == "/a")
    #expect(CurlClient.authorities(in: ["SSL_CERT_FILE": "/a", "BANKEY_CA_FILE": "/b"]) == "/b")
    #expect(CurlClient.authorities(in: ["SSL_CERT_FILE": "/a", "BANKEY_CA_FILE": ""]) == "/a")
  }
}
