import BankeyModel
import BankeyProcess
import BankeyText

/// The reason why a source gave no answer.
public struct SourceError: Error, Sendable {
  /// The kind of error, which determines the remedy.
  public enum Kind: Hashable, Sendable {
    /// Temporary: trying again may help.
    case passing
    /// The user's settings are wrong, such as a URL or a name.
    case setting
    /// The secret is wrong, expired or revoked. It is kept, because the answer itself may be wrong.
    case credentials
    /// The service requires payment.
    case payment
    /// It was called too often; `until` is when it may be called again, if known.
    case tooOften(until: Timestamp?)
    /// The answer makes no sense.
    case answer
    /// The fetch was stopped.
    case stopped
  }
  /// The kind of error, which decides whether a retry or a new login helps.
  public var kind: Kind
  private let words: @Sendable (any Strings) -> String

  /// Creates an error from a sentence in the user's language, sanitized and without secrets.
  public init(_ kind: Kind = .passing, words: @escaping @Sendable (any Strings) -> String) {
    (self.kind, self.words) = (kind, words)
  }

  /// Creates an error for the author of a setup, in English like its keys.
  public init(_ message: String, _ kind: Kind = .passing) { self.init(kind) { _ in message } }

  /// The message in a language.
  public func sentence(in strings: any Strings) -> String { words(strings) }
}

extension SourceError: CustomStringConvertible {
  /// The message in English, for programs and developers.
  public var message: String { sentence(in: Language.english.strings) }

  /// The message in English.
  public var description: String { message }
}

extension SourceError: Hashable {
  /// Whether both have the same kind and message.
  public static func == (a: SourceError, b: SourceError) -> Bool { a.kind == b.kind && a.message == b.message }

  /// Hashes what `==` compares: kind and message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(message)
  }
}

extension SourceError {
  /// Creates an error about an unusable answer.
  init(_ problem: ServerProblem, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.problem(problem, of: server) }
  }

  /// Creates an error about a refused request.
  init(_ refusal: ServerRefusal, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.refusal(refusal, of: server) }
  }

  /// Creates an error about a program without result.
  init(_ problem: ProgramProblem, of program: String, _ kind: Kind = .setting) {
    self.init(kind) { $0.problem(problem, of: program) }
  }

  /// Creates an error about a program that could not be run to completion.
  init(_ error: ProgramError, of run: ProgramRun) {
    switch error {
    case .nothingToRun: self.init("The command is empty.", .setting)
    case .missing: self.init(.missing, of: run.name)
    case .cannotRun(let reason), .noPipe(let reason): self.init(.cannotRun(reason), of: run.name)
    case .inputTooLong: self.init(.tooLong)
    case .tooSlow: self.init(.tooSlow(seconds: run.seconds), of: run.name, .passing)
    case .tooMuch: self.init(.tooMuch(megabytes: run.byteLimit >> 20), of: run.name, .answer)
    }
  }

  /// Creates an error about a secret.
  init(_ problem: SecretProblem) { self.init(.setting) { $0.problem(problem) } }

  /// This error with the server's own message added.
  func saying(_ more: String?) -> SourceError {
    guard let more, !message.contains(more) else { return self }
    return SourceError(kind) { [self] in sentence(in: $0) + " " + more }
  }
}

extension ProgramRun {
  /// The program's name in messages.
  var name: String { PlainText.cleaned(words.first ?? "") }

  /// Runs it to completion and returns its status. Throws `SourceError` when it cannot be run, exceeds the time limit,
  /// or writes too much.
  func run() throws(SourceError) -> ProgramEnd {
    do throws(ProgramError) {
      return try finish()
    } catch {
      throw SourceError(error, of: self)
    }
  }

  /// The output of a program that ends with status 0. Otherwise throws its error output.
  func output(or kind: SourceError.Kind = .setting) throws(SourceError) -> [UInt8] {
    let end = try run()
    if end.status == 0 { return end.output }
    throw SourceError(.failed(status: end.status, words: end.complaint), of: name, kind)
  }
}
