import Foundation
import Glibc
import TestSupport
import Testing

/// The lock with a user of this machine and their own password, which `pam_unix` checks. Only root can make users.
@Suite(.enabled(if: Tmux.isAvailable && MachineUser.canBeMade)) struct CLIUserLockTests {
  @Test func passwordOfTheUserUnlocks() async throws {
    let bankey = try CLIBankey()
    try bankey.importStatement(CLIStatement.ofx())
    let rules = try LockRules(auth: "auth required pam_unix.so", account: "account required pam_unix.so")
    let config = try bankey.home.write("lock = true\nlocale = \"en_US\"\n", to: "locked.toml")
    let program = try rules.install(BuildProducts.path("bankey"))
    let user = try MachineUser()
    try user.own(bankey.home.path)
    try user.run("chmod", "-R", "a+rX", URL(filePath: rules.bin).deletingLastPathComponent().path)
    let command = "setpriv --reuid=\(user.name) --regid=\(user.name) --clear-groups \(program) --config \(config)"
    let environment = bankey.environment.filter { !["TERM", "PATH"].contains($0.key) }
    let tmux = try Tmux(command, environment: environment)
    try await tmux.screen(showing: "Password:")
    try tmux.press("wrong", "Enter")
    try await tmux.screen(showing: "That did not match.")
    try await tmux.screen(showing: "Password:")
    #expect(try !tmux.screen.contains("1,000"))
    try tmux.press(user.password, "Enter")
    try await tmux.screen(showing: "$1,000")
  }
}

/// A user of this machine, made for a test and removed after it.
private final class MachineUser {
  /// Whether the test may make users on this machine.
  static let canBeMade =
    geteuid() == 0 && ["useradd", "userdel", "chpasswd"].allSatisfy { access("/usr/sbin/" + $0, X_OK) == 0 }
  let name = "bankey-test-\(getpid())"
  let password = "Riktig9Hest"

  init() throws {
    try run("/usr/sbin/useradd", "--no-create-home", "--shell", "/bin/sh", name)
    try run("/bin/sh", "-c", "echo '\(name):\(password)' | /usr/sbin/chpasswd")
  }

  /// Forced, because the terminal with the user's bankey may close later.
  deinit { try? run("/usr/sbin/userdel", "--force", name) }

  /// Makes the user the owner of a folder and everything in it.
  func own(_ folder: String) throws { try run("chown", "-R", name, folder) }

  func run(_ words: String...) throws {
    let outcome = try Command.run(words)
    guard outcome.status == 0 else { throw CocoaError(.executableLoad, userInfo: ["words": words]) }
  }
}
