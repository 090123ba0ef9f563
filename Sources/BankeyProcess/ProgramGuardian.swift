import Glibc

/// A shell that ends a program when this process ends, even when killed.
///
/// It waits for the end of a pipe whose other end only this process holds. `PR_SET_PDEATHSIG` would not do, because it
/// reaches the program but none of its children.
struct ProgramGuardian {
  /// Waits for the pipe, then gives the group the same time to clean up as `ProgramRun` does.
  private static let endsGroup = "trap '' TERM INT HUP; read -r line; kill -TERM 0; sleep 2; kill -KILL 0"
  /// Waits for the pid and then for the end of the pipe. Sends only SIGTERM, because later the pid may belong to
  /// another program.
  private static let endsProgram =
    "trap '' TERM INT HUP; read -r program; read -r line; [ -z \"$program\" ] || kill -TERM \"$program\""
  /// Its pid, which is also the id of the group.
  let group: pid_t
  /// Whether the program and its children are in the group.
  let hasProgram: Bool
  private let lifeline: Int32

  /// Starts the guardian before the program, so the program is never without one. The guardian leads a group that the
  /// program joins. For a program in our own group, it reads the pid from the pipe.
  ///
  /// Signals that end the program go to the whole group, but not to the guardian: they are blocked until its shell
  /// ignores them.
  init(leadingProgram leads: Bool) throws(ProgramError) {
    let pipe = try ProcessPipe()
    defer { close(pipe.reading) }
    var spawn = Spawn(["/bin/sh", "-c", leads ? ProgramGuardian.endsGroup : ProgramGuardian.endsProgram])
    (spawn.input, spawn.group, spawn.blocksSignals) = (pipe.reading, 0, true)
    do throws(ProgramError) {
      group = try spawn.start()
    } catch {
      close(pipe.writing)
      throw error
    }
    (lifeline, hasProgram) = (pipe.writing, leads)
  }

  /// Starts the program that it guards and returns its pid.
  func start(_ spawn: Spawn) throws(ProgramError) -> pid_t {
    var spawn = spawn
    if hasProgram {
      spawn.group = group
      return try spawn.start()
    }
    let program = try ForegroundPrograms.all.start(spawn)
    let line = Array("\(program)\n".utf8)
    _ = write(lifeline, line, line.count)
    return program
  }

  /// Ends only the guardian. Processes that a program leaves running on purpose continue.
  func dismiss() {
    kill(group, SIGKILL)
    while waitpid(group, nil, 0) < 0, errno == EINTR {}
    close(lifeline)
  }
}
