import Foundation
import TestSupport
import Testing

/// bankey in a shell that prints the terminal's modes before and after, and then the exit status.
final class RealEnding {
  let tmux: Tmux
  let home: Home

  /// Starts bankey and waits for its accounts.
  init(_ data: ScenarioData, terminal: String = "xterm-256color", prefix: String = "") async throws {
    home = try Home(data, config: "motion = false")
    let bankey = BuildProducts.path("bankey") + " --now \(Home.now)" + (data == .demo ? " --demo" : "")
    tmux = try Tmux(
      """
      mkdir -p $TMPDIR; echo earlier; before=$(stty -a); \(prefix) \(bankey); status=$?
      [ "$(stty -a)" = "$before" ] && modes=same || modes=different; echo "status $status, modes $modes"; read end
      """, terminal: terminal, environment: home.variables)
    try await tmux.screen(showing: "929,466", timeout: 30)
  }

  isolated deinit { home.remove() }

  /// Sends a signal to bankey.
  func send(_ signal: Int32) throws { for program in try tmux.programs { kill(program, signal) } }

  /// Whether it restored the terminal and left nothing behind.
  func expectEnd(_ status: Int32, leaves folders: Int = 0, _ location: SourceLocation = #_sourceLocation) async throws {
    let screen = try await tmux.screen(showing: "modes", timeout: 30)
    #expect(screen.contains("status \(status), modes same"), "\(screen)", sourceLocation: location)
    #expect(!screen.contains("929,4"), "\(screen)", sourceLocation: location)
    for flag in ["alternate_on", "mouse_any_flag", "keypad_flag"] {
      #expect(try tmux.variable(flag) == "0", "\(flag)", sourceLocation: location)
    }
    #expect(try tmux.variable("cursor_flag") == "1", sourceLocation: location)
    #expect(try left().count == folders, sourceLocation: location)
  }

  /// The contents of the temporary folder.
  func left() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: home.path + "/tmp") }
}
