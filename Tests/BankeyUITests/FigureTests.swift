import TestSupport
import Testing

/// No figure is cut, whatever the window: a part of it would be another figure.
@Suite struct FigureTests {
  @Test(arguments: 1...16 as ClosedRange<UInt64>) func everyFigureStandsWhole(seed: UInt64) async throws {
    for part in UInt64(0)..<4 {
      var random = SeededRandom(seed: seed << 8 | part)
      var program = ScreenProgram((0..<400).map { _ in UInt8(random.int(0...255)) })
      do {
        try await program.run()
      } catch let problem as ScreenProgram.Disagreement {
        Issue.record("seed \(seed), part \(part): \(problem.words)")
      }
    }
  }
}
