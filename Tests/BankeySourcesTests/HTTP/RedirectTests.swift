import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import TestServers
import Testing

/// Allowed and forbidden targets of redirects.
struct RedirectTests {
  @Test(arguments: [301, 302, 303, 307, 308])
  func sameServerRedirectKeepsCredentials(status: Int) async throws {
    let replies = ["/a": [Reply.redirect("/b?c=d", status: status)], "/b": [.json("{}")]]
    let asked = try await TestServer.run(replies) { server in
      let answer = try await get(server.url + "/a", as: somebody)
      #expect(answer.status == 200)
      return server.asked
    }
    #expect(asked.map(\.path) == ["/a", "/b?c=d"])
    #expect(asked[1].headers["authorization"] == asked[0].headers["authorization"])
  }

  @Test func otherServerNeverGetsCredentials() async throws {
    try await TestServer.run({ _ in .json("{}") }) { other in
      try await TestServer.run({ _ in .redirect(other.url + "/b?secret=1") }) { server in
        let words = try await fault(server.url + "/a", as: somebody)
        #expect(plain(words) == "127.0.0.1 redirects to 127.0.0.1, which must not get the credentials.")
        #expect(words.contains(":" + other.url.split(separator: ":").last! + ","))
        #expect(other.asked == [])
      }
    }
  }

  @Test func otherServerIsAskedWithoutCredentialsAndHeaders() async throws {
    try await TestServer.run({ _ in .json("{}") }) { other in
      try await TestServer.run({ _ in .redirect(other.url.replacing("//", with: "//name:word@") + "/b") }) { server in
        var request = HTTPRequest(.get, Secret(server.url))
        request.headers = ["customerId": "1"]
        let answer = try await offPool { [request] in try client().send(request) }
        #expect(answer.status == 200)
        #expect(server.asked[0].headers["customerid"] == "1")
        #expect(other.asked.map(\.path) == ["/b"])
        #expect(other.asked[0].headers["customerid"] == nil)
        #expect(other.asked[0].headers["authorization"] == nil)
      }
    }
  }

  @Test func redirectLoopEnds() async throws {
    try await TestServer.run({ _ in .redirect("/a") }) { server in
      let words = try await fault(server.url + "/a")
      #expect(plain(words) == "127.0.0.1 redirects in a loop.")
      #expect(server.asked.count == 6)
    }
  }

  @Test(arguments: ["http://bank.example/", "file:///etc/passwd", "gopher://127.0.0.1/"])
  func forbiddenRedirectIsNotFollowed(place: String) async throws {
    try await TestServer.run({ _ in .redirect(place) }) { server in
      let words = try await fault(server.url)
      #expect(plain(words) == "127.0.0.1 redirects to an address that bankey must not contact.")
    }
  }

  @Test func postIsNotRedirected() async throws {
    try await TestServer.run({ _ in .redirect("/b", status: 307) }) { server in
      let answer = try await offPool { try client().send(HTTPRequest(.post, Secret(server.url + "/a"))) }
      #expect(answer.status == 307)
      #expect(server.asked.map(\.path) == ["/a"])
    }
  }
}
