import Foundation
import TestSupport
import Testing

/// A bankey that was unlocked with the password and locked again with `L`, in a shell that can suspend it. Every byte
/// of its output is kept.
@Suite(.serialized, .enabled(if: LockRules.module != nil)) struct CLILockedBytesTests {
  private static let words = [
    "1,000", "1000.00", "7,777", "COFFEE", "BAKERY", "12345", "Banking", "Net worth", "new transaction", "new account",
    "$",
  ]

  @Test(arguments: ["xterm-256color", "linux"]) func lockedTerminalGetsNoByteOfTheAccounts(terminal: String) throws {
    let (bankey, rules) = (try CLIBankey(), try LockRules())
    try bankey.importStatement(CLIStatement.ofx())
    let pty = try start(bankey, rules, terminal)
    unlock(pty, from: 0)
    pty.type("L")
    #expect(pty.read(until: "Press Enter to unlock.", timeout: 30))
    pty.readAll()
    let locked = pty.output.count
    for keys in [
      "wrong\r", "\u{1B}", "rxyYuep/?mLjkGsdwvf", "\u{1B}[<0;5;5M\u{1B}[<0;5;5m\u{1B}[<64;5;5M\u{1B}[M !!",
      "\u{1B}[200~1,0\ny\u{1B}[201~", "\u{15}", "\u{1B}OA\u{1B}[6~", "\r", "\u{C}",
    ] { play(pty, keys) }
    try stopAndGoOn(pty)
    for (width, height) in [(40, 12), (20, 6), (3, 2), (200, 60), (80, 24)] as [(UInt16, UInt16)] {
      pty.resize(width: width, height: height)
      pty.readAll()
    }
    // Another program writes data that this one would have to show.
    try bankey.importStatement(CLIStatement.ofx(account: "777", balance: "7777.00", name: "BAKERY"))
    pty.readAll()
    try stopAndGoOn(pty)
    let told = String(decoding: pty.output[locked...], as: UTF8.self)
    for word in Self.words { #expect(!told.contains(word), "\(word)") }
    // No title is set, and no clipboard.
    for command in ["0;", "1;", "2;", "52;"] { #expect(!told.contains("\u{1B}]" + command)) }
    // It was locked, not hanging.
    let open = pty.output.count
    play(pty, "\u{15}")
    unlock(pty, from: open)
    play(pty, "q")
    pty.type("echo status ${?}\n")
    #expect(pty.read(until: "status 0", from: open, timeout: 30))
  }

  /// bankey as a job of a shell, whose prompt has no dollar.
  private func start(_ bankey: CLIBankey, _ rules: LockRules, _ terminal: String) throws -> Pty {
    let config = try bankey.home.write("lock = true\nlocale = \"en_US\"\nmotion = false\n", to: "locked.toml")
    let program = try rules.install(BuildProducts.path("bankey"))
    let environment = bankey.environment.merging(["TERM": terminal, "PS1": "> ", "HISTFILE": ""]) { $1 }
    let pty = try Pty("/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"], environment: environment)
    // A starting shell discards what was typed.
    #expect(pty.read(until: "> ", timeout: 30))
    pty.type("'\(program)' --config '\(config)'\n")
    return pty
  }

  /// The password, and the accounts after it.
  private func unlock(_ pty: Pty, from offset: Int) {
    if offset > 0 { play(pty, "\r") }
    let isAsked = pty.read(until: "Password:", from: offset, timeout: 30)
    #expect(isAsked, "\(String(decoding: pty.output[offset...], as: UTF8.self).debugDescription)")
    pty.type("secret\r")
    #expect(pty.read(until: "1,000", from: offset, timeout: 30))
  }

  /// ^Z, and `fg` in the shell.
  private func stopAndGoOn(_ pty: Pty) throws {
    let before = pty.output.count
    pty.type("\u{1A}")
    try #require(pty.read(until: "Stopped", from: before, timeout: 30))
    play(pty, "fg\n")
    #expect(pty.read(until: "ocked", from: before, timeout: 30))
    pty.readAll()
  }

  private func play(_ pty: Pty, _ keys: String) {
    pty.type(keys)
    pty.readAll()
  }
}
