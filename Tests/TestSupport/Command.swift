import Glibc

/// Programs that a test starts.
///
/// Not Foundation's `Process`: what that starts inherits the signals that the threads of the tests block, and a tmux that
/// never hears of its children hangs.
public nonisolated enum Command {
  /// Runs a program to its end and gives its status (as the shell counts it) and all that it wrote.
  public static func run(
    _ command: [String], environment: [String: String] = Command.environment
  ) throws -> (status: Int32, output: String) {
    let output = try temporaryFile()
    defer { close(output) }
    let pid = try start(command, environment: environment) { actions in
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
    }
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, readAll(output))
  }

  /// The variables of the tests themselves.
  public static var environment: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      variables[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
      next += 1
    }
    return variables
  }

  /// Starts a program, found along `PATH`, with default signals. `redirect` says what its files are.
  static func start(
    _ command: [String], environment: [String: String], newSession: Bool = false, signalsBlocked: Bool = false,
    redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setSignals(&attributes, newSession: newSession, areBlocked: signalsBlocked)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    redirect(&actions)
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var pid: pid_t = 0
    let error = posix_spawnp(&pid, command[0], &actions, &attributes, arguments, variables)
    guard error == 0 else { throw Failure(code: error) }
    return pid
  }

  private static func setSignals(_ attributes: inout posix_spawnattr_t, newSession: Bool, areBlocked: Bool) {
    var signals = sigset_t()
    _ = areBlocked ? sigfillset(&signals) : sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let sessionFlag: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the importer does not see
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | (newSession ? sessionFlag : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// A file without a name. Not a pipe: a program that stays in the background would keep that open.
  private static func temporaryFile() throws -> Int32 {
    let path = "/tmp/bankey-test-\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Failure(code: errno) }
    unlink(path)
    return file
  }

  private static func readAll(_ file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A call of the system failed.
  public struct Failure: Error {
    /// The system's number for why.
    public let code: Int32
  }
}
