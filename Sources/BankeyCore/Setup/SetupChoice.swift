/// One of the choices of a question.
public struct SetupChoice: Hashable, Sendable {
  /// The word that answers with it.
  public let word: String
  /// What it is called.
  public let text: String
  /// What it means.
  public let note: String
}

extension SetupStrings {
  /// The choices of the next question, in its order.
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
