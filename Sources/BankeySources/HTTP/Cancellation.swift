import BankeyModel
import BankeyText
import Dispatch
import Synchronization

/// Stops blocking operations immediately, from any thread. It cannot be reset.
public final class Cancellation: Sendable {
  private struct State {
    var isCancelled = false
    var wakers: [Int: @Sendable () -> Void] = [:]
    var count = 0
  }
  private let state = Mutex(State())

  /// Creates a cancellation that has not been triggered.
  public init() {}

  /// Whether `cancel` was called.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Stops all waiting operations; `isCancelled` stays true.
  public func cancel() {
    state.withLock { state in
      state.isCancelled = true
      state.wakers.values.forEach { $0() }
    }
  }

  /// Runs `body`. Cancelling calls `wake`, on any thread, which must end its waiting. `wake` is never called after
  /// `body` has returned.
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

  /// Waits, but returns early when cancelled.
  func wait(seconds: Int) {
    let stopped = DispatchSemaphore(value: 0)
    waking(by: { stopped.signal() }) {
      if !isCancelled { _ = stopped.wait(timeout: .now() + .seconds(seconds)) }
    }
  }
}

/// Computes how long to wait for more of an answer.
struct AnswerDeadline {
  let limits: HTTPLimits
  let receiver: CurlReceiver
  let cancellation: Cancellation
  let server: String
  private let start = ContinuousClock.now

  init(limits: HTTPLimits, receiver: CurlReceiver, cancellation: Cancellation, server: String) {
    (self.limits, self.receiver) = (limits, receiver)
    (self.cancellation, self.server) = (cancellation, server)
  }

  /// The time until the first limit is reached. Throws when one has been.
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

/// Decides whether to repeat a request, and after how many seconds. Only GET requests are ever repeated.
struct Retry {
  private var waits: ArraySlice<Int>
  /// The longest pause in seconds; instead of waiting longer, bankey tells the user.
  private static var longest: Int64 { 10 }

  /// Creates the decision for a method.
  init(_ method: HTTPRequest.Method) { waits = method == .get ? [1, 3] : [] }

  /// The pause after a request without an answer; nil to give up.
  mutating func wait(after fault: HTTPError) -> Int? { fault.isUnheard ? waits.popFirst() : nil }

  /// The pause after an answer; nil to accept it.
  mutating func wait(after answer: HTTPAnswer, now: Timestamp) -> Int? {
    guard [429, 502, 503, 504].contains(answer.status) else { return nil }
    guard let until = answer.retryAfter(now: now) else { return answer.status == 429 ? nil : waits.popFirst() }
    let asked = until.seconds - now.seconds
    guard asked <= Retry.longest, let own = waits.popFirst() else { return nil }
    return max(own, Int(asked))
  }
}
