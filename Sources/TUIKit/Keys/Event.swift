import TerminalText

/// Something that happened at the terminal.
public nonisolated enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used.
  case mouse(Mouse)
  /// Text was pasted as a whole.
  case paste(String)
  /// The terminal has a new size.
  case resize(Size)
  /// The program came back from being suspended: everything must be drawn again.
  case resumed
  /// The terminal said what color is behind everything.
  case background(RGB)
  /// The program was told to end by this signal.
  case terminate(Int32)
}

/// What the mouse did.
public nonisolated enum Mouse: Hashable, Sendable {
  /// The main button was pressed on a cell.
  case press(Point)
  /// The other button was pressed on a cell.
  case secondary(Point)
  /// The wheel was turned by so many lines over a cell, down when positive.
  case wheel(Int, Point)
}

nonisolated extension Mouse {
  /// The cell it is on.
  public var point: Point {
    switch self {
    case .press(let point), .secondary(let point), .wheel(_, let point): point
    }
  }

  /// The same, seen from `origin`.
  public func relative(to origin: Point) -> Mouse {
    switch self {
    case .press(let point): .press(point.relative(to: origin))
    case .secondary(let point): .secondary(point.relative(to: origin))
    case .wheel(let lines, let point): .wheel(lines, point.relative(to: origin))
    }
  }
}

/// A key that was pressed.
public nonisolated enum Key: Hashable, Sendable {
  /// A character, upper case when it was typed so: `a`, `G`, `å`, ` `.
  case character(Character)
  /// Ctrl and a letter, in lower case: `^L` is `control("l")`.
  case control(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
  /// F1 and so on.
  case function(Int)
}

nonisolated extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

nonisolated extension Key {
  /// How the key is called in help and hints.
  public func name(in capabilities: Capabilities) -> String {
    let isUnicode = capabilities.isUnicode
    return switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "^" + character.uppercased()
    case .up: isUnicode ? "↑" : "Up"
    case .down: isUnicode ? "↓" : "Down"
    case .left: isUnicode ? "←" : "Left"
    case .right: isUnicode ? "→" : "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .enter: isUnicode && capabilities.hasRichFont ? "⏎" : "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .function(let number): "F\(number)"
    }
  }
}

extension KeyCommand {
  /// How its keys are called, all of them for help or the first for a hint.
  func name(in capabilities: Capabilities, all isComplete: Bool) -> String {
    if let label, !isComplete || keys.isEmpty, capabilities.isUnicode || label.isPlain { return label }
    return keys.prefix(isComplete ? keys.count : 1).map { $0.name(in: capabilities) }.joined(separator: " ")
  }
}
