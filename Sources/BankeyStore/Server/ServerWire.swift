import BankeyModel
import CPQ
import Glibc

/// The exchange of statements and answers with a server: many of them in one round trip, by libpq's pipeline mode.
final class ServerWire {
  /// A request of another thread to stop the running statements.
  var interruption: QueryInterruption?
  /// The number of exchanges so far.
  private(set) var roundTrips = 0

  private let address: ServerAddress
  private let library: LibPQ
  private let prepare: (ServerWire) throws -> Void
  private var handle: OpaquePointer?
  /// The number of statements that were sent without waiting for their answers.
  private var posted = 0

  /// Connects. `prepare` runs at once, and again after each reconnection.
  init(_ address: ServerAddress, prepare: @escaping (ServerWire) throws -> Void) throws {
    (self.address, self.prepare) = (address, prepare)
    library = try LibPQ.load()
    try connect()
  }

  deinit { if let handle { library.finish(handle) } }

  /// Sends statements and waits for their answers.
  ///
  /// If the connection was lost since its last use, `mayReconnect` allows connecting again and sending the statements
  /// once more, provided that nothing gets lost.
  @discardableResult
  func exchange(_ questions: [ServerConnection.Question], mayReconnect: Bool = false) throws -> [FetchedRows] {
    let wasConnected = handle != nil
    if !wasConnected { try connect() }
    do {
      return try deliver(questions)
    } catch let error as StoreError where error.code == .unreachable {
      drop()
      guard mayReconnect, wasConnected else { throw error }
      try connect()
      return try deliver(questions)
    }
  }

  /// Sends a statement whose answer nobody needs. A failure shows at the next exchange.
  func post(_ question: ServerConnection.Question) {
    guard let handle, send(question), library.sync(handle) == 1 else { return }
    posted += 1
    _ = library.flush(handle)
  }

  private func connect() throws {
    drop()
    let handle = try library.connect(to: address)
    guard library.setNonblocking(handle, 0) == 0, library.enterPipeline(handle) == 1,
      library.setNonblocking(handle, 1) == 0
    else {
      library.finish(handle)
      throw StoreError.lost
    }
    self.handle = handle
    do {
      try prepare(self)
    } catch {
      drop()
      throw error
    }
  }

  private func drop() {
    if let handle { library.finish(handle) }
    (handle, posted) = (nil, 0)
  }

  private func deliver(_ questions: [ServerConnection.Question]) throws -> [FetchedRows] {
    guard let handle, questions.allSatisfy(send), library.sync(handle) == 1 else { throw StoreError.lost }
    roundTrips += 1
    try write(handle)
    for _ in 0..<posted {
      _ = try answers(1, handle)
      posted -= 1
    }
    return try answers(questions.count, handle)
  }

  private func send(_ question: ServerConnection.Question) -> Bool {
    guard let handle else { return false }
    let texts = question.values.map { $0.map { strdup($0) } ?? nil }
    defer { texts.forEach { free($0) } }
    let values = texts.map { UnsafePointer($0) }
    return library.send(handle, question.sql, Int32(values.count), nil, values, nil, nil, 0) == 1
  }

  /// Writes everything, and reads meanwhile, because a server that cannot send its answers stops reading.
  private func write(_ handle: OpaquePointer) throws {
    while case let rest = library.flush(handle), rest != 0 {
      guard rest == 1, wait(handle, Int16(POLLIN | POLLOUT)), library.consume(handle) == 1 else {
        throw StoreError.lost
      }
    }
  }

  /// The answers to statements that were sent together. Throws the first error after reading all of them.
  private func answers(_ count: Int, _ handle: OpaquePointer) throws -> [FetchedRows] {
    var (rows, failure): ([FetchedRows], StoreError?) = ([], nil)
    for _ in 0..<count {
      while let result = try next(handle) {
        let answer = ServerAnswer(result, library)
        switch library.resultStatus(result) {
        case PQ_TUPLES_OK, PQ_COMMAND_OK: rows.append(FetchedRows(answer))
        default: failure = failure ?? StoreError(result, library)
        }
      }
    }
    if let sync = try next(handle) { library.clear(sync) }
    if library.status(handle) != PQ_CONNECTION_OK { throw StoreError.lost }
    if let failure { throw failure }
    return rows
  }

  /// The next result; nil between the answers to two statements.
  private func next(_ handle: OpaquePointer) throws -> OpaquePointer? {
    var hasCancelled = false
    while library.isBusy(handle) != 0 {
      if let interruption, interruption.isRequested, !hasCancelled {
        cancel(handle)
        hasCancelled = true
      }
      guard library.flush(handle) >= 0, wait(handle, Int16(POLLIN)), library.consume(handle) == 1 else {
        throw StoreError.lost
      }
    }
    return library.result(handle)
  }

  /// Waits until the server sends or takes something. Wakes now and then if another thread may request a stop.
  private func wait(_ handle: OpaquePointer, _ events: Int16) -> Bool {
    var descriptor = pollfd(fd: library.socket(handle), events: events, revents: 0)
    return poll(&descriptor, 1, interruption == nil ? -1 : 20) >= 0 || errno == EINTR
  }

  private func cancel(_ handle: OpaquePointer) {
    guard let cancelling = library.cancelling(handle) else { return }
    var reason = [CChar](repeating: 0, count: 256)
    _ = library.cancel(cancelling, &reason, Int32(reason.count))
    library.freeCancel(cancelling)
  }
}
