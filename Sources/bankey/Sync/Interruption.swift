import Dispatch
import Glibc
import Synchronization

/// Catches ^C and the other requests to end while a child is at work, so that it is stopped too and the right status is left.
final class Interruption: Sendable {
  private let caught = Mutex<Int32?>(nil)
  /// Only made and cancelled, so no two threads meet in them.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Calls `stop` at the first signal and every one after it.
  init(_ stop: @escaping @Sendable () -> Void) {
    let signals = [SIGINT, SIGTERM, SIGHUP]
    sources = signals.map { DispatchSource.makeSignalSource(signal: $0, queue: .global()) }
    for (number, source) in zip(signals, sources) {
      Glibc.signal(number, SIG_IGN)
      source.setEventHandler { [unowned self] in
        caught.withLock { $0 = $0 ?? number }
        stop()
      }
      source.resume()
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// The first signal that came.
  var signal: Int32? { caught.withLock { $0 } }
}
