/// Cuts a command into words as a shell does: quotes and backslashes keep what belongs together. Nothing else means anything.
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
