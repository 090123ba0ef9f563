import Foundation
import TestSupport
import Testing

/// bankey with arbitrary input from the terminal: it keeps drawing, and a signal ends it.
@Waiting struct BareNoiseTests {
  /// The time after which a test counts as hanging.
  private static let guardTime = 10.0
  private static let bursts = 10

  /// Incomplete sequences.
  private static let halves = [
    "", "[", "[1;", "[<", "[<0;70", "[<0;70;", "[M", "[M!", "[M!!", "O", "[[", "]11;rgb", "]52;c;", "P", "P\u{1B}", "_",
    "^",
    "[200~", "[200~text", "[200~\u{1B}[20", "x",
  ]

  /// Random bytes, mouse events of every button in both languages, and half a sequence at the end.
  private func burst(_ random: inout SeededRandom) -> [UInt8] {
    let pieces = (0..<random.int(1...12)).map { _ in
      switch random.int(0...3) {
      case 0: (0..<random.int(1...40)).map { _ in random.oneIn(4) ? 0x1B : UInt8(random.int(0...255)) }
      case 1: mouse(random.int(0...255), random.int(0...90), random.int(0...30))
      case 2: [0x1B, 0x5B, 0x4D] + (0..<3).map { _ in UInt8(random.int(32...255)) }
      default: Array("\u{1B}\(random.pick(Self.halves))".utf8)
      }
    }
    // All bytes except those that quit or suspend it: q, ^C, ^Z.
    return (pieces.flatMap { $0 } + "\u{1B}\(random.pick(Self.halves))".utf8).filter {
      ![0x71, 0x03, 0x1A].contains($0)
    }
  }

  private func mouse(_ button: Int, _ column: Int, _ line: Int) -> [UInt8] {
    Array("\u{1B}[<\(button);\(column);\(line)M\u{1B}[<\(button);\(column);\(line)m".utf8)
  }

  /// Whether it repaints the whole screen after a change of size.
  private func draws(_ pty: Pty, _ width: Int, _ height: Int) -> Bool {
    let before = pty.output.count
    pty.resize(width: UInt16(width), height: UInt16(height))
    return pty.read(until: "\u{1B}[2J", from: before, timeout: Self.guardTime)
  }

  @Test(arguments: 1...4) func randomBytesKeepDrawingAndEndCleanly(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let home = try Home(.demo, config: "motion = false")
    defer { home.remove() }
    let pty = try Pty(BuildProducts.path("bankey"), ["--now", Home.now, "--demo"], environment: home.variables)
    #expect(pty.read(until: "929,466", timeout: 30))
    for number in 1...Self.bursts {
      let bytes = burst(&random)
      pty.type(bytes)
      // Never the previous size.
      try #require(
        draws(pty, random.int(20...99) * 2 + number % 2, random.int(6...50)), "seed \(seed), burst \(number): \(bytes)")
    }
    let start = ContinuousClock.now
    pty.send(SIGTERM)
    #expect(pty.status(timeout: Self.guardTime) == (128 + SIGTERM) << 8, "seed \(seed)")
    print("seed \(seed): \(Self.bursts) bursts, ended \(ContinuousClock.now - start) after SIGTERM")
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path + "/tmp").isEmpty)
  }
}
