import BankeyCore
import BankeySources
import BankeyStore

/// Why a file or a source gave nothing: the sentence, its code, and where it stands.
struct Failure: Error {
  /// What kind of failure it is; nil leaves it to what was tried.
  var code: SyncCode?
  /// One sentence.
  var message: String
  /// The line in the file, from 1.
  var line: Int?
  /// What a person can say of it.
  var question: CSVQuestion?

  /// A failure in words.
  init(saying message: String, _ code: SyncCode? = nil) {
    self.code = code
    self.message = message
  }

  /// What an error means to a person.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as StoreError:
      message = error.message
      code = .database
    case let error as StatementError:
      message = error.message
      (line, question) = (error.line, error.question)
    case let error as SourceError: message = error.message
    default: message = String(describing: error)
    }
  }
}

extension Progress {
  /// Says why nothing can be done, and how the program ends.
  func end(_ error: any Error) -> ExitStatus {
    let failure = Failure(error)
    self.error(failure.code ?? .database, failure.message)
    return ExitStatus(code: ExitStatus.failure)
  }
}
