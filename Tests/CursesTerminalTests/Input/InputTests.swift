import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// Keys, mouse, paste and clipboard of a real terminal.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct InputTests {
  @Test(arguments: ["tmux-256color", "xterm-256color", "linux", "vt100"])
  func keysAreDecoded(terminal: String) async throws {
    let tmux = try await Probe.start(terminal: terminal)
    let keys = [
      ("Up", "Up"), ("Down", "Down"), ("Left", "Left"), ("Right", "Right"), ("PPage", "PgUp"), ("NPage", "PgDn"),
      ("Home", "Home"), ("End", "End"), ("Enter", "Enter"), ("Escape", "Esc"), ("BSpace", "Backspace"), ("DC", "Del"),
      ("Tab", "Tab"), ("BTab", "Shift-Tab"), ("C-f", "^F"), ("å", "å"), ("G", "G"), ("Space", "Space"),
    ]
    for (key, name) in keys {
      try tmux.press(key)
      try await tmux.screen("after \(key)") { $0.hasSuffix("\nlast: key \(name)") }
    }
  }

  @Test func allWaitingKeysAreHandled() async throws {
    let tmux = try await Probe.start()
    try tmux.type(String(repeating: "j", count: 150))
    try await tmux.screen("of row 150") { $0.contains("\n150 ") && $0.contains("\n149 ") }
  }

  @Test func mouseEventsAreDecoded() async throws {
    let tmux = try await Probe.start(terminal: "xterm-256color")
    #expect(try tmux.variable("mouse_standard_flag") == "1")
    try tmux.type("\u{1B}[<0;70;3M\u{1B}[<0;70;3m")
    try await tmux.screen(showing: "press 69 2")
    try tmux.type("\u{1B}[<65;5;4M")
    try await tmux.screen(showing: "wheel 3 4 3")
    try tmux.type("\u{1B}[<64;300;4M")
    try await tmux.screen(showing: "wheel -3 299 3")
  }

  @Test func mouseCanBeLeftToTheTerminal() async throws {
    let tmux = try await Probe.start("--no-mouse", terminal: "xterm-256color")
    #expect(try tmux.variable("mouse_any_flag") == "0")
  }

  @Test(arguments: ["tmux-256color", "xterm-256color", "screen-256color"])
  func pasteArrivesAsOneEvent(terminal: String) async throws {
    let tmux = try await Probe.start(terminal: terminal)
    try tmux.paste("qåq\nsecond q")
    try await tmux.screen(showing: "last: paste qåq|second q")
  }

  @Test func copiedTextReachesTheClipboard() async throws {
    let tmux = try await Probe.start()
    try tmux.press("y")
    try await tmux.screen("and a clipboard") { _ in (try? tmux.clipboard) == "NOK 1 240,50 på konto" }
  }
}
