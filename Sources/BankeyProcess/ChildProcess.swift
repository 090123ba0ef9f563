import Glibc
import Synchronization

/// A program that this process started. It can be signaled until its end has been taken note of, and so never a stranger that
/// got its number.
public final class ChildProcess: Sendable {
  private let pid: pid_t
  /// What it ends with: nobody else has this end of the pipe, so it is closed when this process has ended, even when killed.
  private let lifeline: Int32?
  private let isReaped = Mutex(false)

  /// The process of a pid that nobody else waits for. If it holds a lifeline, it ends when that is closed, and so with the last
  /// reference to this object.
  public init(_ pid: pid_t, lifeline: Int32? = nil) { (self.pid, self.lifeline) = (pid, lifeline) }

  deinit {
    if let lifeline { close(lifeline) }
  }

  /// Tells it to stop.
  public func terminate() { send(SIGTERM) }

  /// Sends it a signal, unless it has ended.
  func send(_ signal: Int32) {
    isReaped.withLock { isReaped in
      if !isReaped { kill(pid, signal) }
    }
  }

  /// Waits for its end, once.
  public func reap() -> ProcessEnd {
    var information = siginfo_t()
    // Not under the lock, so that it can be signaled meanwhile.
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return reapIfEnded() ?? .exited(127)
  }

  /// Waits for its end until a deadline; nil when it goes on. Mostly it has ended when it writes no more.
  func reap(until deadline: Deadline) -> ProcessEnd? {
    while true {
      if let end = reapIfEnded() { return end }
      guard deadline.milliseconds > 0 else { return nil }
      poll(nil, 0, 5)
    }
  }

  private func reapIfEnded() -> ProcessEnd? {
    isReaped.withLock { isReaped in
      var status: Int32 = 0
      let ended = waitpid(pid, &status, WNOHANG)
      if ended == 0 || ended < 0 && errno == EINTR { return nil }
      isReaped = true
      return ended == pid ? ProcessEnd(status) : .exited(127)
    }
  }
}

/// How a program ended.
public enum ProcessEnd: Equatable, Sendable {
  /// With an exit status.
  case exited(Int32)
  /// By a signal.
  case signaled(Int32)

  /// The end that a status of `waitpid` tells.
  fileprivate init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// The exit status as a shell has it: 128 + n when signal n ended it.
  public var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signaled(let signal): 128 + signal
    }
  }
}

/// A moment by which something must be done, whatever the clock on the wall says.
public struct Deadline: Sendable {
  private let end: Int

  /// So many seconds from now.
  public init(seconds: Int) { end = Deadline.now + seconds * 1000 }

  /// How long it still is, in milliseconds; 0 once it has passed.
  public var milliseconds: Int { max(0, end - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
