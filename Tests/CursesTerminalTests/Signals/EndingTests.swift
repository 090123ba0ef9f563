import Glibc
import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// The terminal is always restored.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct EndingTests {
  /// The screen after the end: the previous contents, and nothing of the program.
  private func expectEnd(_ tmux: Tmux, _ status: Int32) async throws {
    let screen = try await tmux.screen(showing: "modes")
    #expect(screen.contains("status \(status), modes same"), "\(screen)")
    #expect(!screen.contains("Brukskonto"))
    #expect(try tmux.variable("alternate_on") == "0")
    #expect(try tmux.variable("cursor_flag") == "1")
    #expect(try tmux.variable("mouse_any_flag") == "0")
    #expect(try tmux.variable("keypad_flag") == "0")
  }

  @Test(arguments: ["tmux-256color", "xterm-256color", "linux", "vt100"])
  func quittingRestoresTheTerminal(terminal: String) async throws {
    let tmux = try await Probe.start(terminal: terminal)
    try tmux.press("j", "q")
    try await expectEnd(tmux, 0)
  }

  @Test func controlCRestoresTheTerminal() async throws {
    let tmux = try await Probe.start()
    try tmux.press("C-c")
    try await expectEnd(tmux, 130)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signalsRestoreTheTerminal(signal: Int32) async throws {
    let tmux = try await Probe.start()
    for program in try tmux.programs { kill(program, signal) }
    try await expectEnd(tmux, 128 + signal)
  }

  @Test(arguments: [("1", SIGILL, "ILL"), ("2", SIGABRT, "ABRT"), ("3", SIGSEGV, "SEGV"), ("4", SIGSEGV, "SEGV")])
  func crashesRestoreTheTerminal(key: String, signal: Int32, name: String) async throws {
    let tmux = try await Probe.start()
    try tmux.press("j", key)
    try await expectEnd(tmux, 128 + signal)
    #expect(try tmux.screen.contains("probe 1.0: crashed (SIG\(name))"))
  }

  @Test func externalCrashSignalRestoresTheTerminal() async throws {
    let tmux = try await Probe.start(terminal: "vt100")
    for program in try tmux.programs { kill(program, SIGBUS) }
    try await expectEnd(tmux, 128 + SIGBUS)
  }

  @Test func exitRestoresTheTerminal() async throws {
    let tmux = try await Probe.start()
    try tmux.press("5")
    try await expectEnd(tmux, 7)
  }
}
