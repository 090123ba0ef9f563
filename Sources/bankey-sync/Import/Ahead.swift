import Dispatch
import Synchronization

/// Runs a producer on a thread of its own, a few pieces ahead of its consumer: a file is parsed while its rows are stored.
final class Ahead<Piece: Sendable>: Sendable {
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
    let ahead = Ahead()
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
