import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A screen that asks something. Esc goes back, Enter accepts; a subclass decides about other keys and pasted text.
class FormScreen: SessionScreen {
  let form = SetupView()

  init(_ session: Session) { super.init(session, .setup, head: form, list: SpacerView()) }

  /// Accepts the answer.
  func accept() {}

  /// Performs a key that types, selects or moves; returns false for a key without a meaning here.
  func take(_ key: Key) -> Bool { false }

  /// Inserts pasted text; returns false where no text is typed.
  func insert(_ text: String) -> Bool { false }

  /// Clears the notice, which the user has read.
  override func handle(_ event: Event) -> Bool {
    if case .key = event { session.notice = nil }
    switch event {
    case .key(.escape): goBack()
    case .key(.enter): accept()
    case .key(let key) where take(key): break
    case .paste(let text) where insert(text): break
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }
}

/// A form of text alone, in which every letter is typed.
class TextFormScreen: FormScreen {
  /// Changes the line that the cursor is in.
  func edit(_ change: (inout Prompt) -> Void) {}

  override func take(_ key: Key) -> Bool {
    guard key.isTyped else { return false }
    edit { $0.type(key) }
    return true
  }

  override func insert(_ text: String) -> Bool {
    edit { $0.insert(text) }
    return true
  }

  /// Shows the form, and what its keys do.
  func show(_ model: SetupView.Model, keys: String) {
    form.model = model
    // While text is typed, keys are letters.
    hints.keys = []
    show(position: keys)
  }
}

/// The reply to a question: a choice, or typed text when there are no choices.
nonisolated struct Reply: Equatable {
  /// The effect of a key.
  enum Effect {
    /// The selection or the text changed.
    case changed
    /// A digit chose an answer.
    case chosen
  }

  var prompt = Prompt()
  /// The index of the selected choice.
  var selected = 0
  /// The indexes of the marked choices.
  var marked: Set<Int> = []

  /// Handles a key for a question whose choices, now `count`, are narrowed down by typing; nil when it has no meaning.
  mutating func filter(_ key: Key, among count: Int) -> Effect? {
    switch key {
    case .up: selected = max(0, selected - 1)
    case .down: selected = min(max(0, count - 1), selected + 1)
    case _ where key.isTyped:
      prompt.type(key)
      selected = 0
    default: return nil
    }
    return .changed
  }

  /// Handles a key for a question with `count` choices; nil when it has no meaning. Without choices, keys edit the
  /// text.
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
