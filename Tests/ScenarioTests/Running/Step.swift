import TUIKit

/// An action of the user, or a check.
nonisolated enum Step: Sendable {
  /// Presses keys, one after the other.
  case press([Key])
  /// Types characters.
  case type(String)
  /// Pastes a text as a whole.
  case paste(String)
  /// Clicks on this text.
  case click(String)
  /// Turns the wheel by one notch, down or up.
  case wheel(down: Bool)
  case resize(Int, Int)
  /// Looks for a text.
  case sees(String)
  /// Checks that a text is absent.
  case misses(String)
  /// Blocks all writers of the database until the next `unlock`.
  case lock
  /// Unblocks writers.
  case unlock
  /// Runs `bankey-sync` while the viewer is open.
  case sync([String])
  /// bankey ends, with this status.
  case ends(Int32)

  /// Presses keys, one after the other.
  static func press(_ keys: Key...) -> Step { .press(keys) }
}
