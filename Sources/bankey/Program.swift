import ArgumentParser
import CursesTerminal
import Glibc

/// bankey: the terminal app, and the commands for programs and scripts.
@main struct Program {
  /// Not `async`: what waits in the task of such a `main` goes on in Swift's shared pool of threads, which never rests.
  static func main() {
    MainLoop.run { await status(of: Array(CommandLine.arguments.dropFirst())) }
  }

  /// The viewer is what people start most: it goes past the argument parser, which is entered only when a command is named.
  @MainActor private static func status(of arguments: [String]) async -> Int32 {
    do {
      guard let viewer = ViewerArguments(arguments) else { return try await runCommand(arguments) }
      return try await viewer.run()
    } catch {
      return report(error)
    }
  }

  @MainActor private static func runCommand(_ arguments: [String]) async throws -> Int32 {
    var command = try BankeyCommand.parseAsRoot(arguments)
    guard var waiting = command as? any AsyncParsableCommand else {
      try command.run()
      return ExitStatus.success
    }
    try await waiting.run()
    return ExitStatus.success
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
