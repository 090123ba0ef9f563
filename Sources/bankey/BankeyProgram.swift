import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import CursesTerminal
import Glibc

/// bankey: the terminal app, and the commands for programs and scripts.
@main struct BankeyProgram {
  /// Not `async`, because after an `await` it would continue in Swift's shared thread pool, which then wakes up
  /// regularly.
  static func main() {
    ProcessMemory.hide()
    // Makes exceeding a file size limit an error like a full disk, which bankey reports.
    signal(SIGXFSZ, SIG_IGN)
    MainLoop.run { await status(of: ProcessEnvironment.arguments) }
  }

  @MainActor private static func status(of arguments: [String]) async -> Int32 {
    do {
      // Swift reads the arguments from /proc. Without it there seem to be none.
      if CommandLine.argc == 0 { throw CommandError("bankey needs /proc, which is not mounted") }
      guard let viewer = try viewer(arguments) else { return ExitStatus.success }
      return try await viewer.run()
    } catch {
      return report(error)
    }
  }

  /// The viewer to run; nil after a command, which has run by then. Because users mostly start the viewer, it
  /// bypasses the argument parser, which only handles commands and unusual arguments.
  ///
  /// - Throws: Errors of the command or the parser.
  private static func viewer(_ arguments: [String]) throws -> ViewerArguments? {
    if let viewer = ViewerArguments(arguments) { return viewer }
    try CommandCheck(arguments).check()
    var command = try BankeyCommand.parseAsRoot(arguments)
    if let bankey = command as? BankeyCommand { return bankey.viewer }
    if let viewer = (command as? ImportCommand)?.viewer { return viewer }
    try command.run()
    return nil
  }

  /// Prints an error, or what `--help` and `--version` ask for, which the parser also throws.
  private static func report(_ error: any Error) -> Int32 {
    if let failure = error as? CommandError {
      if !failure.message.isEmpty { StandardError.say(Environment.strings.notice(failure.message)) }
      return failure.status
    }
    if let code = error as? ExitCode { return code.rawValue }
    let text = BankeyCommand.fullMessage(for: error)
    guard BankeyCommand.exitCode(for: error).isSuccess else {
      StandardError.write(
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          Environment.strings.notice(String(line))
        }.joined(separator: "\n"))
      return ExitStatus.failure
    }
    print(HelpCompletion().added(to: text))
    return ExitStatus.success
  }
}

/// The exit statuses of bankey.
enum ExitStatus {
  /// All went well.
  static let success: Int32 = 0
  /// A negative answer: something needs attention.
  static let negative: Int32 = 1
  /// A usage error, or a failure.
  static let failure: Int32 = 2
  /// The status of a process ended by a signal, as shells report it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// Ends a command with one sentence for the user and an exit status.
struct CommandError: Error, Equatable, CustomStringConvertible {
  var message: String
  var status = ExitStatus.failure

  var description: String { message }

  init(_ message: String, status: Int32 = ExitStatus.failure) {
    self.message = message
    self.status = status
  }

  /// The error itself, or a sentence for another kind of error.
  init(_ error: any Error) { self = error as? CommandError ?? CommandError(String(describing: error)) }
}
