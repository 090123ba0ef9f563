import BankeyCore
import TUIKit

/// A text above rows or instead of them: centered and wrapped.
final class MessageView: View, ReusableView {
  private var model: MessageViewModel?

  /// Shows a message.
  func configure(_ model: MessageViewModel) { self.model = model }

  /// Shows nothing.
  func prepareForReuse() { model = nil }

  /// As wide as there is room; a blank line above and below the text where it is alone.
  override func size(fitting size: Size) -> Size { Size(size.width, lines(size.width).count + 2 * margin) }

  /// Draws the lines in the middle of what rows take.
  override func draw(in canvas: inout Canvas) {
    let width = RowColumns(width: canvas.bounds.width).width
    for (y, line) in lines(width).enumerated() {
      canvas.put(line, at: Point((width - line.columns) / 2, y + margin))
    }
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, margin), .mark) }
  }

  private var margin: Int { model?.isAboveAccounts == true ? 0 : 1 }

  private func lines(_ width: Int) -> [Text] {
    let room = max(1, min(60, width - 4))
    let role = isSelected ? Role.strong : margin == 0 ? .secondary : .text
    return Text(words(room), role).wrapped(to: room)
  }

  /// As many words as fit on a line, where there are fewer to choose from.
  private func words(_ room: Int) -> String {
    guard let model else { return "" }
    return model.shorter.isEmpty || Text(model.text).columns <= room
      ? model.text : model.shorter.first { Text($0).columns <= room } ?? model.shorter[model.shorter.count - 1]
  }
}
