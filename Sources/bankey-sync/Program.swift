import ArgumentParser
import CProcess
import Glibc

/// bankey-sync: the program that asks banks, reads statement files and writes the database.
@main struct Program {
  static func main() {
    // Secrets are in memory: no core dump may hold them.
    hide_memory()
    prepareSignals()
    Lifeline.hold()
    exit(status(of: ProcessEnvironment.arguments))
  }

  private static func prepareSignals() {
    // When the reader of the lines has gone, what was asked for is done all the same.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error like a full disk, and bankey-sync reports it as one.
    signal(SIGXFSZ, SIG_IGN)
    // Started from a thread that blocks signals, as the threads of a pool do, it could not be ended otherwise.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try SyncCommand.parseAsRoot(arguments)
      try command.run()
      return ExitStatus.success
    } catch let status as ExitStatus {
      return status.code
    } catch {
      return answer(error)
    }
  }

  /// Says what the parser has to say: help and the version to the output, what was wrong to the errors.
  private static func answer(_ error: any Error) -> Int32 {
    let text = SyncCommand.fullMessage(for: error) + "\n"
    let isWanted = SyncCommand.exitCode(for: error).isSuccess
    Descriptor.write(Array(text.utf8), to: isWanted ? STDOUT_FILENO : STDERR_FILENO)
    return isWanted ? ExitStatus.success : ExitStatus.failure
  }
}
