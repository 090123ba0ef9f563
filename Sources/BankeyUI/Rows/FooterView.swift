import TUIKit

/// A text below the rows of a section, wrapped.
final class FooterView: View, ReusableView {
  private var text = ""

  /// Shows a text.
  func configure(_ text: String) { self.text = text }

  /// Shows nothing.
  func prepareForReuse() { text = "" }

  /// As wide as there is room, as many lines as the text needs.
  override func size(fitting size: Size) -> Size { Size(size.width, lines(size.width).count) }

  /// Draws the lines, indented as the names of accounts are.
  override func draw(in canvas: inout Canvas) {
    for (y, line) in lines(canvas.bounds.width).enumerated() { canvas.put(line, at: Point(indent, y)) }
  }

  private let indent = 4

  private func lines(_ width: Int) -> [Text] { Text(text, .secondary).wrapped(to: max(1, width - indent - 2)) }
}
