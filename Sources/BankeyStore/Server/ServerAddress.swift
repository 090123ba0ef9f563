import BankeyModel
import Glibc

/// Where a shared database is: `postgres://…`, `postgresql://…` or `service=NAME`, as libpq reads it.
public struct ServerAddress: Hashable, Sendable {
  /// The address as the user wrote it. It contains no password.
  public let text: String

  /// Whether a text is the address of a server and not the path of a folder.
  public static func isOne(_ text: String) -> Bool {
    ["postgres://", "postgresql://", "service="].contains { text.hasPrefix($0) }
  }

  /// Reads an address.
  ///
  /// - Throws: `StoreError` if it is not valid, if it contains a password, which other users could see in the list of
  ///   processes, or if libpq is not installed.
  public init(_ text: String) throws {
    let options = try ServerAddress.options(text)
    if options["password"] != nil {
      throw StoreError(
        .elsewhere,
        "an address must not contain a password, which others could read: put it into ~/.pgpass or a service file")
    }
    self.text = text
  }

  /// The options that an address names.
  static func options(_ text: String) throws -> [String: String] {
    let library = try LibPQ.load()
    var error: UnsafeMutablePointer<CChar>?
    guard let found = library.parse(text, &error) else {
      defer { error.map { library.free($0) } }
      // libpq quotes the address, which may contain a password.
      throw StoreError(.elsewhere, "this is not a valid address of a PostgreSQL server; docs/postgres.md shows some")
    }
    defer { library.freeOptions(found) }
    return LibPQ.read(found)
  }
}

extension ServerAddress {
  /// The way to verify the server if nobody chooses another.
  static let strictest = "verify-full"
  /// The options of a connection unless the address gives others. A server that does not answer for ten seconds counts
  /// as unreachable.
  private static let habits = [
    (name: "connect_timeout", value: "10"), (name: "fallback_application_name", value: "bankey"),
    (name: "client_encoding", value: "UTF8"), (name: "tcp_user_timeout", value: "10000"),
    (name: "keepalives_idle", value: "10"), (name: "keepalives_interval", value: "5"),
    (name: "keepalives_count", value: "2"),
  ]

  /// Whether the address itself or the environment says how the server is verified.
  var choosesVerification: Bool {
    getenv("PGSSLMODE") != nil || (try? ServerAddress.options(text)["sslmode"]) ?? nil != nil
  }

  /// The parameters of a connection: the address, and bankey's habits where it says nothing. A connection through a
  /// socket file ignores `sslmode`. The options of a service take precedence, so for an address with a service,
  /// `strict` chooses the verification later.
  func parameters() throws -> [(name: String, value: String)] {
    let own = try ServerAddress.options(text)
    let habits = Self.habits.filter { own[$0.name] == nil }
    let isLater = choosesVerification || own["service"] != nil || getenv("PGSERVICE") != nil
    return [(name: "dbname", value: text)] + habits + (isLater ? [] : [(name: "sslmode", value: Self.strictest)])
  }
}
