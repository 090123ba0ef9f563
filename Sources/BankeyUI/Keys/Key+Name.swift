import TUIKit

extension Key {
  /// How the key is called in help and hints.
  nonisolated func name(isUnicode: Bool) -> String {
    switch self {
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
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    }
  }
}
