import BankeyModel
import BankeyText
import Dispatch
import Glibc
import Synchronization

/// Runs a producer on a thread of its own, a few pieces ahead of its consumer: a file is parsed while its rows are stored.
final class ReadAhead<Piece: Sendable>: Sendable {
  /// How many pieces may wait.
  private static var limit: Int { 8 }

  private enum Item {
    case piece(Piece)
    case end((any Error)?)
  }
  /// Thrown in the producer when nobody wants more.
  private struct Unwanted: Error {}

  private let items = Mutex<(waiting: [Item], isUnwanted: Bool)>(([], false))
  private let filled = DispatchSemaphore(value: 0)
  /// Begins at 0 and is signalled up: libdispatch takes one that ends below where it began for a bug.
  private let free = DispatchSemaphore(value: 0)

  private init() { for _ in 0..<Self.limit { free.signal() } }

  /// Hands each piece that `produce` emits to `consume`, in order, on the calling thread. What either throws is thrown; an
  /// error of the producer comes after its pieces.
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
    if isUnwanted { throw Unwanted() }
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

  /// Wakes a producer that waits for room, to tell it that there is nobody left.
  private func stop() {
    items.withLock { $0.isUnwanted = true }
    free.signal()
  }
}

/// Events that go to the other thread together. To hand over each one costs as much as to store a row, and a file of many accounts
/// has as many events as rows.
struct EventBundle {
  private(set) var events: [StatementEvent] = []
  private var rows = 0
  private static let mostEvents = 256
  private static let mostRows = 500

  /// Adds an event, and emits the bundle when it is full.
  mutating func add(_ event: StatementEvent, _ emit: ([StatementEvent]) throws -> Void) throws {
    events.append(event)
    if case .transactions(let records) = event { rows += records.count }
    guard events.count >= Self.mostEvents || rows >= Self.mostRows else { return }
    try emit(events)
    self = EventBundle()
  }
}

/// Tells how much of a long file was read, by the records that came of it.
struct ByteMeter {
  /// How many bytes the file has.
  let size: Int
  private var read = 0
  private var told = 0
  /// So many bytes are too few to be told of: a file of that size is read before anybody looks.
  private static let step = 1 << 19

  /// A meter for a file of some size.
  init(size: Int) { self.size = size }

  /// Counts what an event has; how much was read so far, when that is worth telling.
  mutating func read(_ event: StatementEvent) -> Int? {
    guard case .transactions(let records) = event else { return nil }
    read += records.reduce(0) { $0 + $1.raw.utf8.count }
    guard read - told >= max(Self.step, size / 100) else { return nil }
    told = read
    return min(read, size)
  }
}

/// A thread of its own. Those of libdispatch's pool are as few as there are processors, and what is put into a queue waits for ever
/// where the system gives no thread: within a transaction that would hold everybody up.
enum Worker {
  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Begins `body` on a thread of its own, which ends with it. Returns false, and does nothing, where there is none to be had.
  static func begin(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    // As much as a main thread has: a parser may nest.
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
