import Dispatch
import Synchronization

/// A request from another thread to stop the statements of a connection.
final class QueryInterruption: Sendable {
  private let flag = Atomic(false)

  /// Whether the request was made.
  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() { flag.store(true, ordering: .relaxed) }
}

/// Runs an actor on a queue of its own.
///
/// Swift's shared thread pool would work too, but after its first use libdispatch checks its threads every second for
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
