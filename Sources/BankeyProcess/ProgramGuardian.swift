import Glibc

/// The first process of a program's group, which ends the group when this process has ended, even when it was killed.
///
/// It waits for the end of a pipe whose other end we alone have. It is there before the program, so that there is no moment in
/// which the program could be left behind. A signal at the parent's death (`PR_SET_PDEATHSIG`) would not do: it reaches the
/// program but nothing that the program started.
struct ProgramGuardian {
  /// Waits, and then gives the group as much time to put its things away as `ProgramRun` does.
  private static let script = "trap '' TERM INT HUP; read -r line; kill -TERM 0; sleep 2; kill -KILL 0"
  /// Its pid, which is the group's too.
  let group: pid_t
  private let lifeline: Int32

  /// Starts it. The signals that end the program go to the whole group. They do not reach the guardian: it has them blocked
  /// until the shell ignores them.
  init() throws(ProgramError) {
    let pipe = try ProcessPipe()
    defer { close(pipe.reading) }
    var spawn = Spawn(["/bin/sh", "-c", ProgramGuardian.script])
    (spawn.input, spawn.group, spawn.blocksSignals) = (pipe.reading, 0, true)
    do throws(ProgramError) {
      group = try spawn.start()
    } catch {
      close(pipe.writing)
      throw error
    }
    lifeline = pipe.writing
  }

  /// Lets the group be: what a program leaves running when it has ended by itself is its own affair.
  func dismiss() {
    kill(group, SIGKILL)
    while waitpid(group, nil, 0) < 0, errno == EINTR {}
    close(lifeline)
  }
}
