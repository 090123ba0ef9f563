import Glibc

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
