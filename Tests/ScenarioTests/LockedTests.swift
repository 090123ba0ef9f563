import Foundation
import TestSupport
import Testing

/// A locked bankey in a terminal whose every byte is recorded: none of them reveals anything about the accounts.
@Waiting struct LockedTests {
  private static let words = [
    "929", "Brukskonto", "Lommepenger", "Travel Wallet", "Sbanken", "NOK", "new transaction", "Net worth",
  ]

  private func start(_ home: Home, terminal: String) throws -> Pty {
    let pty = try Pty(
      BuildProducts.path("bankey"), ["--now", Home.now], environment: home.variables.merging(["TERM": terminal]) { $1 })
    #expect(pty.read(until: "ocked", timeout: 30))
    return pty
  }

  /// PAM has no rules for it, so it stays locked.
  @Test(arguments: ["xterm-256color", "linux"])
  func lockedScreenSendsNoByteOfTheAccounts(terminal: String) throws {
    let home = try Home(.bank, config: "lock = true")
    defer { home.remove() }
    let (pty, other) = (try start(home, terminal: terminal), try start(home, terminal: terminal))
    for keys in [
      "rxyYuep/?mLjkG", "\u{1B}", "\u{1B}[<0;5;5M\u{1B}[<64;5;5M", "\u{1B}[200~929\ny\u{1B}[201~", "\r", "\u{C}",
      "\u{1A}",
    ] {
      pty.type(keys)
      pty.readAll()
    }
    for (width, height) in [(40, 12), (20, 6), (10, 3), (200, 60), (80, 24)] as [(UInt16, UInt16)] {
      pty.resize(width: width, height: height)
      pty.readAll()
    }
    pty.send(SIGTSTP)
    pty.send(SIGCONT)
    try home.sync(["refresh", "demo"])
    pty.readAll()
    pty.send(SIGUSR1)
    #expect(pty.status(timeout: 30) == (128 + SIGUSR1) << 8)
    other.send(SIGSEGV)
    #expect(other.status(timeout: 30) == SIGSEGV)
    for output in [pty.output, other.output].map({ String(decoding: $0, as: UTF8.self) }) {
      for word in Self.words { #expect(!output.contains(word), "\(word)") }
      // No title is set, and no clipboard.
      for command in ["0;", "1;", "2;", "52;"] { #expect(!output.contains("\u{1B}]" + command)) }
    }
  }
}
