import BankeyModel
import BankeyProcess
import BankeyText

/// Why a source gave no answer.
public struct SourceError: Error, Sendable {
  /// What would help.
  public enum Kind: Hashable, Sendable {
    /// It may work when it is tried again.
    case passing
    /// What the user set up is wrong: an address, a name.
    case setting
    /// The secret is wrong, old or revoked. It is kept all the same: such an answer may itself be wrong.
    case credentials
    /// The service wants to be paid.
    case payment
    /// It was asked too often; it may be asked again then, where it is known.
    case tooOften(until: Timestamp?)
    /// The answer makes no sense.
    case answer
    /// Somebody stopped it.
    case stopped
  }
  /// What would help.
  public var kind: Kind
  private let words: @Sendable (any Strings) -> String

  /// A reason in the language of whom it is told: one sentence, cleaned, without a secret.
  public init(_ kind: Kind = .passing, words: @escaping @Sendable (any Strings) -> String) {
    (self.kind, self.words) = (kind, words)
  }

  /// A reason for who writes a setup, whose language is that of its keys.
  public init(_ message: String, _ kind: Kind = .passing) { self.init(kind) { _ in message } }

  /// The sentence in a language.
  public func sentence(in strings: any Strings) -> String { words(strings) }
}

extension SourceError: CustomStringConvertible {
  /// The sentence in English, as programs and their makers read it.
  public var message: String { sentence(in: Language.english.strings) }

  /// The same.
  public var description: String { message }
}

extension SourceError: Hashable {
  /// Whether they say the same.
  public static func == (a: SourceError, b: SourceError) -> Bool { a.kind == b.kind && a.message == b.message }

  /// What they say counts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(message)
  }
}

extension SourceError {
  /// Why a server gave no answer that can be used.
  init(_ problem: ServerProblem, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.problem(problem, of: server) }
  }

  /// Why a server does not do what it is asked.
  init(_ refusal: ServerRefusal, of server: String, _ kind: Kind = .passing) {
    self.init(kind) { $0.refusal(refusal, of: server) }
  }

  /// Why a program that was run gave nothing.
  init(_ problem: ProgramProblem, of program: String, _ kind: Kind = .setting) {
    self.init(kind) { $0.problem(problem, of: program) }
  }

  /// Why a program could not be run to its end.
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

  /// Why a secret cannot be had or kept.
  init(_ problem: SecretProblem) { self.init(.setting) { $0.problem(problem) } }

  /// The same, and what the server says beside it.
  func saying(_ more: String?) -> SourceError {
    guard let more, !message.contains(more) else { return self }
    return SourceError(kind) { [self] in sentence(in: $0) + " " + more }
  }
}

extension ProgramRun {
  /// What it is called in a sentence.
  var name: String { PlainText.cleaned(words.first ?? "") }

  /// Runs it to its end, whatever its status. Throws `SourceError` when it cannot be run, is too slow or writes too much.
  func run() throws(SourceError) -> ProgramEnd {
    do throws(ProgramError) {
      return try finish()
    } catch {
      throw SourceError(error, of: self)
    }
  }

  /// What it wrote, when it ended with status 0. Otherwise throws the words of its standard error.
  func output(or kind: SourceError.Kind = .setting) throws(SourceError) -> [UInt8] {
    let end = try run()
    if end.status == 0 { return end.output }
    throw SourceError(.failed(status: end.status, words: end.complaint), of: name, kind)
  }
}
