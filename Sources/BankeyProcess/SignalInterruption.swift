import Glibc
import Synchronization

/// Catches ^C and the other requests to end while a child is at work, so that it is stopped too and the right status is left.
///
/// A thread waits for them. Where the system has none left, nothing is caught: the signal ends this process, and the lifeline
/// ends its child. (libdispatch would wait for a thread for ever.)
public final class SignalInterruption: Sendable {
  private final class State: Sendable {
    let signal = Mutex<Int32?>(nil)
    let stop = Mutex<(@Sendable () -> Void)?>(nil)
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Those that catch at the moment.
  private static let catching = Mutex<[State]>([])

  private let state = State()
  /// What became of the signals before; empty when nothing is caught.
  private let before: [__sighandler_t?]

  /// Catches from now on, until it is released.
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

  /// The first signal that came.
  public var signal: Int32? { state.signal.withLock(\.self) }

  /// Calls `stop` at every signal, on another thread, and now if one came before there was anything to stop.
  public func stop(_ stop: @escaping @Sendable () -> Void) {
    state.stop.withLock { $0 = stop }
    if signal != nil { stop() }
  }

  /// Tells everyone who catches. What they then do may take long, and end them.
  fileprivate static func caught(_ number: Int32) {
    for state in catching.withLock(\.self) {
      state.signal.withLock { $0 = $0 ?? number }
      state.stop.withLock(\.self)?()
    }
  }
}

/// The thread that is told of signals through a pipe: a handler can do little but write a byte. It stays for as long as the
/// process lives.
private enum SignalThread {
  /// The end that the handler writes to; nil when there is no thread.
  private static let writing: Int32? = start()

  /// Whether there is a thread.
  static var isWaiting: Bool { writing != nil }

  /// Writes the signal's number.
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

  /// Waits for ever at the descriptor whose number and 1 it is given: a pointer is never 0.
  private static func wait(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    let reading = Int32(Int(bitPattern: pointer) - 1)
    var byte: UInt8 = 0
    while true {
      if read(reading, &byte, 1) == 1 { SignalInterruption.caught(Int32(byte)) }
    }
  }
}
