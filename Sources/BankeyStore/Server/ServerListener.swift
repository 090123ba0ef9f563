import BankeyModel

/// Hears when somebody publishes to a shared database: one connection, which sleeps until then. Only one thread uses it at
/// a time.
public final class ServerListener: @unchecked Sendable {
  private let session: ServerSession

  /// Connects and begins to listen.
  ///
  /// - Throws: `StoreError` when the server cannot be reached, or is a standby, which cannot tell.
  public init(_ address: ServerAddress) throws {
    session = try ServerSession(address)
    try session.run("LISTEN bankey")
  }

  /// The descriptor that becomes readable when there is something to hear.
  public var descriptor: Int32 { session.descriptor }

  /// Takes what came. False when the connection is lost.
  public func hear() -> Bool { session.hear() }
}
