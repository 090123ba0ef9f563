import TUIKit

/// One line above a list: the sign that leads back, a name, and a figure at the right.
final class TitlePanel: View {
  /// What is shown.
  var title = ""
  /// The figure.
  var figure = ""

  /// One line.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the figure whole, and as much of the name as there is room for.
  override func draw(in canvas: inout Canvas) {
    canvas.put(canvas.capabilities.symbols.back, at: Point(0, 0), .secondary)
    let columns = ReportColumns(width: canvas.bounds.width)
    let start = canvas.put(Text(figure, .strong), endingAt: columns.amountEnd, line: 0)
    canvas.put(Text(title, .strong), from: 2, to: start - 1, line: 0)
  }
}
