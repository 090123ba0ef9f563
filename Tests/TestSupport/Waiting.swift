import Dispatch

/// Runs tests that wait for programs, one after the other, on a separate thread.
///
/// A test that blocks the main actor or a thread of Swift's pool stops concurrent tests while their deadlines pass.
@globalActor public actor Waiting {
  /// The one instance.
  public static let shared = Waiting()
  private let executor = WaitingExecutor()

  /// A queue with a separate thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

private nonisolated final class WaitingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "tests that wait for programs")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
