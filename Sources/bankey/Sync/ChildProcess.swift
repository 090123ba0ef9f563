import Glibc
import Synchronization

/// A process of ours: it can be signaled until its end has been taken note of, and so never a stranger that got its number.
final class ChildProcess: Sendable {
  private let pid: pid_t
  /// What it ends with: nobody else has this end of the pipe, so it is closed when we have ended, even when we are killed.
  private let lifeline: Int32
  private let isReaped = Mutex(false)

  /// The process of a pid that nobody else waits for. It ends when `lifeline` is closed.
  init(_ pid: pid_t, lifeline: Int32) { (self.pid, self.lifeline) = (pid, lifeline) }

  deinit { close(lifeline) }

  /// Tells it to stop.
  func terminate() {
    isReaped.withLock { isReaped in
      if !isReaped { kill(pid, SIGTERM) }
    }
  }

  /// Waits for its end, once.
  func reap() -> SyncEnd {
    var information = siginfo_t()
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return isReaped.withLock { isReaped in
      isReaped = true
      var status: Int32 = 0
      waitpid(pid, &status, 0)
      let signal = status & 0x7F
      return signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    }
  }
}
