import BankeyCore
import TUIKit

/// What has just happened to a figure, with the signs that the terminal can show.
final class ChangeView: View {
  /// What has happened; nil for nothing.
  var change: RowChange? { didSet { isHidden = change == nil } }

  /// As wide as its text.
  override func size(fitting size: Size) -> Size { Size(change?.text(.unicode).columns ?? 0, 1) }

  /// Draws the text, or nothing where it would be cut.
  override func draw(in canvas: inout Canvas) {
    guard let text = change?.text(canvas.capabilities.symbols), text.columns <= canvas.bounds.width else { return }
    canvas.put(text, endingAt: canvas.bounds.width, line: 0)
  }
}
