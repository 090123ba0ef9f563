import CNcurses
import TUIKit

/// The numbers that curses gives to keys.
nonisolated enum KeyCode {
  /// Text that is pasted begins. Ours, above all that curses numbers by itself, for terminfo entries without `PS`.
  static let pasteStart: Int32 = 0x2000
  /// Text that was pasted ends.
  static let pasteEnd: Int32 = 0x2001

  /// The keys that mean something; all others are ignored.
  static let keys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown, KEY_HOME: .home, KEY_END: .end,
    KEY_FIND: .home, KEY_SELECT: .end,
    KEY_A1: .home, KEY_A3: .pageUp, KEY_C1: .end, KEY_C3: .pageDown,
    KEY_ENTER: .enter, KEY_BACKSPACE: .backspace, KEY_DC: .delete, KEY_BTAB: .backTab,
  ]

  /// What terminals send whatever their terminfo entry says.
  static let sequences: [(String, Int32)] = [
    ("\u{1B}[200~", pasteStart), ("\u{1B}[201~", pasteEnd),
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}OH", KEY_HOME), ("\u{1B}OF", KEY_END),
    ("\u{1B}[1~", KEY_HOME), ("\u{1B}[4~", KEY_END), ("\u{1B}[7~", KEY_HOME), ("\u{1B}[8~", KEY_END),
    ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[3~", KEY_DC), ("\u{1B}[Z", KEY_BTAB),
  ]
}
