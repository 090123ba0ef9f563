import BankeyModel
import BankeyText
import Dispatch
import Glibc
import Synchronization

/// Runs a producer on its own thread, a few pieces ahead of its consumer, so that a file is parsed while its rows are
/// stored.
final class ReadAhead<Piece: Sendable>: Sendable {
  /// The number of pieces that may wait.
  private static var limit: Int { 8 }

  private enum Item {
    case piece(Piece)
    case end((any Error)?)
  }
  /// Stops the producer when the consumer has failed.
  private struct CancelledError: Error {}

  private let items = Mutex<(waiting: [Item], isUnwanted: Bool)>(([], false))
  private let filled = DispatchSemaphore(value: 0)
  /// Created with 0 and then signaled: libdispatch traps when a semaphore is released with less than its initial value.
  private let free = DispatchSemaphore(value: 0)

  private init() { for _ in 0..<Self.limit { free.signal() } }

  /// Passes each piece that `produce` emits to `consume`, in order, on the calling thread.
  ///
  /// - Throws: Errors of the producer and the consumer; an error of the producer comes after its pieces.
  static func run(
    _ produce: @escaping @Sendable (_ emit: (Piece) throws -> Void) throws -> Void,
    _ consume: (Piece) throws -> Void
  ) throws {
    let ahead = ReadAhead()
    guard Worker.begin({ ahead.end(Result { try produce(ahead.emit) }) }) else { return try produce(consume) }
    defer { ahead.stop() }
    while let piece = try ahead.next() { try consume(piece) }
  }

  private func emit(_ piece: Piece) throws {
    free.wait()
    let isUnwanted = items.withLock { items in
      items.waiting.append(.piece(piece))
      return items.isUnwanted
    }
    if isUnwanted { throw CancelledError() }
    filled.signal()
  }

  private func end(_ result: Result<Void, any Error>) {
    var error: (any Error)?
    if case .failure(let failure) = result { error = failure }
    items.withLock { [error] in $0.waiting.append(.end(error)) }
    filled.signal()
  }

  private func next() throws -> Piece? {
    filled.wait()
    switch items.withLock({ $0.waiting.removeFirst() }) {
    case .piece(let piece):
      free.signal()
      return piece
    case .end(let error):
      if let error { throw error }
      return nil
    }
  }

  /// Wakes a producer that waits for room, to stop it.
  private func stop() {
    items.withLock { $0.isUnwanted = true }
    free.signal()
  }
}

/// Batches events for the other thread. Passing each one separately would cost as much as storing a row, and a file
/// with many accounts has as many events as rows.
struct EventBundle {
  private(set) var events: [StatementEvent] = []
  private var rows = 0
  private static let mostEvents = 256
  private static let mostRows = 500

  /// Adds an event, and emits the batch when it is full.
  mutating func add(_ event: StatementEvent, _ emit: ([StatementEvent]) throws -> Void) throws {
    events.append(event)
    if case .transactions(let records) = event { rows += records.count }
    guard events.count >= Self.mostEvents || rows >= Self.mostRows else { return }
    try emit(events)
    self = EventBundle()
  }
}

/// Measures how much of a long file has been read, by the length of its records.
struct ByteMeter {
  /// The size of the file in bytes.
  let size: Int
  private var read = 0
  private var told = 0
  /// The smallest progress to report, in bytes: smaller files are read before anyone looks.
  private static let step = 1 << 19

  /// Creates a meter for a file of some size.
  init(size: Int) { self.size = size }

  /// Adds an event; returns the number of bytes read so far when that is worth reporting, otherwise nil.
  mutating func read(_ event: StatementEvent) -> Int? {
    guard case .transactions(let records) = event else { return nil }
    read += records.reduce(0) { $0 + $1.raw.utf8.count }
    guard read - told >= max(Self.step, size / 100) else { return nil }
    told = read
    return min(read, size)
  }
}

/// Runs work on its own thread. libdispatch's pool has only as many threads as processors, and queued work waits
/// forever when the system gives no thread; within a transaction that would block all other processes.
enum Worker {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts `body` on a new thread. Returns false, without running it, when no thread is available.
  static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // The stack size of a main thread, because parsers may recurse.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let work = Unmanaged.passRetained(Work(body))
    let result = pthread_create(
      &thread, &attributes,
      { work in
        Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if result != 0 { work.release() }
    return result == 0
  }
}
