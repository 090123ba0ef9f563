import Glibc

/// Signals as ordinary events of the main loop: a handler may do little more than write, so it writes the signal's number
/// into a pipe.
///
/// The handlers are there before curses starts, which installs its own only where the default stands.
final class SignalPipe {
  private let watch: Watch
  private var previous: [(Int32, sigaction)] = []
  private var mask = sigset_t()

  /// From now on each of `signals` is handed to `handler` and does nothing else.
  init(_ signals: [Int32], _ handler: @escaping (Int32) -> Void) {
    watch = Watch(pipeEnds.reading) {
      var signal: UInt8 = 0
      while read(pipeEnds.reading, &signal, 1) == 1 { handler(Int32(signal)) }
    }
    previous = signals.map { ($0, SignalPipe.catch($0)) }
    unblock(signals)
  }

  /// Lets the signals do what they did before.
  func cancel() {
    watch.cancel()
    for (signal, var action) in previous { sigaction(signal, &action, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Whoever started us may have blocked some.
  private func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
  }

  private static func `catch`(_ signal: Int32) -> sigaction {
    var (old, new) = (sigaction(), sigaction())
    new.__sigaction_handler.sa_handler = note
    new.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &new, &old)
    return old
  }
}

/// Open as long as the process lives: a signal may be in its handler when nobody waits for it any more.
private nonisolated let pipeEnds: (reading: Int32, writing: Int32) = {
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  return (ends[0], ends[1])
}()

private nonisolated func note(_ signal: Int32) {
  let before = errno
  var signal = UInt8(truncatingIfNeeded: signal)
  write(pipeEnds.writing, &signal, 1)
  errno = before
}
