import TUIKit

/// One thing that curses read.
nonisolated enum Input: Equatable {
  /// A byte of text, or a control character.
  case byte(UInt8)
  /// A key that sends more than a character, by its number in curses.
  case key(Int32)
  /// The mouse, already decoded.
  case mouse(Mouse)
}
