import ArgumentParser
import BankeyCore
import BankeyModel
import BankeyProcess
import BankeyText
import CursesTerminal
import Glibc

/// bankey: the terminal app, and the commands for programs and scripts.
@main struct BankeyProgram {
  /// Not `async`: what waits in the task of such a `main` goes on in Swift's shared pool of threads, which never rests.
  static func main() {
    ProcessMemory.hide()
    // A file that may not grow is an error like a full disk, and bankey reports it as one.
    signal(SIGXFSZ, SIG_IGN)
    MainLoop.run { await status(of: ProcessEnvironment.arguments) }
  }

  @MainActor private static func status(of arguments: [String]) async -> Int32 {
    do {
      guard let viewer = try viewer(arguments) else { return ExitStatus.success }
      return try await viewer.run()
    } catch {
      return report(error)
    }
  }

  /// The viewer to run, if any; nil after a command, which has run by then. People start the viewer most often, so it bypasses
  /// the argument parser, which only commands and unusual arguments enter. Throws what the command or the parser throws.
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
    if let failure = error as? CommandError {
      if !failure.message.isEmpty { StandardError.say(Environment.strings.notice(failure.message)) }
      return failure.status
    }
    if let code = error as? ExitCode { return code.rawValue }
    let text = BankeyCommand.fullMessage(for: error)
    guard BankeyCommand.exitCode(for: error).isSuccess else {
      StandardError.write(text)
      return ExitStatus.failure
    }
    print(text)
    return ExitStatus.success
  }
}

/// What bankey's exit status says.
enum ExitStatus {
  /// All went well.
  static let success: Int32 = 0
  /// A negative answer: there is something that needs attention.
  static let negative: Int32 = 1
  /// A wrong call, or something failed.
  static let failure: Int32 = 2
  /// Ended by a signal, as a shell says it.
  static func signal(_ number: Int32) -> Int32 { 128 + number }
}

/// Why a command ends early: one sentence for a person, and the exit status.
struct CommandError: Error, Equatable, CustomStringConvertible {
  var message: String
  var status = ExitStatus.failure

  /// The sentence.
  var description: String { message }

  init(_ message: String, status: Int32 = ExitStatus.failure) {
    self.message = message
    self.status = status
  }
}
