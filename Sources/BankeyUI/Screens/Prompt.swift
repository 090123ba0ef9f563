import TUIKit

/// One line of text that is being typed.
nonisolated struct Prompt: Equatable {
  /// What was typed.
  private(set) var text: String

  /// A line in which something stands already.
  init(_ text: String = "") { self.text = text }

  /// The text without blanks around it and without quotes, as files dropped on a terminal have them; nil when it is empty.
  var path: String? {
    var path = Substring(text)
    while path.first?.isWhitespace == true { path.removeFirst() }
    while path.last?.isWhitespace == true { path.removeLast() }
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }

  /// Adds a character, or takes the last one away; ^U takes all.
  mutating func type(_ key: Key) {
    switch key {
    case .character(let character): text.append(character)
    case .backspace, .delete: _ = text.popLast()
    case .control("u"): text = ""
    default: break
    }
  }

  /// Adds pasted text, of which only the first line counts.
  mutating func insert(_ pasted: String) {
    text += pasted.prefix { !$0.isNewline }
  }
}
