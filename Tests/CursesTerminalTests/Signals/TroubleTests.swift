import Glibc
import TUIKit
import TestSupport
import Testing

@testable import TerminalProbe

/// Whatever the terminal sends, the program keeps drawing, reacts to signals, and restores the terminal.
struct TroubleTests {
  private func start(_ environment: [String: String] = [:]) throws -> Pty {
    let pty = try Pty(Probe.path, environment: environment)
    #expect(pty.read(until: "ready"))
    pty.readAll()
    return pty
  }

  /// Resizes the terminal and returns whether the program drew that size. Earlier input may be read in the same frame,
  /// and the probe shows only its last event; then the next size shows.
  private func draws(_ pty: Pty, _ width: UInt16) -> Bool {
    (UInt16(24)..<32).contains { height in
      let before = pty.output.count
      pty.resize(width: width, height: height)
      return pty.read(until: "size \(width)", from: before, timeout: 2)
    }
  }

  /// Every button, modifier and wheel, pressed, dragged and released, in both mouse protocols.
  @Test func everyMouseEventIsSurvived() throws {
    let pty = try start()
    var width: UInt16 = 60
    for button in 0..<256 {
      pty.type("\u{1B}[<\(button);5;3M\u{1B}[<\(button);5;3m")
      if button < 96 { pty.type([0x1B, 0x5B, 0x4D, UInt8(button + 32), 40, 40]) }
      guard button % 8 == 7 else { continue }
      width = width == 60 ? 70 : 60
      #expect(draws(pty, width), "after the buttons up to \(button)")
    }
    pty.send(SIGTERM)
    #expect(pty.status() == (128 + SIGTERM) << 8)
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}[<0;70", "\u{1B}[M!", "\u{1B}O", "\u{1B}]11;rgb", "\u{1B}P", "\u{1B}[200~text",
    "\u{1B}[200~\u{1B}[20",
    "\u{1B}[<0;5;3m", "\u{1B}[<1;5;3M", "\u{1B}[<66;5;3M", "\u{1B}[<32;6;3M", "\u{1B}[<2;5;3M\u{1B}[<2;5;3m",
  ])
  func unfinishedSequenceBlocksNothing(bytes: String) throws {
    let pty = try start()
    pty.type(bytes)
    #expect(draws(pty, 66))
    let before = ContinuousClock.now
    pty.send(SIGTERM)
    #expect(pty.status() == (128 + SIGTERM) << 8)
    #expect(ContinuousClock.now - before < .seconds(5))
  }

  @Test(arguments: 0..<12)
  func randomBytesBlockNothing(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let pty = try start()
    for round in 0..<6 {
      // All bytes except those that end or suspend the probe (q, digits, ^C, ^Z).
      let bytes = (0..<random.int(1...300)).map { _ in random.oneIn(3) ? 0x1B : UInt8(random.int(0...255)) }
        .filter { ![0x03, 0x1A, 0x71].contains($0) && !(0x31...0x35).contains($0) }
      pty.type(bytes)
      #expect(draws(pty, UInt16(60 + round)), "seed \(seed), round \(round): \(bytes)")
    }
    pty.send(SIGTERM)
    #expect(pty.status() == (128 + SIGTERM) << 8)
  }

  @Test func floodOfKeysDoesNotHideASignal() throws {
    let pty = try start()
    for _ in 0..<200 { pty.type(String(repeating: "jk\u{1B}[A\u{1B}[B", count: 20)) }
    pty.send(SIGTERM)
    #expect(pty.status() == (128 + SIGTERM) << 8)
  }

  /// A stopped terminal (^S, a frozen window, a lost network) blocks every write. A request to end still ends the
  /// program and restores the modes. The terminal receives the restoring sequences when it continues.
  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGUSR1, SIGALRM, SIGSEGV])
  func blockedTerminalDoesNotDelayTheEnd(signal: Int32) throws {
    let pty = try Pty(Probe.path, width: 250, height: 80)
    let modes = pty.modesAtStart
    #expect(pty.read(until: "ready"))
    pty.readAll()
    // Each is a whole screen; the terminal keeps a few at most.
    for _ in 0..<40 {
      pty.type("\u{C}")
      usleep(20_000)
    }
    pty.send(signal)
    let status = pty.status(timeout: 30, isReading: false)
    #expect(status == (128 + signal) << 8 || status.map { $0 & 0x7F } == signal, "status \(status ?? -1)")
    #expect(pty.modes == modes)
    pty.readAll()
    #expect(String(decoding: pty.output, as: UTF8.self).contains("\u{1B}[?1049l"))
  }

  @Test func controlCAfterEscapeIsHeard() throws {
    for text in ["\u{1B}\u{3}", "\u{1B}[\u{3}", "\u{1B}]text\u{3}", "\u{1B}[200~text\u{3}"] {
      let pty = try start()
      pty.type(text)
      #expect(pty.status() == 130 << 8, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func escapeAloneIsAKeyAfterAMoment() throws {
    let pty = try start()
    pty.type("\u{1B}")
    #expect(pty.read(until: "last: key Esc"))
    pty.type("q")
    #expect(pty.status() == 0)
  }
}

/// After every signal that ends a process, the terminal is restored, and the exit status is the one that shells expect.
struct SignalTests {
  /// Signals that do not end a process by default, cannot be caught, belong to the C library (32, 33), or are ignored
  /// (PIPE).
  private nonisolated static let others = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE, 32, 33,
  ]

  @Test(arguments: (1...64).filter { !others.contains($0) })
  func everySignalRestoresTheTerminal(signal: Int32) throws {
    let pty = try Pty(Probe.path)
    let before = pty.modesAtStart
    #expect(pty.read(until: "ready"))
    #expect(pty.modes != before)
    pty.send(signal)
    let status = pty.status()
    #expect(status == (128 + signal) << 8 || status.map { $0 & 0x7F } == signal, "status \(status ?? -1)")
    #expect(pty.modes == before)
    // Its last bytes may still wait in the terminal.
    pty.readAll()
    let output = String(decoding: pty.output, as: UTF8.self)
    for sequence in ["\u{1B}[?1049l", "\u{1B}[?2004l", "\u{1B}[?1006;1000l"] {
      #expect(output.contains(sequence), "\(sequence.dropFirst()) is missing")
    }
  }

  /// The parent may have set a signal to be ignored.
  @Test func ignoredSignalStaysIgnored() throws {
    let pty = try Pty("/bin/sh", ["-c", "trap '' USR1; exec \(Probe.path)"])
    #expect(pty.read(until: "ready"))
    pty.send(SIGUSR1)
    pty.type("j")
    #expect(pty.read(until: "last: key j"))
    pty.type("q")
    #expect(pty.status() == 0)
  }
}
