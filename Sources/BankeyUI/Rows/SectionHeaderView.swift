import BankeyCore
import TUIKit

/// The title of a section with its sums, the main currency under the balances.
final class SectionHeaderView: View, ReusableView {
  private var model: SectionHeaderViewModel?

  /// Shows a section's title.
  func configure(_ model: SectionHeaderViewModel) { self.model = model }

  /// Shows nothing of the section that it showed.
  func prepareForReuse() { model = nil }

  /// As wide as there is room, one line.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the sums from the right, as many as leave half of the title; then the title.
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    let columns = RowColumns(width: canvas.bounds.width)
    let title = Text(model.title, .title)
    var end = columns.figureEnd - model.fractionColumns
    var start = columns.figureEnd
    for sum in model.sums.reversed() {
      let figure = Figure(sum, whole: .text)
      guard end - figure.head.columns > columns.text + title.columns / 2 else { break }
      start = figure.draw(in: &canvas, wholeEndingAt: end, line: 0)
      end = start - 3 - model.fractionColumns
    }
    canvas.put(title, from: columns.text, to: start - 1, line: 0)
  }
}
