import BankeyModel
import BankeySources
import BankeyText
import Dispatch
import Glibc

/// Reads a setup from a file or standard input.
struct SetupInput {
  /// The size limit in bytes, far above any setup.
  private static let limit = 1 << 16
  private let path: String

  /// Creates an input from a path; `-` is standard input.
  init(_ path: String) { self.path = path }

  func read() throws(SyncError) -> Secret {
    let descriptor = path == "-" ? STDIN_FILENO : open(PathText.system(path), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while bytes.count <= SetupInput.limit {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw failure() }
      if count == 0 { return Secret(String(decoding: bytes, as: UTF8.self)) }
      bytes += chunk[..<count]
    }
    throw SyncError(.setup) { $0.setupIsTooLong }
  }

  private func failure() -> SyncError {
    let reason = errorText()
    return SyncError(.setup) { $0.unreadableSetup(reason) }
  }
}

/// The signals that ask the program to end.
enum Signals {
  /// Runs `body` without interruption. A signal that arrives meanwhile ends the program afterwards.
  static func held<Value>(_ body: () throws -> Value) rethrows -> Value {
    var (requests, before) = (sigset_t(), sigset_t())
    sigemptyset(&requests)
    for signal in all { sigaddset(&requests, signal) }
    pthread_sigmask(SIG_BLOCK, &requests, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// Within `held`: runs `body`, which a signal cancels unless it ends within `grace`. The answer to a request that can
  /// be made only once may already be on its way. The signal stays pending and ends the program once it is unblocked.
  /// When no thread is available to watch for signals, they only take effect afterwards.
  static func stopping<Value, SyncError>(
    _ cancellation: Cancellation, _ body: () throws(SyncError) -> Value
  ) throws(SyncError) -> Value {
    let isDone = DispatchSemaphore(value: 0)
    _ = Worker.begin {
      while isDone.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
        guard isOnePending else { continue }
        if isDone.wait(timeout: .now() + grace) == .timedOut { cancellation.cancel() }
        return
      }
    }
    defer { isDone.signal() }
    return try body()
  }

  private static let all = [SIGINT, SIGTERM, SIGHUP]
  private static let grace = DispatchTimeInterval.seconds(5)

  private static var isOnePending: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return all.contains { sigismember(&pending, $0) == 1 }
  }
}
