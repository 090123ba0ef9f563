import BankeyModel
import BankeyText

/// A choice of a question.
public struct SetupChoice: Hashable, Sendable {
  /// The word that selects it.
  public let word: String
  /// The title of the choice.
  public let text: String
  /// The explanation beside the title; empty for none.
  public let note: String

  init(word: String, text: String, note: String = "") { (self.word, self.text, self.note) = (word, text, note) }
}

extension Strings {
  /// The choices of the current question, in order.
  public func setupChoices(of dialog: SetupDialog) -> [SetupChoice] {
    switch dialog.step {
    case .type:
      SetupType.allCases.map { SetupChoice(word: $0.rawValue, text: $0.title, note: setupNote($0)) }
    case .place:
      dialog.places.map { SetupChoice(word: $0.rawValue, text: setupPlace($0), note: setupNote($0)) }
    case .country:
      dialog.choices.map { SetupChoice(word: $0, text: country($0), note: $0) }.sorted { $0.text < $1.text }
    case .bank:
      dialog.choices.map { SetupChoice(word: $0, text: PlainText.line($0)) }
    default: []
    }
  }
}

extension [SetupChoice] {
  /// The choices that have a text in their name, those that begin with it first.
  public func matching(_ typed: String) -> [SetupChoice] {
    let folded = TextPattern.folded(typed.trimmed)
    if folded.isEmpty { return self }
    let names = map { (choice: $0, name: TextPattern.folded($0.text)) }
    let (first, rest) = (names.filter { $0.name.hasPrefix(folded) || $0.choice.word.lowercased() == folded }, names)
    let others = rest.filter { name in name.name.contains(folded) && !first.contains { $0.choice == name.choice } }
    return (first + others).map(\.choice)
  }
}
