import BankeyModel
import BankeyText

/// What makes a valid answer to a question of the setup dialog.
struct SetupAnswer {
  private let step: SetupStep
  /// The words to choose from; empty when the answer is free text.
  private let choices: [String]
  /// The names of other sources.
  private let taken: [String]
  private let suggestedName: String

  init(_ step: SetupStep, choices: [String], taken: [String], suggestedName: String) {
    (self.step, self.choices, self.taken, self.suggestedName) = (step, choices, taken, suggestedName)
  }

  /// The answer in the form in which the dialog keeps it.
  ///
  /// - Throws: `SetupError` if it is invalid.
  func checked(_ text: String) throws(SetupError) -> String {
    switch step {
    case .type, .place: return try chosen(text)
    case .name: return try name(text.isEmpty ? suggestedName : text)
    case .program, .secretCommand:
      guard let words = CommandWords.split(text) else { throw .openQuote }
      if words.isEmpty { throw .empty }
    case .country, .bank: return try filtered(text)
    case .consent where !text.hasPrefix("http"): throw text.isEmpty ? .empty : .noAddress
    case .clientId, .token, .clientSecret, .keyFile, .application, .consent: break
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

  /// A choice by its whole name, or by a part that only one name contains.
  private func filtered(_ text: String) throws(SetupError) -> String {
    if text.isEmpty { throw .empty }
    let folded = TextPattern.folded(text)
    if let choice = choices.first(where: { TextPattern.folded($0) == folded }) { return choice }
    let matches = choices.filter { TextPattern.folded($0).contains(folded) }
    guard let match = matches.first else { throw .noChoice }
    if matches.count > 1 { throw .manyMatches }
    return match
  }

  private func name(_ text: String) throws(SetupError) -> String {
    guard SourceDefinition.isName(text) else { throw .badName }
    if taken.contains(text) { throw .nameTaken }
    return text
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

  /// The command with these words, quoted where `split` needs it.
  public static func joined(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.contains { $0.isWhitespace || "\\'\"".contains($0) }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? word : "'" + parts.joined(separator: "'\\''") + "'"
  }
}
