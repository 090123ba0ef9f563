import CSQLite
import Dispatch
import Synchronization

/// A request from another thread to stop the statements of a connection.
final class QueryInterruption: Sendable {
  /// The number of SQLite's virtual machine instructions between two checks: less than a millisecond.
  private static let steps: Int32 = 5000
  private let flag = Atomic(false)

  /// Whether the request was made.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() { flag.store(true, ordering: .relaxed) }

  /// Runs `body`. Its statements fail once the request is made.
  func whileListening<Value>(on database: Database, _ body: () throws -> Value) throws -> Value {
    sqlite3_progress_handler(
      database.handle, Self.steps,
      { Unmanaged<QueryInterruption>.fromOpaque($0!).takeUnretainedValue().isRequested ? 1 : 0 },
      Unmanaged.passUnretained(self).toOpaque())
    defer { sqlite3_progress_handler(database.handle, 0, nil, nil) }
    return try body()
  }
}

/// Runs an actor on a queue of its own.
///
/// Swift's shared thread pool would do too, but once it has been used, libdispatch checks its threads every second for
/// the rest of the process's life.
public final class OwnQueue: SerialExecutor {
  private let queue: DispatchQueue

  /// Creates a queue. Debuggers show its label.
  public init(_ label: String) { queue = DispatchQueue(label: label) }

  /// Runs a job after all earlier ones.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
