import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers
import Testing

/// A server that tries in every way to send the credentials elsewhere.
struct NetworkTrapTests {
  /// The targets of its redirects: `OTHER` is another local server, which must receive no request; `SELF` is the server
  /// itself.
  private static let places =
    [
      "http://OTHER/", "http://OTHER", "//OTHER/", "///OTHER/", "HTTP://OTHER/", "http:OTHER/", "http:/OTHER/",
      "http:///OTHER/",
      #"http:\\OTHER/"#, #"/\OTHER/"#, #"\\OTHER/"#, #"http://SELF\@OTHER/"#, #"http://OTHER\@SELF/"#,
      "http://SELF@OTHER/",
      "http://SELF:@OTHER/", "http://SELF%2f@OTHER/", "http://SELF%40OTHER/", "http://ola:s3@OTHER/",
      "http://ola@OTHER/",
      "http://OTHER/#@SELF/", "http://OTHER/?@SELF/", "http://OTHER#@SELF/", "http://OTHER?@SELF/",
      "http://OTHER;@SELF/",
      "http://localhost:PORT/", "http://LOCALHOST:PORT/", "http://localhost.:PORT/", "http://127.1:PORT/",
      "http://127.0.0.2:PORT/",
      "http://2130706433:PORT/", "http://0x7f000001:PORT/", "http://0177.0.0.1:PORT/",
      "http://[::ffff:127.0.0.1]:PORT/",
      "http://0.0.0.0:PORT/", "http://0:PORT/", "https://OTHER/", "https://SELF/", "http://127.0.0.1:PORT./",
      "http://127.0.0.1.:PORT/",
      "http://OTHER%00.bank.example/", "http://OTHER%09/", "http://OTHER%0d%0aHost:%20SELF/", "http://1２7.0.0.1:PORT/",
    ]
    + [
      "ws", "wss", "ftp", "ftps", "sftp", "scp", "smb", "smtp", "imap", "pop3", "ldap", "ldaps", "telnet", "tftp",
      "dict", "gopher",
      "gophers", "mqtt", "rtsp", "rtmp", "unix", "http+unix", "httpx",
    ].map { $0 + "://OTHER/" }
    + [
      "file:///etc/passwd", "file://OTHER/etc/passwd", "unix:///run/bank", "http+unix://%2Frun%2Fbank/", "data:,x",
      "javascript:1", "about:blank",
    ]

  private static func at(_ place: String, _ server: TestServer, _ other: TestServer) -> String {
    let (own, foreign) = (server.url.dropFirst("http://".count), other.url.dropFirst("http://".count))
    return place.replacing("OTHER", with: foreign).replacing("SELF", with: own)
      .replacing("PORT", with: foreign.drop { $0 != ":" }.dropFirst())
  }

  @Test(arguments: places) func redirectsNeverCarryCredentials(place: String) async throws {
    try await TestServer.run({ _ in .json("{}") }) { other in
      let first = Reply.Later()
      try await TestServer.run({ asked in asked.path == "/a" ? first.reply : .json("{}") }) { server in
        first.reply = .redirect(Self.at(place, server, other))
        _ = try await fault(server.url + "/a", as: somebody)
        #expect(other.asked == [])
        #expect(server.asked.allSatisfy { $0.headers["host"] == String(server.url.dropFirst("http://".count)) })
      }
    }
  }

  @Test(arguments: places) func redirectsDropHeadersAndURLSecrets(place: String)
    async throws
  {
    try await TestServer.run({ _ in .json("{}") }) { other in
      let first = Reply.Later()
      try await TestServer.run({ asked in asked.path == "/a" ? first.reply : .json("{}") }) { server in
        first.reply = .redirect(Self.at(place, server, other))
        var request = HTTPRequest(.get, Secret(server.url + "/a"))
        request.headers = ["customerId": "01017012345"]
        _ = try? await offPool { [request] in try client().send(request) }
        #expect(other.asked.allSatisfy { $0.headers["authorization"] == nil && $0.headers["customerid"] == nil })
      }
    }
  }

  @Test(arguments: [
    ["Set-Cookie": "session=s3; Path=/"], ["Refresh": "0; url=OTHER/"], ["Alt-Svc": #"http/1.1="OTHER"; ma=3600"#],
    ["Link": "<OTHER/>; rel=preload"], ["Content-Location": "OTHER/"], ["URI": "OTHER/"], ["Location": "OTHER/"],
    ["Strict-Transport-Security": "max-age=1"], ["Proxy-Authenticate": "Basic realm=x"], ["Upgrade": "h2c"],
    ["Authorization": "Basic eA=="], ["Clear-Site-Data": "*"],
  ]) func responseHeadersDoNotChangeTheNextRequest(headers: [String: String]) async throws {
    try await TestServer.run({ _ in .json("{}") }) { other in
      var reply = Reply.json("{}")
      for (name, value) in headers { reply.headers[name] = value.replacing("OTHER", with: other.url) }
      try await TestServer.run({ [reply] _ in reply }) { server in
        let client = client()
        for _ in 0..<3 { _ = try await get(server.url + "/a", with: client, as: somebody) }
        #expect(other.asked == [])
        #expect(Set(server.asked).count == 1 && server.asked.count == 3)
        #expect(server.asked[0].headers["cookie"] == nil)
      }
    }
  }

  @Test(arguments: [
    "Digest realm=\"a\", nonce=\"b\"", "NTLM", "Negotiate", "Bearer", "Basic realm=\"other\"", "AWS4-HMAC-SHA256",
  ])
  func challengeGetsNoFurtherCredentials(challenge: String) async throws {
    try await TestServer.run({ _ in .status(401, ["WWW-Authenticate": challenge]) }) { server in
      let status = try await get(server.url, as: somebody).status
      #expect(status == 401)
      #expect(server.asked.map { $0.headers["authorization"] } == ["Basic b2xhOnMzOmNyJWV0"])
    }
  }

  @Test func proxyLearnsOnlyTheHost() async throws {
    let heads = Reply.Heads()
    let proxy = try RawServer { connection in
      heads.add(connection.readQuestion())
      connection.send(
        "HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic realm=x\r\nContent-Length: 0\r\n\r\n")
    }
    _ = try await fault(
      "https://ola:s3cret@bank.invalid/accounts?key=s3cret", with: client(through: proxy.url), as: somebody)
    let head = heads.all.joined().lowercased()
    #expect(head.hasPrefix("connect bank.invalid:443 "))
    #expect(!head.contains("authorization") && !head.contains("s3") && !head.contains("/accounts"))
  }
}

extension Reply {
  /// An answer that depends on the server's address.
  final class Later: @unchecked Sendable {
    var reply = Reply()
  }

  /// The heads of requests.
  final class Heads: @unchecked Sendable {
    private(set) var all: [String] = []
    func add(_ head: String) { all.append(head) }
  }
}
