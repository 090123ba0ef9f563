import BankeyCore
import TUIKit

extension Canvas {
  /// Draws the line of a series with the finest signs that the terminal has; nothing in ASCII.
  nonisolated mutating func putPlot(_ series: ChartSeries, in rect: Rect, _ role: Role = .chart) {
    guard capabilities.isUnicode, rect.width > 0, rect.height > 0 else { return }
    for (y, line) in lines(of: series, rect.size).enumerated() {
      put(line, at: Point(rect.x, rect.y + y), role)
    }
  }

  /// Draws a series in the height of a line; in ASCII only whether it is higher or lower at its end.
  nonisolated mutating func putTrend(_ series: ChartSeries?, at point: Point, columns: Int) {
    guard let series else { return }
    if capabilities.isUnicode {
      return putPlot(series, in: Rect(point.x, point.y, columns, 1), .secondary)
    }
    guard let change = series.change else { return }
    put(change.isNegative ? capabilities.symbols.fall : capabilities.symbols.rise, at: point, .secondary)
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
