import TerminalText

/// An event from the terminal.
public nonisolated enum Event: Hashable, Sendable {
  /// A key, as the terminal reports it.
  case key(Key)
  /// A mouse button or the wheel.
  case mouse(Mouse)
  /// Pasted text, as one event; it is never taken for keys.
  case paste(String)
  /// The terminal's new size.
  case resize(Size)
  /// The program continues after being suspended; the screen must be redrawn.
  case resumed
  /// The terminal reported its background color.
  case background(RGB)
  /// A signal asked the program to end.
  case terminate(Int32)
}

/// A press or the wheel, at a cell of the screen.
public nonisolated enum Mouse: Hashable, Sendable {
  /// The main button was pressed over a cell.
  case press(Point)
  /// The secondary button was pressed over a cell.
  case secondary(Point)
  /// The wheel scrolled by this many lines over a cell; positive is down.
  case wheel(Int, Point)
}

nonisolated extension Mouse {
  /// The cell under the mouse.
  public var point: Point {
    switch self {
    case .press(let point), .secondary(let point), .wheel(_, let point): point
    }
  }

  /// The same event with its position relative to `origin`.
  public func relative(to origin: Point) -> Mouse {
    switch self {
    case .press(let point): .press(point.relative(to: origin))
    case .secondary(let point): .secondary(point.relative(to: origin))
    case .wheel(let lines, let point): .wheel(lines, point.relative(to: origin))
    }
  }
}

/// A key press.
public nonisolated enum Key: Hashable, Sendable {
  /// A character, with its case: `a`, `G`, `å`, ` `.
  case character(Character)
  /// Ctrl with a lower-case letter: `^L` is `control("l")`.
  case control(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, backspace, delete, tab, backTab
  /// A function key, from 1.
  case function(Int)
}

nonisolated extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes `"j"` the key of that character.
  public init(extendedGraphemeClusterLiteral value: Character) { self = .character(value) }
}

nonisolated extension Key {
  /// The name of the key in help and hints.
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
  /// The names of its keys: all for help, or the first for a hint.
  func name(in capabilities: Capabilities, all isComplete: Bool) -> String {
    if let label, !isComplete || keys.isEmpty, capabilities.isUnicode || label.isPlain { return label }
    return keys.prefix(isComplete ? keys.count : 1).map { $0.name(in: capabilities) }.joined(separator: " ")
  }
}
