import BankeyModel
import Glibc
import Synchronization

/// Starts programs with default signal handling. Otherwise a program would inherit signals that this process ignores or
/// blocks, such as SIGTERM.
public struct Spawn {
  /// The program, searched like in a shell, and its arguments. Paths may contain any bytes (`PathText`).
  private let words: [String]
  /// The descriptor for its standard input; nil for empty input.
  public var input: Int32?
  /// The descriptor for its standard output; nil to discard it.
  public var output: Int32?
  /// The descriptor for its standard error; nil to discard it.
  public var errors: Int32?
  /// Its process group, or 0 for a new one; nil for the group of this process.
  var group: pid_t?
  /// Whether to block all signals except SIGKILL until the program unblocks them.
  var blocksSignals = false
  /// The reading end of a pipe that closes when this process ends, for a program that watches its lifeline.
  public var lifeline: Int32?

  private var attributes = posix_spawnattr_t()
  private var actions = posix_spawn_file_actions_t()

  /// Prepares a program with its arguments, without a shell.
  public init(_ words: [String]) { self.words = words }

  /// Starts it and returns its pid.
  ///
  /// - Throws: `ProgramError` if the system refuses.
  public func start() throws(ProgramError) -> pid_t {
    var spawn = self
    posix_spawnattr_init(&spawn.attributes)
    posix_spawn_file_actions_init(&spawn.actions)
    defer {
      posix_spawnattr_destroy(&spawn.attributes)
      posix_spawn_file_actions_destroy(&spawn.actions)
    }
    spawn.cleanSignals()
    spawn.connect()
    return try spawn.run()
  }

  private mutating func cleanSignals() {
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var mask = blocksSignals ? all : none
    posix_spawnattr_setsigmask(&attributes, &mask)
    if let group { posix_spawnattr_setpgroup(&attributes, group) }
    let grouping = group == nil ? 0 : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | grouping))
  }

  private mutating func connect() {
    connect(input, to: STDIN_FILENO, or: O_RDONLY)
    connect(output, to: STDOUT_FILENO, or: O_WRONLY)
    connect(errors, to: STDERR_FILENO, or: O_WRONLY)
    // Done last, because the lifeline's number may be one of the descriptors above.
    if let lifeline { posix_spawn_file_actions_adddup2(&actions, lifeline, Lifeline.descriptor) }
  }

  private mutating func connect(_ descriptor: Int32?, to standard: Int32, or mode: Int32) {
    if let descriptor {
      posix_spawn_file_actions_adddup2(&actions, descriptor, standard)
    } else {
      posix_spawn_file_actions_addopen(&actions, standard, "/dev/null", mode, 0)
    }
  }

  private mutating func run() throws(ProgramError) -> pid_t {
    guard let program = words.first, !program.isEmpty else { throw .nothingToRun }
    var pid: pid_t = 0
    var arguments = words.map { strdup(PathText.system($0)) } + [nil]
    var variables = ProcessEnvironment.variables(lifeline: lifeline != nil).map { strdup($0) } + [nil]
    defer { for word in arguments + variables { free(word) } }
    let error = posix_spawnp(&pid, arguments[0]!, &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw error == ENOENT ? .missing : .cannotRun(errorText(error)) }
    return pid
  }
}

/// The reason why a program was not run, or not to completion.
public enum ProgramError: Error, Hashable, Sendable {
  /// The command has no words.
  case nothingToRun
  /// No program has that name.
  case missing
  /// The system refuses to run it, for this reason.
  case cannotRun(String)
  /// The system has no pipe left, for this reason.
  case noPipe(String)
  /// The input exceeds the capacity of a pipe, 64 KB.
  case inputTooLong
  /// It exceeded its time limit.
  case tooSlow
  /// It exceeded its output limit.
  case tooMuch
}

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

  /// Sends SIGTERM to the process.
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
  /// A signal with this number ended the process.
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
