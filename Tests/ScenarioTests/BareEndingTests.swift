import Foundation
import TestSupport
import Testing

/// bankey on a bare pseudo-terminal: one that disappears, and parents with unusual signal settings.
@Waiting struct BareEndingTests {
  private func start(_ home: Home, _ words: [String] = ["--demo"], signalsBlocked: Bool = false) throws -> Pty {
    try FileManager.default.createDirectory(atPath: home.path + "/tmp", withIntermediateDirectories: true)
    let pty = try Pty(
      BuildProducts.path("bankey"), ["--now", Home.now] + words, environment: home.variables,
      signalsBlocked: signalsBlocked)
    #expect(pty.read(until: "929,466", timeout: 30))
    return pty
  }

  private func left(_ home: Home) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: home.path + "/tmp")
  }

  @Test func closedTerminalEndsTheDemoCleanly() throws {
    let home = try Home(.demo, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home)
    pty.hangUp()
    #expect(pty.status(timeout: 30) == (128 + SIGHUP) << 8)
    #expect(try left(home).isEmpty)
  }

  /// However early it ends, nothing of the demo is left.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1])
  func demoEndedAtOnceLeavesNothing(signal: Int32) throws {
    let home = try Home(.demo, config: "motion = false")
    defer { home.remove() }
    try FileManager.default.createDirectory(atPath: home.path + "/tmp", withIntermediateDirectories: true)
    for milliseconds in stride(from: 0, to: 400, by: 25) {
      let pty = try Pty(BuildProducts.path("bankey"), ["--now", Home.now, "--demo"], environment: home.variables)
      usleep(UInt32(milliseconds) * 1000)
      pty.send(signal)
      let status = pty.status(timeout: 30)
      #expect(status == (128 + signal) << 8 || status == signal, "after \(milliseconds) ms: \(status ?? -1)")
      #expect(try left(home).isEmpty, "after \(milliseconds) ms")
    }
  }

  /// A killed demo cannot clean up. The next one does, and leaves the files of a running one alone.
  @Test func nextDemoRemovesWhatAKilledOneLeft() throws {
    let home = try Home(.demo, config: "motion = false")
    defer { home.remove() }
    let killed = try start(home)
    killed.send(SIGKILL)
    #expect(killed.status(timeout: 30) == SIGKILL)
    let before = try left(home)
    #expect(before.count == 1)
    let (first, second) = (try start(home), try start(home))
    #expect(try left(home).count == 2)
    #expect(try Set(left(home)).isDisjoint(with: before))
    for pty in [first, second] {
      pty.type("q")
      #expect(pty.status(timeout: 30) == 0)
    }
    #expect(try left(home).isEmpty)
  }

  @Test func terminalModesAreRestored() throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home, [])
    let during = pty.modes
    pty.type("q")
    #expect(pty.status(timeout: 30) == 0)
    #expect(pty.modes != during)
  }

  /// As the leader of its session, it could not be resumed.
  @Test func suspendInAnOrphanedGroupContinues() throws {
    let home = try Home(.bank, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home, [])
    pty.readAll()
    let before = pty.output.count
    pty.type("\u{1A}")
    #expect(pty.read(until: "929,466", from: before, timeout: 30))
    pty.type("q")
    #expect(pty.status(timeout: 30) == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signalsBlockedByTheParentStillEnd(signal: Int32) throws {
    let home = try Home(.demo, config: "motion = false")
    defer { home.remove() }
    let pty = try start(home, signalsBlocked: true)
    pty.send(signal)
    #expect(pty.status(timeout: 30) == (128 + signal) << 8)
    #expect(try left(home).isEmpty)
  }
}
