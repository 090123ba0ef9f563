import TUIKit

/// Something that a person does, or looks for.
nonisolated enum Step: Sendable {
  /// Presses keys, one after the other.
  case press([Key])
  /// Types characters.
  case type(String)
  /// Pastes a text as a whole.
  case paste(String)
  /// Clicks where this text stands.
  case click(String)
  /// Turns the wheel by one notch, down or up.
  case wheel(down: Bool)
  /// Gives the terminal another size.
  case resize(Int, Int)
  /// Looks for a text.
  case sees(String)
  /// Makes sure that a text is not there.
  case misses(String)
  /// Keeps everybody from writing to the database, until the next `unlock`.
  case lock
  /// Lets others write again.
  case unlock
  /// Runs `bankey-sync` beside the viewer.
  case sync([String])
  /// bankey ends, with this status.
  case ends(Int32)

  /// Presses keys, one after the other.
  static func press(_ keys: Key...) -> Step { .press(keys) }
}
