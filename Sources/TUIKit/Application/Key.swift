/// A key that was pressed.
public nonisolated enum Key: Hashable, Sendable {
  /// A character, upper case when it was typed so: `a`, `G`, `å`, ` `.
  case character(Character)
  /// Ctrl and a letter, in lower case: `^L` is `control("l")`.
  case control(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
}

nonisolated extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}
