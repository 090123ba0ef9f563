import BankeyModel
import BankeyText
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

/// How long one more may wait for an answer.
struct Waiting {
  let limits: HTTPLimits
  let receiver: CurlReceiver
  let cancellation: Cancellation
  let server: String
  private let start = ContinuousClock.now

  init(limits: HTTPLimits, receiver: CurlReceiver, cancellation: Cancellation, server: String) {
    (self.limits, self.receiver) = (limits, receiver)
    (self.cancellation, self.server) = (cancellation, server)
  }

  /// What is left until the first limit.
  func left() throws(HTTPError) -> Duration {
    if cancellation.isCancelled { throw .stopped }
    let now = ContinuousClock.now
    let silence = receiver.heard + limits.silence - now
    let total = start + limits.total - now
    if silence <= .zero { throw receiver.hasHeard ? .wentSilent(server, limits) : .noAnswer(server, limits.silence) }
    if total <= .zero { throw .tookTooLong(server, limits) }
    return min(silence, total)
  }
}

/// Whether a question is asked once more, and after how many seconds. Nothing but a question ever is.
struct Retry {
  private var waits: ArraySlice<Int>
  /// Longer is not waited: the user is told instead.
  private static var longest: Int64 { 10 }

  /// For a request of a method.
  init(_ method: HTTPRequest.Method) { waits = method == .get ? [1, 3] : [] }

  /// After no answer.
  mutating func wait(after fault: HTTPError) -> Int? { fault.isUnheard ? waits.popFirst() : nil }

  /// After an answer.
  mutating func wait(after answer: HTTPAnswer, now: Timestamp) -> Int? {
    guard [429, 502, 503, 504].contains(answer.status) else { return nil }
    guard let until = answer.retryAfter(now: now) else { return answer.status == 429 ? nil : waits.popFirst() }
    let asked = until.seconds - now.seconds
    guard asked <= Retry.longest, let own = waits.popFirst() else { return nil }
    return max(own, Int(asked))
  }
}
