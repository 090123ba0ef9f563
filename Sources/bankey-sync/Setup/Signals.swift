import BankeySources
import Dispatch
import Glibc

/// The signals that ask the program to end.
enum Signals {
  /// Does what must not be left half done. A signal that comes meanwhile ends the program after it.
  static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var (requests, before) = (sigset_t(), sigset_t())
    sigemptyset(&requests)
    for signal in all { sigaddset(&requests, signal) }
    pthread_sigmask(SIG_BLOCK, &requests, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Inside `held`: does what a signal stops at once. It stays pending, and ends the program when it is let through. Where no thread is
  /// to be had that looks after signals, they only come through afterwards.
  static func stopping<Value, Failure>(
    _ cancellation: Cancellation, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let isDone = DispatchSemaphore(value: 0)
    _ = Worker.begin {
      while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        if isOnePending { return cancellation.cancel() }
      }
    }
    defer { isDone.signal() }
    return try body()
  }

  private static let all = [SIGINT, SIGTERM, SIGHUP]

  private static var isOnePending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return all.contains { sigismember(&pending, $0) == 1 }
  }
}
