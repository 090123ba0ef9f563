import BankeyModel
import BankeyText
import Glibc

/// Starts a program with clean signals: one that we ignore or block would otherwise be ignored or blocked there too.
struct ProgramSpawn {
  private var attributes = posix_spawnattr_t()
  private var actions = posix_spawn_file_actions_t()

  /// Starts it, in the group of a guardian if there is one; without `input` it has nothing to read.
  static func start(
    _ run: ProgramRun, group: pid_t?, input: Int32?, output: Int32, errors: Int32
  ) throws(SourceError) -> pid_t {
    var spawn = ProgramSpawn()
    posix_spawnattr_init(&spawn.attributes)
    posix_spawn_file_actions_init(&spawn.actions)
    defer {
      posix_spawnattr_destroy(&spawn.attributes)
      posix_spawn_file_actions_destroy(&spawn.actions)
    }
    spawn.cleanSignals(group: group)
    spawn.connect(input, output, errors)
    return try spawn.start(run)
  }

  private mutating func cleanSignals(group: pid_t?) {
    var (all, none) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    if let group { posix_spawnattr_setpgroup(&attributes, group) }
    let grouping = group == nil ? 0 : POSIX_SPAWN_SETPGROUP
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | grouping))
  }

  private mutating func connect(_ input: Int32?, _ output: Int32, _ errors: Int32) {
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
  }

  private mutating func start(_ run: ProgramRun) throws(SourceError) -> pid_t {
    var pid: pid_t = 0
    var words = run.words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let error = posix_spawnp(&pid, run.words[0], &actions, &attributes, &words, environ)
    if error == ENOENT { throw SourceError(.missing, of: run.name) }
    guard error == 0 else {
      throw SourceError(.cannotRun(String(cString: strerror(error))), of: run.name)
    }
    return pid
  }
}

/// A pipe between us and a program. Made and handed over under a lock, so that no other program that is started gets its ends.
struct ProgramPipe {
  enum Use { case reading, writing }
  /// Our end.
  let near: Int32
  /// The program's end.
  let far: Int32

  init(_ use: Use) throws(SourceError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw SourceError("No program can be run: \(String(cString: strerror(errno))).")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (near, far) = use == .reading ? (ends[0], ends[1]) : (ends[1], ends[0])
  }

  /// A pipe that a text can be read from, and no more. It is written before there is a reader, so that none can go away.
  init(holding text: Secret) throws(SourceError) {
    try self.init(.writing)
    defer { close(near) }
    let bytes = Array(text.reveal().utf8)
    guard fcntl(near, F_SETFL, O_NONBLOCK) == 0, write(near, bytes, bytes.count) == bytes.count else {
      close(far)
      throw SourceError(.tooLong)
    }
  }
}
