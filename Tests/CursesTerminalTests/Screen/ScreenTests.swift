import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// The screen of a real terminal.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct ScreenTests {
  @Test(arguments: ["tmux-256color", "xterm-256color", "screen-256color", "xterm", "linux", "vt100"])
  func screenMatchesTheCanvas(terminal: String) async throws {
    let tmux = try await Probe.start(terminal: terminal)
    try await tmux.screen("like the canvas") { $0 == Probe.canvas() }
    try tmux.press("j", "NPage", "Down")
    try await tmux.screen("like the canvas, further down") { $0 == Probe.canvas("j", .pageDown, .down) }
  }

  @Test func listScrollsBesideWhatStandsStill() async throws {
    let tmux = try await Probe.start("--pane")
    var keys: [Key] = []
    for (key, name) in [(Key.down, "Down"), ("k", "k")] {
      for _ in 0..<31 {
        keys.append(key)
        try tmux.press(name)
        try await tmux.screen("like the canvas after \(keys.count) keys") { $0 == Probe.canvas(keys, hasPane: true) }
      }
    }
  }

  @Test func resizeRedrawsTheScreen() async throws {
    let tmux = try await Probe.start()
    for (width, height) in [(50, 12), (132, 40), (20, 6)] {
      try tmux.resize(width: width, height: height)
      let screen = try await tmux.screen(showing: "size \(width) \(height)")
      let canvas = Probe.canvas(width: width, height: height)
      #expect(screen.split(separator: "\n").dropLast() == canvas.split(separator: "\n").dropLast())
    }
  }

  @Test func repaintingKeepsTheScreen() async throws {
    let tmux = try await Probe.start()
    try tmux.press("j", "C-l")
    try await tmux.screen("like the canvas") { $0 == Probe.canvas("j") }
  }

  @Test(arguments: [("tmux-256color", "38;5;37"), ("xterm", "36"), ("vt100", "1m")])
  func colorsFollowTheDepth(terminal: String, title: String) async throws {
    let screen = try await Probe.start(terminal: terminal).styledScreen
    #expect(screen.prefix { $0 != "P" }.contains(title))
  }

  @Test func noColorLeavesAttributesOnly() async throws {
    let tmux = try await Probe.start(environment: ["NO_COLOR": "1"])
    let screen = try tmux.styledScreen
    #expect(screen.contains("\u{1B}[1mProbe"))
    #expect(!screen.contains("[38;"))
  }

  @Test func missingLocaleStillUsesUTF8() async throws {
    let tmux = try await Probe.start(environment: ["LC_ALL": "nb_NO.UTF-8"])
    try await tmux.screen("like the canvas") { $0 == Probe.canvas() }
  }

  @Test func columnsAlignWithoutUTF8() async throws {
    let screen = try await Probe.start(environment: ["LC_ALL": "C"]).screen
    #expect(screen.contains("2    Jorgen Aro"))
    #expect(screen.utf8.allSatisfy { $0 < 0x80 })
    for (row, line) in screen.split(separator: "\n").dropFirst().dropLast().enumerated() {
      #expect(line.hasSuffix("|") && line.count == 80 - 12 + "\(row * 37).50 |".count, "\(line)")
    }
  }
}
