import BankeyModel
import Glibc
import Synchronization

/// The first process of a program's group, which ends the group when we have ended, even when we are killed.
///
/// It waits for the end of a pipe whose other end we alone have. It is there before the program, so that there is no moment in
/// which the program could be left behind. A signal at the parent's death (`PR_SET_PDEATHSIG`) would not do: it reaches the
/// program but nothing that the program started.
struct ProgramGuardian {
  /// Waits, and then gives the group as much time to put its things away as `RunningProgram` does.
  private static let script = "trap '' TERM INT HUP; read -r line; kill -TERM 0; sleep 2; kill -KILL 0"
  /// Its pid, which is the group's too.
  let group: pid_t
  private let lifeline: Int32

  /// Starts it. Those signals do not reach it that end the program, for they are sent to the whole group: they are blocked until
  /// the shell ignores them.
  init() throws(SourceError) {
    let pipe = try ProgramPipe(.writing)
    defer { close(pipe.far) }
    do throws(SourceError) {
      group = try ProgramGuardian.start(reading: pipe.far)
    } catch {
      close(pipe.near)
      throw error
    }
    lifeline = pipe.near
  }

  /// Lets the group be: what a program leaves running when it has ended by itself is its own affair.
  func dismiss() {
    kill(group, SIGKILL)
    while waitpid(group, nil, 0) < 0, errno == EINTR {}
    close(lifeline)
  }

  private static func start(reading end: Int32) throws(SourceError) -> pid_t {
    var attributes = posix_spawnattr_t()
    var actions = posix_spawn_file_actions_t()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
    for output in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    var pid: pid_t = 0
    let line: [String] = ["/bin/sh", "-c", script]
    var words = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let error = posix_spawn(&pid, "/bin/sh", &actions, &attributes, &words, environ)
    guard error == 0 else { throw SourceError(.cannotRun(String(cString: strerror(error))), of: "/bin/sh") }
    return pid
  }
}

/// Programs without a group of their own, because they may ask something on the terminal, that must not go on when we are
/// ended by a signal. Groups have a guardian for that.
///
/// A signal's handler may come at any moment and touch nothing but atomic numbers, so that is all that this is made of.
final class LonePrograms: @unchecked Sendable {
  static let all = LonePrograms()
  /// More than are ever run at a time.
  private static let most = 64
  /// Their pids, 0 where there is none.
  private let programs = UnsafeMutablePointer<Atomic<pid_t>>.allocate(capacity: most)
  /// How many are being started, and are not among the others yet.
  private let starting = Atomic(0)
  /// The signal that ends us, 0 while none does.
  private let ending = Atomic<Int32>(0)

  private init() {
    for index in 0..<LonePrograms.most { (programs + index).initialize(to: Atomic(0)) }
  }

  /// Starts a program that ends with us, even when we are ended in this moment.
  func start(_ start: () throws(SourceError) -> pid_t) throws(SourceError) -> pid_t {
    for number in [SIGTERM, SIGINT, SIGHUP] { LonePrograms.handle(number) }
    starting.add(1, ordering: .sequentiallyConsistent)
    defer {
      starting.subtract(1, ordering: .sequentiallyConsistent)
      end()
    }
    let program = try start()
    replace(0, by: program)
    return program
  }

  /// The pid of one that has ended is nobody's. Did it end because we are being ended, then nothing more is done.
  func remove(_ program: pid_t) {
    replace(program, by: 0)
    while ending.load(ordering: .sequentiallyConsistent) != 0 { pause() }
  }

  private func replace(_ old: pid_t, by new: pid_t) {
    for index in 0..<LonePrograms.most {
      if programs[index].compareExchange(expected: old, desired: new, ordering: .sequentiallyConsistent).exchanged {
        return
      }
    }
  }

  /// Whoever asked for another way to end, or none, keeps it.
  private static func handle(_ number: Int32) {
    var before = sigaction()
    sigaction(number, nil, &before)
    guard before.__sigaction_handler.sa_handler == nil else { return }
    signal(number) { number in
      LonePrograms.all.ending.store(number, ordering: .sequentiallyConsistent)
      LonePrograms.all.end()
    }
  }

  /// Ends them, then us, when a signal wants it. While one is being started it is left to who starts it.
  private func end() {
    let number = ending.load(ordering: .sequentiallyConsistent)
    guard number != 0, starting.load(ordering: .sequentiallyConsistent) == 0 else { return }
    for index in 0..<LonePrograms.most {
      let program = programs[index].load(ordering: .sequentiallyConsistent)
      if program != 0 { kill(program, SIGTERM) }
    }
    signal(number, SIG_DFL)
    // To all of us: a thread of a pool may block signals, and would wait for ever for its own.
    kill(getpid(), number)
  }
}
