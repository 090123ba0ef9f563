import TUIKit
import TestSupport

@testable import TerminalProbe

/// The probe, in a real terminal and on a canvas.
enum Probe {
  static let path = BuildProducts.path("TerminalProbe")

  /// Starts the probe in a shell that prints the terminal's modes before and after, and then the exit status.
  static func start(
    _ arguments: String = "", terminal: String = "tmux-256color", environment: [String: String] = [:]
  ) async throws -> Tmux {
    let tmux = try Tmux(
      """
      echo earlier; before=$(stty -a); \(path) \(arguments); status=$?
      [ "$(stty -a)" = "$before" ] && modes=same || modes=different; echo "status $status, modes $modes"; read end
      """, terminal: terminal, environment: environment)
    try await tmux.screen(showing: "ready")
    return tmux
  }

  /// The canvas after the same keys.
  static func canvas(_ keys: Key..., width: Int = 80, height: Int = 24) -> String {
    canvas(keys, width: width, height: height)
  }

  static func canvas(_ keys: [Key], hasPane: Bool = false, width: Int = 80, height: Int = 24) -> String {
    let driver = Driver(width, height, palette: ProbeScreen.palette)
    driver.application.push(ProbeScreen(driver.terminal, hasPane: hasPane))
    _ = driver.screen
    keys.forEach { driver.press($0) }
    // Newer than the C library of today: there stands a replacement, as wide.
    return driver.screen.text.replacing("\u{1FAE8}", with: "\u{FFFD} ")
  }
}
