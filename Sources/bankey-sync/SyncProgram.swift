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
      return SyncExit.success
    } catch let status as SyncExit {
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
    return isWanted ? SyncExit.success : SyncExit.failure
  }
}

/// How the program ends when all has been said.
struct SyncExit: Error {
  /// All went well, also when there was nothing to do.
  static let success: Int32 = 0
  /// The answer to what was asked is no.
  static let negative: Int32 = 1
  /// Something could not be done; what could be done is done.
  static let failure: Int32 = 2

  /// The status.
  let code: Int32
}

/// Why a file or a source gave nothing: the sentence, its code, and where it stands.
struct SyncError: Error, CustomStringConvertible {
  /// What kind of failure it is; nil leaves it to what was tried.
  var code: SyncCode?
  /// The line in the file, from 1.
  var line: Int?
  /// What a person can say of it.
  var question: CSVQuestion?
  private let words: @Sendable (any Strings) -> String

  /// A failure in the language of whom it is told: one sentence.
  init(_ code: SyncCode? = nil, words: @escaping @Sendable (any Strings) -> String) {
    (self.code, self.words) = (code, words)
  }

  /// A failure in words that are the same in every language.
  init(saying message: String, _ code: SyncCode? = nil) { self.init(code) { _ in message } }

  /// What an error means to a person.
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

  /// The sentence, for who knows no language: what is not printed for a person.
  var description: String { words(Language.english.strings) }

  /// The sentence in a language.
  func message(in strings: any Strings) -> String { words(strings) }
}

extension Progress {
  /// Says why nothing can be done, and how the program ends.
  func end(_ error: any Error) -> SyncExit {
    let failure = SyncError(error)
    self.error(failure.code ?? .database, failure.message(in: strings))
    return SyncExit(code: SyncExit.failure)
  }
}

/// Bytes out of and into file descriptors, whole.
enum Descriptor {
  /// Writes all bytes, or as many as the reader takes.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
