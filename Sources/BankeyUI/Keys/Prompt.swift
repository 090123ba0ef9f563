import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A line of text that the user is typing.
nonisolated struct Prompt: Equatable {
  private(set) var text: String

  /// Creates a line, possibly with text.
  init(_ text: String = "") { self.text = text }

  /// The text without surrounding blanks and quotes, which terminals add to dropped files; nil when it is empty.
  var path: String? {
    var path = Substring(text)
    while path.first?.isWhitespace == true { path.removeFirst() }
    while path.last?.isWhitespace == true { path.removeLast() }
    for quote in ["'", "\""] where path.count > 1 && path.hasPrefix(quote) && path.hasSuffix(quote) {
      path = path.dropFirst().dropLast()
    }
    return path.isEmpty ? nil : String(path)
  }

  /// Adds a character or removes the last; ^U clears the line.
  mutating func type(_ key: Key) {
    switch key {
    case .character(let character): text.append(character)
    case .backspace, .delete: _ = text.popLast()
    case .control("u"): text = ""
    default: break
    }
  }

  /// Adds the first line of pasted text.
  mutating func insert(_ pasted: String) {
    text += pasted.prefix { !$0.isNewline }
  }
}

nonisolated extension Key {
  /// Whether the key edits text.
  var isTyped: Bool {
    switch self {
    case .character, .backspace, .delete, .control("u"): true
    default: false
    }
  }
}

nonisolated extension Key {
  /// The index of the choice that a key selects: the previous or next one, or the one with a digit; nil for other keys.
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
  /// Performs a movement; returns false for other commands. `times` is the repeat count, or the row to go to instead of
  /// an end; 0 when none was typed.
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
