import BankeySources
import Testing

/// Valid certificates, and invalid ones of every kind.
struct TLSTests {
  private let certificates: Certificates

  init() throws { certificates = try Certificates() }

  /// The client's error for a server with this certificate, without the port.
  private func fault(_ kind: Certificates.Kind, trusting authorities: String?) async throws -> String {
    let server = try TLSServer(kind, of: certificates)
    return plain(try await BankeySourcesTests.fault(server.url + "/answer", with: client(trusting: authorities)))
  }

  @Test func serverWithAKnownAuthorityIsTrusted() async throws {
    let server = try TLSServer(.good, of: certificates)
    let answer = try await get(server.url + "/answer", with: client(trusting: certificates.authority))
    #expect(answer.body == Array("{}".utf8))
  }

  @Test(arguments: [
    (Certificates.Kind.expired, "The certificate of 127.0.0.1 has expired."),
    (.foreign, "The certificate of 127.0.0.1 is for another host."),
    (.selfSigned, "The certificate of 127.0.0.1 is not trusted."),
  ])
  func wrongCertificateIsReported(kind: Certificates.Kind, words: String) async throws {
    #expect(try await fault(kind, trusting: certificates.authority) == words)
  }

  @Test func unknownAuthorityIsNotTrusted() async throws {
    #expect(try await fault(.good, trusting: nil) == "The certificate of 127.0.0.1 is not trusted.")
  }

  @Test func missingCertificateFileIsReported() async throws {
    let file = certificates.folder + "/none.pem"
    let words = try await fault(.good, trusting: file)
    #expect(words == "The file of trusted certificates cannot be read: \(file).")
  }

  @Test func serverWithoutTLSIsReported() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 400 Bad Request\r\n\r\n")
      connection.waitForEnd()
    }
    let url = server.url.replacing("http:", with: "https:")
    let words = plain(try await BankeySourcesTests.fault(url, with: client()))
    #expect(words == "bankey could not connect securely to 127.0.0.1.")
  }

  @Test func unfinishedHandshakeTimesOut() async throws {
    let server = try RawServer { $0.waitForEnd() }
    let url = server.url.replacing("http:", with: "https:")
    let impatient = client(limits: { $0.connecting = .milliseconds(200) })
    let words = plain(try await BankeySourcesTests.fault(url, with: impatient))
    #expect(words == "127.0.0.1 did not answer within 200 milliseconds.")
  }
}
