import Glibc

/// Runs a program on a bare pseudo-terminal, keeps its output as bytes, and can take the terminal away.
public nonisolated final class Pty {
  private var master: Int32
  private let pid: pid_t
  private var ended: Int32?
  /// The modes of the terminal before the program started.
  public private(set) var modesAtStart: [UInt8] = []
  /// The program's output so far.
  public private(set) var output: [UInt8] = []

  /// Starts `program` with a new terminal as its controlling terminal, optionally from a parent that blocks all
  /// signals.
  public init(
    _ program: String, _ arguments: [String] = [], width: UInt16 = 80, height: UInt16 = 24,
    environment: [String: String] = [:], signalsBlocked: Bool = false
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Linux.unlock, &lock) == 0, ioctl(master, Linux.number, &number) == 0 else {
      throw Command.Failure(code: errno)
    }
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    modesAtStart = Pty.modes(of: master)
    let variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    // The first terminal that a new session opens becomes its controlling terminal.
    pid = try Command.start(
      [program] + arguments, environment: variables.merging(environment) { $1 }, newSession: true,
      signalsBlocked: signalsBlocked
    ) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/pts/\(number)", O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    }
  }

  deinit {
    if ended == nil {
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
    hangUp()
  }

  /// Constants that Swift does not import: TIOCSPTLCK and TIOCGPTN.
  private enum Linux {
    static let unlock: UInt = 0x4004_5431
    static let number: UInt = 0x8004_5430
  }
}

nonisolated extension Pty {
  /// Types a text.
  public func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes.
  public func type(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// Resizes the terminal, which notifies the program.
  public func resize(width: UInt16, height: UInt16) {
    var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Sends a signal to the program.
  public func send(_ signal: Int32) { kill(pid, signal) }

  /// Closes the terminal.
  public func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The modes of the terminal, as `stty` shows them.
  public var modes: [UInt8] { Pty.modes(of: master) }

  private static func modes(of descriptor: Int32) -> [UInt8] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return withUnsafeBytes(of: modes) { Array($0.prefix(36)) }
  }

  /// Reads until the output contains `text` after the first `offset` bytes. Returns false on a timeout.
  public func read(until text: String, from offset: Int = 0, timeout: Double = 10) -> Bool {
    let wanted = Array(text.utf8)
    return read(timeout) { $0.dropFirst(offset).firstRange(of: wanted) != nil }
  }

  /// Reads until the program is silent for a moment.
  public func readAll() {
    while readSome(milliseconds: 150) {}
  }

  /// The status from `waitpid` once the program has ended; nil on a timeout. Its output can be left unread, as by a
  /// terminal that accepts none.
  public func status(timeout: Double = 10, isReading: Bool = true) -> Int32? {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while !hasEnded(), ContinuousClock.now < deadline {
      if isReading { _ = readSome(milliseconds: 15) } else { usleep(15_000) }
    }
    return ended
  }

  private func hasEnded() -> Bool {
    var status: Int32 = 0
    if ended == nil, waitpid(pid, &status, WNOHANG) == pid { ended = status }
    return ended != nil
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
