import TerminalText

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
