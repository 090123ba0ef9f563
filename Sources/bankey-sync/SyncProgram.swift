import ArgumentParser
import BankeyModel
import BankeyProcess
import BankeySources
import BankeyStore
import BankeyText
import Glibc

/// bankey-sync: the program that asks banks, reads statement files and writes the database.
@main struct SyncProgram {
  static func main() {
    ProcessMemory.hide()
    prepareSignals()
    Lifeline.hold()
    exit(status(of: ProcessEnvironment.arguments))
  }

  private static func prepareSignals() {
    // Completes the work even when nothing reads its output any more.
    signal(SIGPIPE, SIG_IGN)
    // Makes exceeding a file size limit an error like a full disk, which bankey-sync reports.
    signal(SIGXFSZ, SIG_IGN)
    // Unblocks signals, because a parent thread may block them, as those of thread pools do, and the program could not
    // be ended otherwise.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  private static func status(of arguments: [String]) -> Int32 {
    do {
      var command = try SyncCommand.parseAsRoot(arguments)
      try command.run()
      return SyncExitError.success
    } catch let status as SyncExitError {
      return status.code
    } catch {
      return answer(error)
    }
  }

  /// Prints the parser's output: help and version to standard output, errors to standard error.
  private static func answer(_ error: any Error) -> Int32 {
    let text = SyncCommand.fullMessage(for: error) + "\n"
    let isWanted = SyncCommand.exitCode(for: error).isSuccess
    Descriptor.write(Array(text.utf8), to: isWanted ? STDOUT_FILENO : STDERR_FILENO)
    return isWanted ? SyncExitError.success : SyncExitError.failure
  }
}

/// Ends the program after everything has been reported.
struct SyncExitError: Error {
  /// Success, even if there was nothing to do.
  static let success: Int32 = 0
  /// The answer to the question is no.
  static let negative: Int32 = 1
  /// Something failed; everything else was done.
  static let failure: Int32 = 2

  let code: Int32
}

/// The reason why a file or source gave nothing: message, code and line.
struct SyncError: Error, CustomStringConvertible {
  /// The code; nil to use the default of the operation.
  var code: SyncCode?
  /// The line in the file, from 1.
  var line: Int?
  /// The question whose answer would resolve it.
  var question: CSVQuestion?
  private let words: @Sendable (any Strings) -> String

  /// Creates an error from one sentence in the user's language.
  init(_ code: SyncCode? = nil, words: @escaping @Sendable (any Strings) -> String) {
    (self.code, self.words) = (code, words)
  }

  /// Creates an error whose message is the same in every language.
  init(saying message: String, _ code: SyncCode? = nil) { self.init(code) { _ in message } }

  /// Converts any error; one of the project's own keeps its sentence in the user's language.
  init(_ error: any Error) {
    switch error {
    case let failure as SyncError: self = failure
    case let error as StoreError: self.init(.database) { $0.notice(error.message) }
    case let error as StatementError:
      self.init { $0.notice(error.message) }
      (line, question) = (error.line, error.question)
    case let error as SourceError: self.init { error.sentence(in: $0) }
    default: self.init(saying: String(describing: error))
    }
  }

  /// The message in English, for output that is not meant for users.
  var description: String { words(Language.english.strings) }

  /// The message in a language.
  func message(in strings: any Strings) -> String { words(strings) }
}

extension Progress {
  /// Reports an error that ends the program, and returns the exit.
  func end(_ error: any Error) -> SyncExitError {
    let failure = SyncError(error)
    self.message(failure.code ?? .database, failure.message(in: strings))
    return SyncExitError(code: SyncExitError.failure)
  }
}

/// Writes complete data to file descriptors.
enum Descriptor {
  /// Writes all bytes, or as many as the reader accepts.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
