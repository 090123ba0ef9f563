import Dispatch

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
