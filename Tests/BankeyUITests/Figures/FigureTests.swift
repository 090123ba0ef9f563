import Foundation
import TestSupport
import Testing

/// No figure is cut at any window size, because a part of it would be a different figure.
@Suite struct FigureTests {
  @Test(arguments: 1...16 as ClosedRange<UInt64>) func everyFigureStaysWhole(seed: UInt64) async throws {
    for part in UInt64(0)..<4 {
      var random = SeededRandom(seed: seed << 8 | part)
      await run((0..<400).map { _ in UInt8(random.int(0...255)) }, "seed \(seed), part \(part)")
    }
  }

  @Test func fuzzSeedsDrawWholeFigures() async throws {
    let seeds = try FileManager.default.contentsOfDirectory(
      at: Checkout.file("Fuzz/Seeds/screen"), includingPropertiesForKeys: nil)
    #expect(seeds.count > 10)
    for seed in seeds { await run(Array(try Data(contentsOf: seed)), seed.lastPathComponent) }
  }

  private func run(_ bytes: [UInt8], _ name: String) async {
    var program = ScreenProgram(bytes)
    do {
      try await program.run()
    } catch {
      Issue.record("\(name): \((error as? ScreenProgram.Disagreement)?.words ?? "\(error)")")
    }
  }
}
