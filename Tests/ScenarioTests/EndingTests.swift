import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport
import Testing

/// However bankey ends, it restores the terminal and leaves nothing behind.
@Suite(.enabled(if: Tmux.isAvailable, "needs tmux"))
struct EndingTests {
  private static let turns = Turns(2)

  @Test(arguments: [("q", 0), ("C-c", 130)])
  func keysEndWithTheirStatus(key: String, status: Int32) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.demo)
      #expect(try ending.left().count == 1)
      try ending.tmux.press("j", key)
      try await ending.expectEnd(status)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGXCPU, SIGIO, SIGSYS, 34, 64])
  func signalsEndWithTheirStatus(signal: Int32) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.demo)
      try ending.send(signal)
      try await ending.expectEnd(128 + signal, leaves: signal == SIGSYS ? 1 : 0)
    }
  }

  /// The demo's folder stays until the next demo, because a crash handler can only restore the terminal.
  @Test(
    arguments: [
      (SIGSEGV, "SIGSEGV"), (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"),
      (SIGFPE, "SIGFPE"),
    ])
  func crashesRestoreTheTerminalAndAreReported(signal: Int32, name: String) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.demo)
      try ending.send(signal)
      try await ending.expectEnd(128 + signal, leaves: 1)
      #expect(try ending.tmux.screen.contains("bankey \(BankeyVersion.text): crashed (\(name))"))
    }
  }

  @Test(arguments: ["linux", "vt100"])
  func onlyScreenIsClearedWithoutAnAlternateOne(terminal: String) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.bank, terminal: terminal)
      try ending.tmux.press("q")
      try await ending.expectEnd(0)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
  func endingDuringARefreshEndsTheChild(signal: Int32) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.bank)
      let lock = try WriteLock(ending.home)
      try ending.tmux.press("r")
      try await ending.tmux.screen(showing: "0 of 1 source")
      let children = try Children.named("bankey-sync", of: ending.tmux.programs)
      #expect(children.count == 1)
      try ending.send(signal)
      try await ending.expectEnd(128 + signal)
      #expect(children.allSatisfy { kill($0, 0) != 0 }, "bankey-sync goes on")
      withExtendedLifetime(lock) {}
    }
  }

  /// A bank that does not answer and has started child processes.
  private func addSlowBank(_ home: Home) throws {
    let bank = #"{"command":["/bin/sh","-c","trap '' TERM; sleep 1000 & sleep 1000; exit"],"seconds":900}"#
    try StoreWriter(writing: home.data, clock: .system, version: BankeyVersion.text)
      .addSource(SourceDefinition(name: "Slow Bank", type: "command", settings: bank))
  }

  /// Whatever kills bankey, its child processes end too, and the next refresh finds no lock.
  @Test(arguments: [SIGSEGV, SIGABRT, SIGUSR1, SIGKILL, SIGTERM])
  func endingEndsTheProgramThatAsksABank(signal: Int32) async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.bank)
      try addSlowBank(ending.home)
      try ending.tmux.press("r")
      try await ending.tmux.screen(showing: "1 of 2 sources · Slow Bank")
      let children = try Children.all(of: ending.tmux.programs)
      #expect(children.count >= 5, "bankey-sync, the guardian, the bank and its two")
      try ending.send(signal)
      #expect(Children.haveEnded(children))
      try ending.home.sync(["refresh", "demo"])
    }
  }

  /// Another program truncates the shared memory of the database while it is in use.
  @Test func truncatedDatabaseIsReported() async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.bank)
      #expect(truncate(ending.home.data.database + "-shm", 0) == 0)
      try ending.tmux.press("Enter")
      try await ending.expectEnd(128 + SIGBUS)
      #expect(try ending.tmux.screen.contains("A file that it had open was cut short"))
    }
  }

  @Test func escapeEndsARefreshThatWaitsForABank() async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.bank)
      try addSlowBank(ending.home)
      try ending.tmux.press("r")
      try await ending.tmux.screen(showing: "1 of 2 sources · Slow Bank")
      let children = try Children.named("bankey-sync", of: ending.tmux.programs)
      try ending.tmux.press("Escape")
      // The other bank's answer is recorded.
      #expect(try await ending.tmux.screen(showing: "refresh stopped: ").contains("929,452"))
      #expect(children.count == 1 && children.allSatisfy { kill($0, 0) != 0 }, "bankey-sync goes on")
      try ending.tmux.press("q")
      try await ending.expectEnd(0)
    }
  }

  @Test func ignoredSignalsStillEnd() async throws {
    try await Self.turns.take {
      let ending = try await RealEnding(.demo, prefix: "trap '' HUP INT QUIT TERM TSTP; ")
      try ending.send(SIGTERM)
      try await ending.expectEnd(128 + SIGTERM)
    }
  }
}
