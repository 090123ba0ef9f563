import BankeyModel
import BankeyText

/// The sequence of questions for adding a source, with the answers. The screens and the command line both use it.
public struct SetupDialog: Hashable, Sendable {
  /// The places that can keep a secret on this system.
  public var places: [SetupPlace]
  private let taken: [String]
  private var answers: [SetupStep: Secret] = [:]
  /// The steps whose answers are already known.
  private var known: Set<SetupStep> = []

  /// Creates a dialog. `places` can keep secrets; `taken` are the names of other sources.
  public init(places: [SetupPlace], taken: [String]) {
    self.places = places
    self.taken = taken
  }

  /// Asks the questions for connecting an existing source again. Nil for sources that cannot be connected.
  public init?(reconnecting source: SourceStatus, places: [SetupPlace]) {
    guard let type = SetupType(rawValue: source.type) else { return nil }
    self.init(places: places, taken: [])
    answers = [.type: Secret(type.rawValue), .name: Secret(source.name)]
    known = [.type, .name]
  }

  /// The next question; nil when all are answered.
  public var step: SetupStep? { steps.first { answers[$0] == nil } }

  /// The kind of source; nil until chosen.
  public var type: SetupType? { answers[.type].flatMap { SetupType(rawValue: $0.reveal()) } }

  /// The place for the secret; nil until chosen.
  public var place: SetupPlace? { answers[.place].flatMap { SetupPlace(rawValue: $0.reveal()) } }

  /// The source's name; nil until answered.
  public var name: String? { answers[.name]?.reveal() }

  /// The name to use when the user leaves it empty.
  public var suggestedName: String {
    let title = type?.title ?? ""
    let others = (2...).lazy.map { "\(title) \($0)" }
    return taken.contains(title) ? others.first { !taken.contains($0) } ?? title : title
  }

  /// The words of the current question's choices; empty when the answer is free text.
  public var choices: [String] {
    switch step {
    case .type: SetupType.allCases.map(\.rawValue)
    case .place: places.map(\.rawValue)
    default: []
    }
  }

  /// Answers the current question. Choices can be answered by number or word. Throws when the answer is invalid; the
  /// question then remains.
  public mutating func answer(_ text: String) throws(SetupError) {
    guard let step else { return }
    answers[step] = Secret(try checked(text.trimmed, step))
  }

  /// Removes the last answer and returns it; nil when there is none.
  public mutating func back() -> Secret? {
    guard let last = steps.last(where: { answers[$0] != nil && !known.contains($0) }) else { return nil }
    return answers.removeValue(forKey: last)
  }

  private var steps: [SetupStep] {
    switch type {
    case nil: [.type]
    case .simplefin: [.type, .name, .place, place == .command ? .secretCommand : .token]
    case .sbanken: [.type, .name, .clientId, .place, place == .command ? .secretCommand : .clientSecret]
    case .command: [.type, .name, .program]
    }
  }

  private func checked(_ text: String, _ step: SetupStep) throws(SetupError) -> String {
    switch step {
    case .type, .place: return try chosen(text)
    case .name: return try name(text.isEmpty ? suggestedName : text)
    case .program, .secretCommand:
      guard let words = CommandWords.split(text) else { throw .openQuote }
      if words.isEmpty { throw .empty }
    case .clientId, .token, .clientSecret: break
    }
    if text.isEmpty { throw .empty }
    return text
  }

  private func chosen(_ text: String) throws(SetupError) -> String {
    if let number = Int(text), choices.indices.contains(number - 1) { return choices[number - 1] }
    let word = text.lowercased()
    guard !word.isEmpty, let choice = choices.first(where: { $0.hasPrefix(word) }) else { throw .noChoice }
    return choice
  }

  private func name(_ text: String) throws(SetupError) -> String {
    guard SourceDefinition.isName(text) else { throw .badName }
    if taken.contains(text) { throw .nameTaken }
    return text
  }
}

extension SetupDialog {
  /// The answers in the form that `bankey-sync source add` reads.
  public var setup: Secret {
    var object = JSONObject()
    object.put("type", type?.rawValue)
    object.put("name", name)
    for (step, key) in SetupDialog.texts where answers[step] != nil { object.put(key, answers[step]?.reveal()) }
    if let token = answers[.token]?.reveal() { object.put(token.hasPrefix("http") ? "access" : "token", token) }
    if let program = words(of: .program) { object.put("command", program) }
    if let secret { object.put("secret", secret) }
    return Secret(object.text)
  }

  private static let texts: [(SetupStep, String)] = [(.clientId, "clientId"), (.clientSecret, "clientSecret")]

  private var secret: SecretPlace? {
    switch place {
    case nil: nil
    case .service: .service
    case .file: .file
    case .command: words(of: .secretCommand).map(SecretPlace.command)
    }
  }

  private func words(of step: SetupStep) -> [String]? { (answers[step]?.reveal()).flatMap(CommandWords.split) }
}

/// A choice of a question.
public struct SetupChoice: Hashable, Sendable {
  /// The word that selects it.
  public let word: String
  /// The title.
  public let text: String
  /// The explanation.
  public let note: String

  init(word: String, text: String, note: String = "") { (self.word, self.text, self.note) = (word, text, note) }
}

extension SetupStrings {
  /// The choices of the current question, in order.
  public func setupChoices(of dialog: SetupDialog) -> [SetupChoice] {
    switch dialog.step {
    case .type:
      SetupType.allCases.map { SetupChoice(word: $0.rawValue, text: $0.title, note: setupNote($0)) }
    case .place:
      dialog.places.map { SetupChoice(word: $0.rawValue, text: setupPlace($0), note: setupNote($0)) }
    default: []
    }
  }
}

/// Splits a command into words like a shell, with quotes and backslashes but no other shell syntax.
public enum CommandWords {
  /// The words; nil when a quote is not closed.
  public static func split(_ command: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = command[...]
    while let character = rest.popFirst() {
      switch character {
      case quote: quote = nil
      case "\\" where quote != "'": word = (word ?? "") + String(rest.popFirst() ?? "\\")
      case "'" where quote == nil, "\"" where quote == nil:
        quote = character
        word = word ?? ""
      case _ where quote == nil && character.isWhitespace:
        words += word.map { [$0] } ?? []
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return quote == nil ? words + (word.map { [$0] } ?? []) : nil
  }
}
