import BankeyCore
import BankeyModel
import BankeyText
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

nonisolated extension Key {
  /// Whether it writes or takes back what was written.
  var isTyped: Bool {
    switch self {
    case .character, .backspace, .delete, .control("u"): true
    default: false
    }
  }
}

nonisolated extension Key {
  /// Which of `count` choices a key goes to from the choice at `place`: the one above, the one below, or that of a digit; nil for other keys.
  func place(of place: Int, in count: Int) -> Int? {
    switch self {
    case .up, .character("k"): max(0, place - 1)
    case .down, .character("j"): min(count - 1, place + 1)
    case .character(let digit): digit.wholeNumberValue.flatMap { (1...count).contains($0) ? $0 - 1 : nil }
    default: nil
    }
  }
}

extension TableView {
  /// Moves as a key asks for; false when the command is no movement. `times` is how often that is done, or to which row one goes
  /// instead of an end; 0 where nobody said.
  func move(_ command: Command, isForward: Bool, times: Int = 0) -> Bool {
    let step = (isForward ? 1 : -1) * max(1, times)
    switch command {
    case .row: move(by: step)
    case .page: page(by: step)
    case .halfPage: halfPage(by: step)
    case .end where times > 0:
      moveToFirst()
      move(by: times - 1)
    case .end: isForward ? moveToLast() : moveToFirst()
    case .section:
      for _ in 0..<abs(step) { isForward ? moveToNextSection() : moveToPreviousSection() }
    default: return false
    }
    return true
  }
}
