import Dispatch
import Glibc
import Synchronization

/// Catches ^C and the other requests to end while a child is at work, so that it is stopped too and the right status is left.
final class Interruption: Sendable {
  private struct State {
    var signal: Int32?
    var stop: (@Sendable () -> Void)?
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private let state = Mutex(State())
  /// Only made and cancelled, so no two threads meet in them.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]
  /// What became of the signals before.
  private let before: [__sighandler_t?]

  /// Catches from now on.
  init() {
    let queue = DispatchQueue(label: "signals")
    before = Interruption.signals.map { Glibc.signal($0, SIG_IGN) }
    sources = Interruption.signals.map { DispatchSource.makeSignalSource(signal: $0, queue: queue) }
    for (number, source) in zip(Interruption.signals, sources) {
      // One may be on its way when all is over.
      source.setEventHandler { [weak self] in self?.caught(number) }
      source.resume()
    }
  }

  deinit {
    for source in sources { source.cancel() }
    for (number, handler) in zip(Interruption.signals, before) { Glibc.signal(number, handler) }
  }

  /// The first signal that came.
  var signal: Int32? { state.withLock { $0.signal } }

  /// Calls `stop` at every signal, and now if one came before there was anything to stop.
  func stop(_ stop: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      state.stop = stop
      return state.signal != nil
    }
    if isLate { stop() }
  }

  private func caught(_ number: Int32) {
    let stop = state.withLock { state in
      state.signal = state.signal ?? number
      return state.stop
    }
    stop?()
  }
}
