import Foundation
import TestSupport
import Testing

/// ^Z and `fg`, from a shell.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct SuspendTests {
  @Test func shellHasTheTerminalWhileSuspended() async throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    let tmux = try Tmux("PS1='$ ' sh -i", terminal: "xterm-256color", environment: home.variables)
    try await tmux.screen(showing: "$")
    try tmux.type("before=$(stty -a)\n\(BuildProducts.path("bankey")) --now \(Home.now)\n")
    let shown = try await tmux.screen(showing: "929,466", timeout: 30)
    for _ in 0..<2 {
      try tmux.press("C-z")
      try await tmux.screen(showing: "Stopped")
      try tmux.type("clear; [ \"$(stty -a)\" = \"$before\" ] && echo modes: $(echo same)\n")
      #expect(try await !tmux.screen(showing: "modes: same").contains("929,4"))
      try tmux.type("fg\n")
      try await tmux.screen("as before") { $0 == shown }
    }
    try tmux.press("q")
    try await tmux.screen(without: "929,466")
    try tmux.type("clear; [ \"$(stty -a)\" = \"$before\" ] && echo modes: $(echo same)\n")
    try await tmux.screen(showing: "modes: same")
  }
}
