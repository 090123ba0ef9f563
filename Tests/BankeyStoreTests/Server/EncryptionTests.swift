import BankeyModel
import BankeyText
import Foundation
import TestServers
import TestSupport
import Testing

@testable import BankeyStore

/// Connections over TCP to a server whose certificate an authority of the test has signed for the name `localhost`.
@Suite(.enabled(if: hasPostgres, "postgresql is not installed"))
struct EncryptionTests {
  private static let port = freePort()
  private static let server = PostgresServer(
    ["listen_addresses=127.0.0.1", "ssl=on", "ssl_cert_file=../server.crt", "ssl_key_file=../server.key"],
    port: port, prepare: certificates)
  private let place = try! TestFolder()

  init() throws { try place.writer().importFile([buy("Coffee", on: 3, id: "a")]) }

  /// An authority, another one, and a certificate for `localhost` from the first.
  private static let certificates = """
    new="openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2"
    $new -x509 -keyout authority.key -out authority.crt -subj "/CN=Authority" &&
    $new -x509 -keyout other.key -out other.crt -subj "/CN=Other" &&
    $new -keyout server.key -out server.csr -subj "/CN=localhost" &&
    echo "subjectAltName=DNS:localhost" >names &&
    openssl x509 -req -in server.csr -CA authority.crt -CAkey authority.key -CAcreateserial -days 2 -extfile names \
      -out server.crt &&
    chmod 600 server.key && { [ "$(id -u)" -ne 0 ] || chown postgres server.key; }
    """

  private func address(_ host: String, _ options: String) throws -> ServerAddress {
    // Whichever test comes first starts the server.
    _ = Self.server
    return try ServerAddress("postgres://bankey@\(host):\(Self.port)/postgres?\(options)")
  }

  private func authority(_ name: String) -> String { "sslrootcert=\(Self.server.folder)/\(name).crt" }

  private func refusal(_ host: String, _ options: String) throws -> String? {
    let address = try address(host, options)
    do {
      _ = try address.store()
      return nil
    } catch let error as StoreError {
      #expect(error.code == .unreachable)
      #expect(Language.norwegian.strings.notice(error.message) != error.message)
      return error.message
    }
  }

  @Test func verifiedServerIsUsed() throws {
    let address = try address("localhost", authority("authority"))
    try place.publish(address)
    #expect(try address.store().list().map(\.description) == ["Coffee"])
    #expect(try address.store().server()?.encryption == "TLSv1.3")
  }

  @Test func otherNamesAndAuthoritiesAreRefused() throws {
    let name = try refusal("127.0.0.1", authority("authority"))
    #expect(name?.hasPrefix("the server's certificate is for another name than the address: ") == true, "\(name ?? "")")
    let other = try refusal("localhost", authority("other"))
    #expect(
      other?.hasPrefix("the server's certificate has expired or is not from an authority that you trust: ") == true,
      "\(other ?? "")")
    let missing = try refusal("localhost", authority("missing"))
    #expect(
      missing?.hasPrefix("bankey needs the certificate of an authority to verify the server: ") == true,
      "\(missing ?? "")")
  }

  @Test func unverifiedEncryptionIsUsedOnRequest() throws {
    let address = try address("127.0.0.1", "sslmode=require")
    try place.publish(address)
    #expect(try address.store().list().count == 1)
    #expect(try address.store().server()?.encryption == "TLSv1.3")
  }

  @Test func serverWithoutEncryptionIsRefused() throws {
    let port = Self.freePort()
    let open = PostgresServer(["listen_addresses=127.0.0.1"], port: port)
    let plain = "postgres://bankey@localhost:\(port)/postgres"
    for options in ["", "?sslmode=require"] {
      let error = #expect(throws: StoreError.self) { try ServerAddress(plain + options).store() }
      #expect(error?.message.hasPrefix("the server does not encrypt connections: ") == true)
    }
    try place.publish(ServerAddress(plain + "?sslmode=disable"))
    open.end()
  }

  /// A port on which nobody listens.
  private static func freePort() -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var (address, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        getsockname(descriptor, $0, &length)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
