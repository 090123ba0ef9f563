import Dispatch
import Synchronization

/// Stops what blocks, from any thread and at once. Once stopped it stays so.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var wakers: [Int: @Sendable () -> Void] = [:]
    var count = 0
  }
  private let state = Mutex(State())

  /// Nothing is stopped yet.
  public init() {}

  /// Whether somebody has stopped it.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Stops it: whatever waits is woken.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.wakers.values.forEach { $0() }
    }
  }

  /// Runs `body`, which may wait as long as `wake` ends its waiting. `wake` is called on any thread, never after the end.
  func waking<Result, Failure>(
    by wake: @escaping @Sendable () -> Void, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let id = state.withLock { state in
      state.count += 1
      state.wakers[state.count] = wake
      return state.count
    }
    defer { _ = state.withLock { $0.wakers.removeValue(forKey: id) } }
    return try body()
  }

  /// Waits, unless it is stopped meanwhile.
  func wait(seconds: Int) {
    let stopped = DispatchSemaphore(value: 0)
    waking(by: { stopped.signal() }) {
      if !isCancelled { _ = stopped.wait(timeout: .now() + .seconds(seconds)) }
    }
  }
}
