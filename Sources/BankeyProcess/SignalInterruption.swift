import Glibc
import Synchronization

/// Catches ^C and other requests to end while a child runs, so that the child is stopped too and the exit status is
/// right.
///
/// A thread waits for the signals. If the system has no thread left, nothing is caught: the signal ends this process,
/// and the lifeline ends its child. (libdispatch would wait for a thread forever.)
public final class SignalInterruption: Sendable {
  private final class State: Sendable {
    let signal = Mutex<Int32?>(nil)
    let stop = Mutex<(@Sendable () -> Void)?>(nil)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The instances that currently catch signals.
  private static let catching = Mutex<[State]>([])

  private let state = State()
  /// The previous signal handlers; empty when nothing is caught.
  private let before: [__sighandler_t?]

  /// Catches signals until it is released.
  public init() {
    guard SignalThread.isWaiting else {
      before = []
      return
    }
    SignalInterruption.catching.withLock { [state] in $0.append(state) }
    before = SignalInterruption.signals.map { Glibc.signal($0, SignalThread.handler) }
  }

  deinit {
    for (number, handler) in zip(SignalInterruption.signals, before) { Glibc.signal(number, handler) }
    SignalInterruption.catching.withLock { [state] in $0.removeAll { $0 === state } }
  }

  /// The first signal that arrived; nil when none has.
  public var signal: Int32? { state.signal.withLock(\.self) }

  /// Calls `stop` for every signal, on another thread, and immediately if one has already arrived.
  public func stop(_ stop: @escaping @Sendable () -> Void) {
    state.stop.withLock { $0 = stop }
    if signal != nil { stop() }
  }

  /// Notifies all instances. Their handlers may take long, and may release the instances.
  fileprivate static func caught(_ number: Int32) {
    for state in catching.withLock(\.self) {
      state.signal.withLock { $0 = $0 ?? number }
      state.stop.withLock(\.self)?()
    }
  }
}

/// The thread that reads signals from a pipe, because a signal handler can do little more than write a byte. It lives
/// as long as the process.
private enum SignalThread {
  /// The writing end for the handler; nil when there is no thread.
  private static let writing: Int32? = start()

  /// Whether the thread exists.
  static var isWaiting: Bool { writing != nil }

  /// Writes the signal's number to the pipe.
  static let handler: __sighandler_t = { number in
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    if let writing = SignalThread.writing { _ = write(writing, &byte, 1) }
    errno = before
  }

  private static func start() -> Int32? {
    guard let pipe = try? ProcessPipe() else { return nil }
    _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
    var thread = pthread_t()
    let reading = UnsafeMutableRawPointer(bitPattern: Int(pipe.reading) + 1)
    guard pthread_create(&thread, nil, { SignalThread.wait($0) }, reading) == 0 else {
      pipe.close()
      return nil
    }
    pthread_detach(thread)
    return pipe.writing
  }

  /// Reads from the pipe forever. Its argument is the descriptor plus 1, because a pointer must not be 0.
  private static func wait(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    let reading = Int32(Int(bitPattern: pointer) - 1)
    var byte: UInt8 = 0
    while true {
      if read(reading, &byte, 1) == 1 { SignalInterruption.caught(Int32(byte)) }
    }
  }
}
