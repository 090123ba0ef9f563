import Glibc

/// Signals as ordinary events of the main loop: a handler may do little more than write, so it writes the signal's number
/// into a pipe.
///
/// The main loop may be in a write that a terminal which takes nothing does not let go on. An end that was asked for comes then by
/// an alarm, as in a crash.
///
/// The handlers are there before curses starts, which installs its own only where the default stands.
final class SignalPipe {
  private let watch: Watch
  private var previous: [(Int32, sigaction)] = []
  private var mask = sigset_t()

  /// What is asked of a program at a terminal.
  static let ours = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Everything else that ends a process by default, but crashes: timers, limits, whatever somebody sends, and those without
  /// a name (the C library keeps 32 and 33 to itself). All but SIGPIPE, which we ignore.
  static let others: [Int32] =
    [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)

  /// From now on each of `signals` is handed to `handler` and does nothing else; so is each of `others` that whoever started
  /// us does not want to be ignored.
  init(_ signals: [Int32], unlessIgnored others: [Int32], _ handler: @escaping (Int32) -> Void) {
    watch = Watch(pipeEnds.reading) {
      var signal: UInt8 = 0
      while read(pipeEnds.reading, &signal, 1) == 1 { handler(Int32(signal)) }
    }
    let signals = signals + others.filter { !SignalPipe.isIgnored($0) }
    previous = signals.map { ($0, SignalPipe.catch($0)) }
    unblock(signals)
  }

  /// Blocks what asks a program to end. They come when a pipe is made for them.
  static func hold() {
    var set = set(of: (ours + others).filter { ![SIGTSTP, SIGCONT, SIGWINCH].contains($0) })
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Lets the signals do what they did before.
  func cancel() {
    watch.cancel()
    alarm(0)
    endingSignal = 0
    for (signal, var action) in previous { sigaction(signal, &action, nil) }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Whoever started us may have blocked some.
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

/// What asked for an end that has not come yet; 0 for nothing.
private nonisolated(unsafe) var endingSignal: Int32 = 0
/// How long an end may take until the terminal is given back: much longer than one that is not held up.
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

/// Stopping and being continued by a shell.
enum JobControl {
  /// Stops the process as ^Z does, and returns when it was continued in the foreground.
  static func stop() {
    stop(by: SIGTSTP)
    // `bg`: without the terminal there is nothing to do but to wait for `fg`.
    while !isInForeground, canBeContinued { stop(by: SIGTTIN) }
  }

  /// Stops by a signal that an orphaned process group survives: nobody could continue that, so the kernel drops it
  /// there (SIGSTOP would freeze it for ever). Raised in this thread and unblocked, it acts before this returns.
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

  /// Whether somebody is there who could say `fg`: a parent in the same session.
  private static var canBeContinued: Bool { getsid(getppid()) == getsid(0) }
}
