import Foundation

/// A program on a bare pseudo-terminal: what it writes is kept as bytes, and the terminal can be taken away from it.
public nonisolated final class Pty {
  private var master: Int32
  private let pid: pid_t
  private var ended: Int32?
  /// Everything that the program wrote so far.
  public private(set) var output: [UInt8] = []

  /// Starts `program` with the new terminal as its controlling one.
  public init(
    _ program: String, _ arguments: [String] = [], width: UInt16 = 80, height: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Linux.unlock, &lock) == 0, ioctl(master, Linux.number, &number) == 0 else {
      throw Failure(errno)
    }
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    pid = try Self.spawn(
      [program] + arguments, on: "/dev/pts/\(number)", variables.merging(environment) { $1 })
  }

  deinit {
    if ended == nil {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    hangUp()
  }

  /// A new session that opens a terminal has it as its controlling terminal.
  private static func spawn(_ command: [String], on terminal: String, _ environment: [String: String]) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Linux.newSession)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    let texts = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (texts + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let error = posix_spawn(&pid, command[0], &actions, &attributes, texts, variables)
    guard error == 0 else { throw Failure(error) }
    return pid
  }

  /// What the importer does not see: TIOCSPTLCK, TIOCGPTN, POSIX_SPAWN_SETSID.
  private enum Linux {
    static let unlock: UInt = 0x4004_5431
    static let number: UInt = 0x8004_5430
    static let newSession: Int16 = 0x80
  }

  /// A call of the system failed.
  struct Failure: Error {
    let code: Int32
    init(_ code: Int32) { self.code = code }
  }
}

nonisolated extension Pty {
  /// Types bytes.
  public func type(_ text: String) { _ = text.withCString { write(master, $0, strlen($0)) } }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) { kill(pid, signal) }

  /// Takes the terminal away.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The modes of the terminal: what `stty` shows.
  public var modes: [UInt8] {
    var modes = termios()
    tcgetattr(master, &modes)
    return withUnsafeBytes(of: modes) { Array($0.prefix(36)) }
  }

  /// Reads until the program wrote `text` after the first `offset` bytes. False when it did not.
  public func read(until text: String, from offset: Int = 0, timeout: Double = 10) -> Bool {
    let wanted = Array(text.utf8)
    return read(timeout) { $0.dropFirst(offset).firstRange(of: wanted) != nil }
  }

  /// Reads until the program has been silent for a moment.
  public func readAll() {
    while readSome(milliseconds: 150) {}
  }

  /// The status that `waitpid` gives once the program has ended; nil when it does not end.
  public func status(timeout: Double = 10) -> Int32? {
    var status: Int32 = 0
    _ = read(timeout) { [self] _ in
      if ended == nil, waitpid(pid, &status, WNOHANG) == pid { ended = status }
      return ended != nil
    }
    return ended
  }

  private func read(_ timeout: Double, until condition: ([UInt8]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while !condition(output) {
      guard ContinuousClock.now < deadline else { return false }
      _ = readSome(milliseconds: 15)
    }
    return true
  }

  private func readSome(milliseconds: Int32) -> Bool {
    var state = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(master, &buffer, buffer.count)
    if count > 0 { output += buffer[..<count] } else { usleep(15_000) }
    return count > 0
  }
}
