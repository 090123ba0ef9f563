import BankeyModel
import CPQ
import Glibc

/// A connection to a shared database for publishing: scripts, transactions and COPY.
final class ServerSession {
  private let library: LibPQ
  private let handle: OpaquePointer

  /// Connects to a server.
  ///
  /// - Throws: `StoreError` when that fails.
  init(_ address: ServerAddress) throws {
    library = try LibPQ.load()
    handle = try library.connect(to: address)
    try run("SET search_path = bankey, pg_catalog")
  }

  deinit { library.finish(handle) }

  /// The descriptor of its socket.
  var descriptor: Int32 { library.socket(handle) }

  /// Takes the notifications that came. Returns false when the connection is lost.
  func receiveNotifications() -> Bool {
    guard library.consume(handle) == 1 else { return false }
    while let notification = library.notification(handle) { library.free(notification) }
    return library.status(handle) == PQ_CONNECTION_OK
  }

  /// Runs statements and returns the rows of the last.
  @discardableResult
  func run(_ script: String) throws -> FetchedRows {
    guard let result = library.execute(handle, script) else { throw StoreError.lost }
    let answer = ServerAnswer(result, library)
    switch library.resultStatus(result) {
    case PQ_TUPLES_OK, PQ_COMMAND_OK: return FetchedRows(answer)
    default: throw StoreError(result, library)
    }
  }

  /// Runs a statement with parameters.
  @discardableResult
  func run(_ sql: String, _ values: any Storable...) throws -> FetchedRows {
    let texts = values.map { $0.parameter.map { strdup(ServerText.escaped($0)) } ?? nil }
    defer { texts.forEach { free($0) } }
    guard library.send(handle, sql, Int32(texts.count), nil, texts.map { UnsafePointer($0) }, nil, nil, 0) == 1 else {
      throw StoreError.lost
    }
    var (rows, failure): (FetchedRows?, StoreError?) = (nil, nil)
    while let result = library.result(handle) {
      let answer = ServerAnswer(result, library)
      let isGood = [PQ_TUPLES_OK, PQ_COMMAND_OK].contains { $0 == library.resultStatus(result) }
      if isGood { rows = FetchedRows(answer) } else { failure = failure ?? StoreError(result, library) }
    }
    if let failure { throw failure }
    guard let rows else { throw StoreError.lost }
    return rows
  }

  /// Runs `body` in a transaction; rolls back when it throws.
  func transaction<Value>(_ body: () throws -> Value) throws -> Value {
    try run("BEGIN")
    do {
      let value = try body()
      try run("COMMIT")
      return value
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  /// Copies rows into a table. `body` passes the bytes of whole lines.
  func copy(into table: String, _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void) throws {
    guard let result = library.execute(handle, "COPY \(table) FROM STDIN") else { throw StoreError.lost }
    let isOpen = library.resultStatus(result) == PQ_COPY_IN
    let refusal = isOpen ? nil : StoreError(result, library)
    library.clear(result)
    if let refusal { throw refusal }
    var failure: (any Error)?
    do {
      try body(put)
    } catch {
      failure = error
    }
    try end(failure)
  }

  private func put(_ bytes: [UInt8]) throws {
    let sent = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { library.putCopy(handle, $0.baseAddress, Int32($0.count)) }
    }
    guard sent == 1 else { throw StoreError.lost }
  }

  /// Ends a COPY, and throws what went wrong first.
  private func end(_ failure: (any Error)?) throws {
    var refusal: StoreError?
    if library.endCopy(handle, failure == nil ? nil : "stopped") != 1 { refusal = StoreError.lost }
    while let result = library.result(handle) {
      if library.resultStatus(result) != PQ_COMMAND_OK { refusal = refusal ?? StoreError(result, library) }
      library.clear(result)
    }
    if let failure { throw failure }
    if let refusal { throw refusal }
  }
}

/// Listens for publishes to a shared database with one connection, which sleeps until then. Only one thread uses it at
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

  /// The descriptor that becomes readable when a notification arrives.
  public var descriptor: Int32 { session.descriptor }

  /// Takes the notifications that came. Returns false when the connection is lost.
  public func receiveNotifications() -> Bool { session.receiveNotifications() }
}
