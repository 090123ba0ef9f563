import Glibc
import Synchronization

/// A program that this process started. It can be signaled only until its end has been collected, so a signal never
/// reaches an unrelated process with the same pid.
public final class ChildProcess: Sendable {
  private let pid: pid_t
  /// The writing end of its lifeline. No other process has it, so it is closed when this process ends, even when
  /// killed.
  private let lifeline: Int32?
  private let isReaped = Mutex(false)

  /// Wraps a child process that nothing else waits for. With a lifeline, the child ends when this object is released.
  public init(_ pid: pid_t, lifeline: Int32? = nil) { (self.pid, self.lifeline) = (pid, lifeline) }

  deinit {
    if let lifeline { close(lifeline) }
  }

  /// Asks it to stop.
  public func terminate() { send(SIGTERM) }

  /// Sends a signal, unless it has ended.
  func send(_ signal: Int32) {
    isReaped.withLock { isReaped in
      if !isReaped { kill(pid, signal) }
    }
  }

  /// Waits for it to end. Call this once.
  public func reap() -> ProcessEnd {
    var information = siginfo_t()
    // Waits without holding the lock, so that the process can be signaled meanwhile.
    while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return reapIfEnded() ?? .exited(127)
  }

  /// Waits for it to end until a deadline; nil when it is still running. It has usually ended once it stops writing.
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

/// The end of a process: an exit status or a signal.
public enum ProcessEnd: Equatable, Sendable {
  /// It exited with a status.
  case exited(Int32)
  /// A signal ended it.
  case signaled(Int32)

  /// Decodes a status of `waitpid`.
  fileprivate init(_ status: Int32) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
  }

  /// The exit status as shells report it: 128 + n after signal n.
  public var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signaled(let signal): 128 + signal
    }
  }
}

/// A deadline on the monotonic clock.
public struct Deadline: Sendable {
  private let end: Int

  /// Creates a deadline `seconds` from now.
  public init(seconds: Int) { end = Deadline.now + seconds * 1000 }

  /// The remaining time in milliseconds; 0 once the deadline has passed.
  public var milliseconds: Int { max(0, end - Deadline.now) }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
