import BankeyCore
import BankeyModel
import BankeyText
import Glibc
import Synchronization

/// Starts a program with clean signals: a signal that bankey ignores or blocks would otherwise be ignored or blocked there too,
/// SIGTERM among them. It gets a lifeline, too: a descriptor that reads as ended once bankey has ended, however it did.
struct Spawn {
  private var attributes = posix_spawnattr_t()
  private var actions = posix_spawn_file_actions_t()

  /// The descriptor of the lifeline, and the variable that names it.
  private static let lifeline = (descriptor: Int32(3), variable: "BANKEY_LIFELINE")

  /// Starts `program` with its output going into the two pipes. It reads from `input`; without one there is nothing to read.
  static func start(
    _ program: String, _ words: [String], input: Int32?, output: Pipe, errors: Pipe, lifeline: Pipe
  ) throws(CommandError) -> pid_t {
    var spawn = Spawn()
    posix_spawnattr_init(&spawn.attributes)
    posix_spawn_file_actions_init(&spawn.actions)
    defer {
      posix_spawnattr_destroy(&spawn.attributes)
      posix_spawn_file_actions_destroy(&spawn.actions)
    }
    spawn.cleanSignals()
    spawn.connect(input, output, errors)
    // The last one: it may stand where one of the others stood.
    posix_spawn_file_actions_adddup2(&spawn.actions, lifeline.reading, Spawn.lifeline.descriptor)
    return try spawn.run(program, words)
  }

  private mutating func cleanSignals() {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
  }

  private mutating func connect(_ input: Int32?, _ output: Pipe, _ errors: Pipe) {
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, STDERR_FILENO)
  }

  private mutating func run(_ program: String, _ words: [String]) throws(CommandError) -> pid_t {
    var pid: pid_t = 0
    var arguments = ([program] + words).map { strdup(PathText.system($0)) } + [nil]
    var variables = Spawn.variables
    defer { for word in arguments + variables { free(word) } }
    let error = posix_spawn(&pid, program, &actions, &attributes, &arguments, &variables)
    guard error == 0 else { throw CommandError("\(program): " + errorText(error)) }
    return pid
  }

  /// Our own variables, and the lifeline's.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var variables: [UnsafeMutablePointer<CChar>?] = []
    var next = environ
    while let entry = next.pointee {
      variables.append(strdup(entry))
      next += 1
    }
    return variables + [strdup("\(lifeline.variable)=\(lifeline.descriptor)"), nil]
  }
}

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

/// A pipe whose ends no other child gets.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws(CommandError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw CommandError(errorText(errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  /// The end from which a text can be read, and no more. It is written before there is a reader, so that none can go away.
  static func holding(_ text: Secret) throws(CommandError) -> Int32 {
    let pipe = try Pipe()
    defer { Glibc.close(pipe.writing) }
    let bytes = Array(text.reveal().utf8)
    guard fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0, write(pipe.writing, bytes, bytes.count) == bytes.count else {
      Glibc.close(pipe.reading)
      throw CommandError("what should be read is too long")
    }
    return pipe.reading
  }

  /// Hands over what comes from each of some descriptors, with the number of which, until their other ends are closed; then
  /// closes these.
  static func drain(_ descriptors: [Int32], _ body: (Int, ArraySlice<UInt8>) -> Void) {
    var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard poll(&waiting, nfds_t(waiting.count), -1) > 0 else { continue }
      for index in waiting.indices where waiting[index].revents != 0 {
        let count = read(waiting[index].fd, &bytes, bytes.count)
        if count > 0 { body(index, bytes[..<count]) }
        if count == 0 || (count < 0 && errno != EINTR) { close(&waiting[index]) }
      }
    }
  }

  /// A negative descriptor is one that `poll` does not look at.
  private static func close(_ waiting: inout pollfd) {
    Glibc.close(waiting.fd)
    waiting.fd = -1
  }
}

/// Cuts bytes that come in pieces into lines. A line longer than `limit` is thrown away: nothing that speaks our lines sends one.
struct LineBuffer {
  static let limit = 1 << 20
  private var waiting: [UInt8] = []
  private var isSkipping = false

  /// The lines that are whole with these bytes, without their line ends.
  mutating func lines(_ bytes: some Sequence<UInt8>) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        keep(byte)
        continue
      }
      if !isSkipping { lines.append(waiting) }
      waiting = []
      isSkipping = false
    }
    return lines
  }

  private mutating func keep(_ byte: UInt8) {
    if waiting.count >= LineBuffer.limit { isSkipping = true }
    if isSkipping { waiting = [] } else { waiting.append(byte) }
  }
}
