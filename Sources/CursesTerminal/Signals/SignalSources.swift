import Dispatch
import Glibc

/// Signals as ordinary events on the main queue.
///
/// They are ignored before curses starts, for its own handlers are installed only where the default stands, and those
/// would run beside the main actor on another thread.
final class SignalSources {
  private var sources: [any DispatchSourceSignal] = []
  private var previous: [(Int32, sigaction)] = []

  /// From now on each of `signals` is handed to `handler` and does nothing else.
  init(_ signals: [Int32], _ handler: @escaping (Int32) -> Void) {
    for signal in signals {
      previous.append((signal, ignore(signal)))
      let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
      source.setEventHandler {
        CrashRestore.coverThisThread()
        handler(signal)
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Lets the signals do what they did before.
  func cancel() {
    sources.forEach { $0.cancel() }
    for (signal, var action) in previous { sigaction(signal, &action, nil) }
  }

  private func ignore(_ signal: Int32) -> sigaction {
    var old = sigaction()
    var new = sigaction()
    new.__sigaction_handler.sa_handler = SIG_IGN
    sigaction(signal, &new, &old)
    return old
  }
}
