import TUIKit

/// A text instead of rows: centered and wrapped.
final class MessageView: View, ReusableView {
  private var text = ""

  /// Shows a text.
  func configure(_ text: String) { self.text = text }

  /// Shows nothing.
  func prepareForReuse() { text = "" }

  /// As wide as there is room; a blank line above and below the text where it is not alone.
  override func size(fitting size: Size) -> Size { Size(size.width, lines(size.width).count + 2) }

  /// Draws the lines in the middle.
  override func draw(in canvas: inout Canvas) {
    for (y, line) in lines(canvas.bounds.width).enumerated() {
      canvas.put(line, at: Point((canvas.bounds.width - line.columns) / 2, y + 1))
    }
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, 1), .mark) }
  }

  private func lines(_ width: Int) -> [Text] { Text(text).wrapped(to: max(1, min(60, width - 4))) }
}
