import Glibc
import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// ^Z and coming back.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct SuspendTests {
  /// The probe, started by a shell that can stop and continue it.
  private func start() async throws -> Tmux {
    let tmux = try Tmux("PS1='$ ' sh -i")
    try await tmux.screen(showing: "$")
    try tmux.type("before=$(stty -a)\n\(Probe.path)\n")
    try await tmux.screen(showing: "ready")
    return tmux
  }

  /// Whether the terminal is as before for the shell.
  private func expectOwnModes(_ tmux: Tmux) async throws {
    try tmux.type("clear; [ \"$(stty -a)\" = \"$before\" ] && echo modes: $(echo same)\n")
    try await tmux.screen(showing: "modes: same")
    #expect(try tmux.variable("alternate_on") == "0")
  }

  @Test func suspendKeyReturnsToTheShell() async throws {
    let tmux = try await start()
    for _ in 0..<2 {
      try tmux.press("j", "C-z")
      try await tmux.screen(showing: "Stopped")
      try await expectOwnModes(tmux)
      try tmux.type("fg\n")
      try await tmux.screen(showing: "Brukskonto")
    }
    try await tmux.screen("like the canvas") {
      $0.split(separator: "\n").dropLast() == Probe.canvas("j", "j").split(separator: "\n").dropLast()
    }
    try tmux.press("q")
    try await tmux.screen(without: "Brukskonto")
    try await expectOwnModes(tmux)
  }

  @Test func sizeMayChangeWhileSuspended() async throws {
    let tmux = try await start()
    try tmux.press("C-z")
    try await tmux.screen(showing: "Stopped")
    try tmux.resize(width: 60, height: 15)
    try tmux.type("fg\n")
    try await tmux.screen("of the new size") {
      $0.split(separator: "\n").dropLast() == Probe.canvas(width: 60, height: 15).split(separator: "\n").dropLast()
    }
  }

  @Test func sigtstpSuspends() async throws {
    let tmux = try await start()
    for program in try tmux.programs { kill(program, SIGTSTP) }
    try await tmux.screen(showing: "Stopped")
    try await expectOwnModes(tmux)
    try tmux.type("fg\n")
    try await tmux.screen(showing: "Brukskonto")
  }

  @Test func backgroundJobWaits() async throws {
    let tmux = try await start()
    try tmux.press("C-z")
    try await tmux.screen(showing: "Stopped")
    try tmux.type("bg\nclear; echo he\"\"re\n")
    try await tmux.screen(showing: "here")
    try await expectOwnModes(tmux)
    try tmux.type("fg\n")
    try await tmux.screen(showing: "Brukskonto")
  }

  @Test func programContinuesAfterSIGSTOP() async throws {
    let tmux = try await Probe.start()
    for program in try tmux.programs {
      kill(program, SIGSTOP)
      kill(program, SIGCONT)
    }
    try tmux.press("j")
    try await tmux.screen("like the canvas") { $0 == Probe.canvas("j") }
  }
}
