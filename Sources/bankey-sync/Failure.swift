import BankeyCore
import BankeySources
import BankeyStore

/// Why a file or a source gave nothing: the sentence, its code, and where it stands.
struct Failure: Error, CustomStringConvertible {
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
    case let failure as Failure: self = failure
    case let error as StoreError: self.init(saying: error.message, .database)
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
  func end(_ error: any Error) -> ExitStatus {
    let failure = Failure(error)
    self.error(failure.code ?? .database, failure.message(in: strings))
    return ExitStatus(code: ExitStatus.failure)
  }
}
