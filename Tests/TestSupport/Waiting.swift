import Dispatch

/// Tests that wait for programs run here, one after the other, on a thread of their own.
///
/// A test that blocks the main actor or a thread of Swift's pool stops the tests beside it while their deadlines go on.
@globalActor public actor Waiting {
  /// The one instance.
  public static let shared = Waiting()
  private let executor = WaitingExecutor()

  /// A queue with a thread of its own.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
}

private nonisolated final class WaitingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "tests that wait for programs")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
