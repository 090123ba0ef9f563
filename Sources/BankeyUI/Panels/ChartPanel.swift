import BankeyCore
import TUIKit

/// A title with a figure, and a chart below it.
final class ChartPanel: View {
  /// What is shown at the top.
  let title = TitlePanel()
  private let chart = ChartView()

  /// Shows a chart, or none; as a table where nothing can be drawn.
  func show(_ model: ChartViewModel?, isTable: Bool) { (chart.model, chart.isTable) = (model, isTable) }

  /// The title and the chart.
  override var subviews: [View] { [title, chart] }

  /// A third of the screen, and no chart where that leaves it less than two lines.
  override func size(fitting size: Size) -> Size {
    let lines = min(chart.isTable ? 2 : 9, size.height / 3)
    return Size(size.width, 1 + (lines < 2 || chart.model == nil ? 0 : lines))
  }

  /// The title above the chart.
  override func layout() {
    title.frame = Rect(0, 0, frame.width, 1)
    chart.frame = Rect(0, 1, frame.width, max(0, frame.height - 1))
  }
}
