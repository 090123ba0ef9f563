@testable import BankeyUI
import Testing

/// Charts drawn with braille and with blocks.
@Suite struct PlotTests {
  @Test func brailleHasFourDotsPerLine() {
    #expect(BraillePlot([0, 1, 2, 3], rows: 1).lines == ["⡠⠊"])
    #expect(BraillePlot([0, 0, 7, 7], rows: 2).lines == [" ⡏", "⣀⠇"])
    #expect(BraillePlot([3], rows: 1).lines == ["⠁"])
    #expect(BraillePlot([], rows: 1).lines == [""])
  }

  @Test func lineHasNoGaps() {
    for heights in [[0, 7], [7, 0], [3, 0, 7, 2]] {
      let dots = BraillePlot(heights, rows: 2).lines.joined().unicodeScalars.reduce(0) { sum, scalar in
        sum + (scalar.value > 0x2800 ? (scalar.value - 0x2800).nonzeroBitCount : 0)
      }
      let climbed = zip(heights, heights.dropFirst()).reduce(1) { $0 + max(1, abs($1.0 - $1.1)) }
      #expect(dots == climbed)
    }
  }

  @Test func blocksFillTheAreaBelow() {
    #expect(BlockPlot([0, 1, 2, 3], rows: 2).lines == ["  ▄█", "▄███"])
  }
}
