import Foundation
import TestSupport
import Testing

/// The lock of the real program, in a real terminal, with the real libpam.
@Suite(.serialized, .enabled(if: Tmux.isAvailable && LockRules.module != nil)) struct CLILockTests {
  private let bankey: CLIBankey
  private let rules: LockRules

  init() throws {
    bankey = try CLIBankey()
    rules = try LockRules()
    try bankey.importStatement(CLIStatement.ofx())
  }

  @Test func passwordUnlocksAndNothingIsSeenBefore() async throws {
    let tmux = try start("lock = true")
    try await tmux.screen(showing: "Password:")
    #expect(try !tmux.screen.contains("1,000"))
    try tmux.press("wrong", "Enter")
    try await tmux.screen(showing: "That did not match.")
    try await tmux.screen(showing: "Password:")
    #expect(try !tmux.screen.contains("wrong") && !tmux.screen.contains("1,000"))
    try tmux.press("secret", "Enter")
    try await tmux.screen(showing: "$1,000")
    try tmux.press("L")
    try await tmux.screen(showing: "Press Enter to unlock.")
    #expect(try !tmux.screen.contains("1,000"))
    try tmux.resize(width: 40, height: 12)
    try tmux.press("secret", "Enter")
    try await tmux.screen(showing: "$1,000")
    try tmux.press("L", "C-c")
    try await tmux.screen(showing: "130 same")
  }

  @Test func inactivityLocks() async throws {
    let tmux = try start("lock = true\nlock_after = \"1 s\"")
    try await tmux.screen(showing: "Password:")
    try tmux.press("secret", "Enter")
    try await tmux.screen(showing: "Press Enter to unlock.")
    #expect(try !tmux.screen.contains("1,000"))
  }

  @Test func missingRulesKeepTheLockClosed() async throws {
    try rules.remove()
    let tmux = try start("lock = true")
    try await tmux.screen(showing: "PAM has no bankey service")
    #expect(try !tmux.screen.contains("1,000"))
    try tmux.press("q")
    try await tmux.screen(showing: "0 same")
  }

  @Test func commandsAreNotLocked() throws {
    try bankey.home.write("lock = true", to: "config/bankey/config.toml")
    let outcome = try bankey("accounts", "--csv")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("1000.00"))
  }

  /// Runs bankey, prints the terminal's modes before and after, and then the exit status.
  private func start(_ config: String) throws -> Tmux {
    let file = try bankey.home.write(config + "\nlocale = \"en_US\"\n", to: "locked.toml")
    let program = try rules.install(BuildProducts.path("bankey"))
    let command = """
      before=$(stty -g); \(program) --config \(file); status=$?
      [ "$(stty -g)" = "$before" ] && modes=same || modes=different; echo "$status $modes"; read end
      """
    let environment = bankey.environment.filter { !["TERM", "PATH"].contains($0.key) }
    return try Tmux(command, environment: environment)
  }
}
