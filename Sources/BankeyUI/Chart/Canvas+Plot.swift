import BankeyCore
import TUIKit

extension Canvas {
  /// Draws the line of a series with the finest signs that the terminal has; nothing in ASCII.
  nonisolated mutating func putPlot(_ series: ChartSeries, in rect: Rect) {
    guard capabilities.isUnicode, rect.width > 0, rect.height > 0 else { return }
    for (y, line) in lines(of: series, rect.size).enumerated() {
      put(line, at: Point(rect.x, rect.y + y), .chart)
    }
  }

  private nonisolated func lines(of series: ChartSeries, _ size: Size) -> [String] {
    if capabilities.hasRichFont {
      let heights = series.heights(BraillePlot.samples(size.width), top: BraillePlot.top(size.height))
      return BraillePlot(heights, rows: size.height).lines
    }
    let heights = series.heights(BlockPlot.samples(size.width), top: BlockPlot.top(size.height))
    return BlockPlot(heights, rows: size.height).lines
  }
}
