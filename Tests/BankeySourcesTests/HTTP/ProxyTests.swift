import BankeyCore
import BankeyModel
import BankeySources
import BankeyText
import Testing

/// A proxy on the way to a bank.
struct ProxyTests {
  /// The client's error for a bank behind a proxy.
  private func fault(through proxy: String) async throws -> String {
    try await BankeySourcesTests.fault("https://bank.invalid/a?secret=1", with: client(through: proxy), as: somebody)
  }

  @Test func refusingProxyIsReported() async throws {
    let server = try RawServer { connection in
      connection.readQuestion()
      connection.send("HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
    }
    #expect(try await fault(through: server.url) == "The proxy for bank.invalid refuses the connection (407).")
  }

  @Test func missingProxyIsNotTakenForTheBank() async throws {
    let words = try await fault(through: RawServer.closedPort())
    #expect(words == "bank.invalid or its proxy refused the connection.")
    let unknown = try await fault(through: "http://proxy.invalid:8080")
    #expect(unknown == "The proxy for bank.invalid was not found.")
  }

  @Test func loopbackBypassesTheProxy() async throws {
    let proxy = try RawServer.closedPort()
    let status = try await TestServer.run({ _ in .json("{}") }) { server in
      try await get(server.url, with: client(through: proxy)).status
    }
    #expect(status == 200)
  }
}
