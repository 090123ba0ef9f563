import Glibc

/// Runs programs for tests.
///
/// Replaces Foundation's `Process`, whose children inherit the signals that the threads of the tests block; a tmux that
/// is never notified of its children hangs.
public nonisolated enum Command {
  /// Runs a program to completion. Returns its status, as shells report it, and its combined output.
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

  /// The environment of the tests.
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

  /// Starts a program, searched along `PATH`, with default signal handling. `redirect` sets up its descriptors.
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
    let sessionFlag: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | (newSession ? sessionFlag : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// An unnamed temporary file. Not a pipe, which a program left in the background would keep open.
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

  /// A failed system call.
  public struct Failure: Error {
    /// The error number.
    public let code: Int32
  }
}
