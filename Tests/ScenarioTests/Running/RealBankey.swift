import TUIKit
import TestSupport

/// The real program in tmux, which receives keys as bytes.
final class RealBankey {
  private let tmux: Tmux

  /// Starts it in a home.
  init(_ scenario: Scenario, _ home: Home) throws {
    let variables = home.variables.merging(scenario.terminal.variables) { $1 }
    let words = [BuildProducts.path("bankey"), "--now", Home.now] + (scenario.data == .demo ? ["--demo"] : [])
    tmux = try Tmux(
      "exec " + words.joined(separator: " "), width: scenario.size.width, height: scenario.size.height,
      terminal: scenario.terminal.term, environment: variables)
  }

  var screen: String { get throws { try tmux.screen } }

  func status() async throws -> String { try await tmux.status(timeout: 30) }

  func press(_ key: Key) throws {
    if case .character(let character) = key { return try tmux.type(String(character)) }
    try tmux.press(RealBankey.name(of: key))
  }

  /// Types characters.
  func type(_ text: String) throws { try tmux.type(text) }

  func paste(_ text: String) throws { try tmux.paste(text) }

  /// Sends a mouse event as a terminal encodes it.
  func mouse(_ mouse: Mouse) throws {
    let place = "\(mouse.point.x + 1);\(mouse.point.y + 1)"
    switch mouse {
    case .press: try tmux.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
    case .secondary: try tmux.type("\u{1B}[<2;\(place)M\u{1B}[<2;\(place)m")
    case .wheel(let lines, _): try tmux.type("\u{1B}[<\(lines > 0 ? 65 : 64);\(place)M")
    }
  }

  func resize(_ width: Int, _ height: Int) throws { try tmux.resize(width: width, height: height) }

  /// tmux's name for a key.
  private static func name(of key: Key) -> String {
    switch key {
    case .character(let character): String(character)
    case .control(let letter): "C-\(letter)"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PPage"
    case .pageDown: "NPage"
    case .home: "Home"
    case .end: "End"
    case .enter: "Enter"
    case .escape: "Escape"
    case .backspace: "BSpace"
    case .delete: "DC"
    case .tab: "Tab"
    case .backTab: "BTab"
    case .function(let number): "F\(number)"
    }
  }
}
