import BankeyModel

/// What a server tells about itself and its collectors.
public struct ServerStatus: Hashable, Sendable {
  /// A collector and its last publish.
  public struct Collector: Hashable, Sendable {
    /// The name of its machine.
    public var name: String
    /// When it last published; nil if it never has.
    public var published: Timestamp?

    /// Creates a collector.
    public init(name: String, published: Timestamp? = nil) { (self.name, self.published) = (name, published) }
  }
  /// PostgreSQL's version, such as "15.8".
  public var version: String
  /// The version of TLS that protects the connection; nil if nothing does, as through a socket.
  public var encryption: String?
  /// Whether the server is a standby.
  public var isStandby: Bool
  /// The number of the schema.
  public var schema: Int
  /// The collectors, in the order in which they came.
  public var collectors: [Collector]
}

extension Store {
  /// What the server of a shared database tells about itself; nil for a file.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public func server() throws -> ServerStatus? {
    guard database.dialect == .server else { return nil }
    return try snapshot {
      let collectors = try database.all(
        "SELECT name, extract(epoch FROM published)::bigint FROM collector ORDER BY number"
      ) { ServerStatus.Collector(name: $0[0], published: $0[1]) }
      return try database.first(Self.status) { row in
        ServerStatus(
          version: row[0], encryption: row[1], isStandby: row[2] == 1, schema: row.number(3, in: 0...Int.max),
          collectors: collectors)
      }
    }
  }

  private static let status = """
    SELECT split_part(current_setting('server_version'), ' ', 1),
      (SELECT version FROM pg_stat_ssl WHERE pid = pg_backend_pid() AND ssl), pg_is_in_recovery(), schema FROM about
    """
}
