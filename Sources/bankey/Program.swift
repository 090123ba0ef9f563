import ArgumentParser
import CProcess
import CursesTerminal
import Glibc

/// bankey: the terminal app, and the commands for programs and scripts.
@main struct Program {
  /// Not `async`: what waits in the task of such a `main` goes on in Swift's shared pool of threads, which never rests.
  static func main() {
    // Secrets are in memory: no core dump may hold them.
    hide_memory()
    MainLoop.run { await status(of: Environment.arguments) }
  }

  @MainActor private static func status(of arguments: [String]) async -> Int32 {
    do {
      guard let viewer = try viewer(arguments) else { return ExitStatus.success }
      return try await viewer.run()
    } catch {
      return report(error)
    }
  }

  /// The viewer that is wished for; nil after a command, which has run. The viewer is what people start most: it goes past
  /// the argument parser, which is entered only for commands and for what is not plain.
  private static func viewer(_ arguments: [String]) throws -> ViewerArguments? {
    if let viewer = ViewerArguments(arguments) { return viewer }
    var command = try BankeyCommand.parseAsRoot(arguments)
    if let bankey = command as? BankeyCommand { return bankey.viewer }
    if let viewer = (command as? ImportCommand)?.viewer { return viewer }
    try command.run()
    return nil
  }

  /// Says what went wrong; for `--help` and `--version`, which the parser throws too, what was asked for.
  private static func report(_ error: any Error) -> Int32 {
    if let failure = error as? Failure {
      if !failure.message.isEmpty { Talk.say(failure.message) }
      return failure.status
    }
    if let code = error as? ExitCode { return code.rawValue }
    let text = BankeyCommand.fullMessage(for: error)
    guard BankeyCommand.exitCode(for: error).isSuccess else {
      Talk.write(text)
      return ExitStatus.failure
    }
    print(text)
    return ExitStatus.success
  }
}
