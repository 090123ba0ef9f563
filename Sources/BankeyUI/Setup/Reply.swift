import TUIKit

/// What is being answered to a question: one of its choices, or a line that is typed where it has none.
nonisolated struct Reply: Equatable {
  /// What a key did.
  enum Effect {
    /// Another choice is selected, or another text typed.
    case changed
    /// A choice was named by its digit, which answers.
    case chosen
  }

  /// The line that is typed.
  var prompt = Prompt()
  /// The selected choice.
  var selected = 0

  /// Takes a key in a question of `count` choices; nil when it means nothing there. All that can be typed does in a line.
  mutating func take(_ key: Key, among count: Int) -> Effect? {
    guard count > 0 else {
      guard key.isTyped else { return nil }
      prompt.type(key)
      return .changed
    }
    guard let place = key.place(of: selected, in: count) else { return nil }
    selected = place
    if case .character(let digit) = key, digit.isNumber { return .chosen }
    return .changed
  }
}
