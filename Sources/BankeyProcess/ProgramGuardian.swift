import Glibc

/// The leader of a program's process group, which ends the group when this process ends, even when killed.
///
/// It waits for the end of a pipe whose other end only this process holds. It starts before the program, so there is no
/// moment at which the program could be left behind. `PR_SET_PDEATHSIG` would not do, because it reaches the program
/// but none of its children.
struct ProgramGuardian {
  /// Waits for the pipe, then gives the group the same time to clean up as `ProgramRun` does.
  private static let script = "trap '' TERM INT HUP; read -r line; kill -TERM 0; sleep 2; kill -KILL 0"
  /// Its pid, which is also the id of the group.
  let group: pid_t
  private let lifeline: Int32

  /// Starts it. Signals that end the program go to the whole group, but not to the guardian: they are blocked until its
  /// shell ignores them.
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

  /// Ends only the guardian. Processes that a program leaves running on purpose continue.
  func dismiss() {
    kill(group, SIGKILL)
    while waitpid(group, nil, 0) < 0, errno == EINTR {}
    close(lifeline)
  }
}
