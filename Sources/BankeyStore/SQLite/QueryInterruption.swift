import CSQLite
import Dispatch
import Synchronization

/// A wish, from another thread, that what runs on a connection ends.
final class QueryInterruption: Sendable {
  /// How many steps of SQLite's machine pass between two looks: less than a millisecond.
  private static let steps: Int32 = 5000
  private let flag = Atomic(false)

  /// Whether it was wished.
  var isWished: Bool { flag.load(ordering: .relaxed) }

  /// Wishes it.
  func wish() { flag.store(true, ordering: .relaxed) }

  /// Runs `body`; every statement in it fails once the wish is there.
  func whileListening<Value>(on database: Database, _ body: () throws -> Value) throws -> Value {
    sqlite3_progress_handler(
      database.handle, Self.steps,
      { Unmanaged<QueryInterruption>.fromOpaque($0!).takeUnretainedValue().isWished ? 1 : 0 },
      Unmanaged.passUnretained(self).toOpaque())
    defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
    return try body()
  }
}

/// Runs an actor on a queue of its own.
///
/// Swift's shared pool of threads would do too, but once it was used libdispatch looks after its threads every second, for
/// as long as the process lives.
public final class OwnQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// A queue with a name for debuggers.
  public init(_ label: String) { queue = DispatchQueue(label: label) }

  /// Runs a job after those that came before.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
