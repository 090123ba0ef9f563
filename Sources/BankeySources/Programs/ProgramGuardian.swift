import BankeyCore
import Glibc

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
