import Glibc

/// Delivers signals as events of the main loop: a handler can do little more than write, so it writes the signal's
/// number to a pipe.
///
/// While the main loop is blocked writing to a terminal that accepts no output, a request to end is carried out by an
/// alarm, like a crash.
///
/// Install the handlers before curses starts, because curses installs its own only where the default is set.
final class SignalPipe {
  private let watch: Watch
  private var previous: [(Int32, sigaction)] = []
  private var mask = sigset_t()

  /// The signals that control a program in a terminal.
  static let ours = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// All other signals that end a process by default, except crashes: timers, limits, and user and real-time signals
  /// (the C library reserves 32 and 33). Excludes SIGPIPE, which we ignore.
  static let others: [Int32] =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)

  /// Passes each of `signals`, and each of `others` that our parent did not set to be ignored, to `handler` instead of
  /// its default action.
  init(_ signals: [Int32], unlessIgnored others: [Int32], _ handler: @escaping (Int32) -> Void) {
    watch = Watch(pipeEnds.reading) {
      var signal: UInt8 = 0
      while read(pipeEnds.reading, &signal, 1) == 1 { handler(Int32(signal)) }
    }
    let signals = signals + others.filter { !SignalPipe.isIgnored($0) }
    previous = signals.map { ($0, SignalPipe.catch($0)) }
    unblock(signals)
  }

  /// Blocks the signals that ask a program to end until a pipe is created.
  static func hold() {
    var set = set(of: (ours + others).filter { ![SIGTSTP, SIGCONT, SIGWINCH].contains($0) })
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Restores the previous actions of the signals.
  func cancel() {
    watch.cancel()
    alarm(0)
    endingSignal = 0
    for (signal, var action) in previous { sigaction(signal, &action, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Unblocks signals, which our parent may have blocked.
  private func unblock(_ signals: [Int32]) {
    var set = SignalPipe.set(of: signals)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func `catch`(_ signal: Int32) -> sigaction {
    var (old, new) = (sigaction(), sigaction())
    new.__sigaction_handler.sa_handler = note
    new.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &new, &old)
    return old
  }
}

/// Open for the life of the process: a handler may run even after nothing reads the pipe.
private nonisolated let pipeEnds: (reading: Int32, writing: Int32) = {
  var ends: [Int32] = [0, 0]
  pipe(&ends)
  for end in ends {
    _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
  }
  return (ends[0], ends[1])
}()

/// The signal that asked to end and has not been handled yet; 0 for none.
private nonisolated(unsafe) var endingSignal: Int32 = 0
/// The time until a blocked request to end restores the terminal by force, much longer than an unblocked one takes.
private nonisolated let endingSeconds: UInt32 = 5

private nonisolated func note(_ signal: Int32) {
  let before = errno
  if signal == SIGALRM, endingSignal != 0 { CrashRestore.end(128 + endingSignal) }
  switch signal {
  case SIGTSTP, SIGCONT, SIGWINCH: break
  default:
    endingSignal = signal
    alarm(endingSeconds)
  }
  var number = UInt8(truncatingIfNeeded: signal)
  write(pipeEnds.writing, &number, 1)
  errno = before
}

/// Stops and continues the process together with its shell.
enum JobControl {
  /// Stops the process as ^Z does; returns when it is continued in the foreground.
  static func stop() {
    stop(by: SIGTSTP)
    // Continued by `bg`: without the terminal, all that is left is to wait for `fg`.
    while !isInForeground, canBeContinued { stop(by: SIGTTIN) }
  }

  /// Stops with a signal that the kernel discards for an orphaned process group, which nothing could continue (SIGSTOP
  /// would freeze it forever). Raised in this thread and unblocked, it takes effect before this returns.
  private static func stop(by signal: Int32) {
    var set = sigset_t()
    var mask = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    let previous = Glibc.signal(signal, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &set, &mask)
    raise(signal)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    _ = Glibc.signal(signal, previous)
  }

  private static var isInForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

  /// Whether a shell can continue us: the parent is in the same session.
  private static var canBeContinued: Bool { getsid(getppid()) == getsid(0) }
}
