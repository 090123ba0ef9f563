import TUIKit

/// The line at the bottom in which something to find is typed, and beside it what was found.
final class FindBar: View {
  /// What was typed.
  var typed = ""
  /// What was found, or what makes no sense.
  var answer = Text("")

  /// One line, as wide as there is room.
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }

  /// Draws the answer at the right and the end of what was typed at the left, which is the last to go.
  override func draw(in canvas: inout Canvas) {
    let width = canvas.bounds.width
    let typed = Text("/", .key) + Text(typed, .strong)
    let least = min(typed.columns, max(1, width / 2))
    let answer = answer.truncated(to: max(0, width - least - 5), ellipsis: canvas.capabilities.ellipsis)
    let room = width - answer.columns - 4
    let start = min(1, 1 + room - typed.columns)
    canvas.put(typed, at: Point(start, 0))
    canvas.put(Text(" ", attributes: .reverse), at: Point(start + typed.columns, 0))
    if start < 1 { canvas.put(Text(canvas.capabilities.ellipsis, .secondary), at: Point(0, 0)) }
    canvas.put(answer, at: Point(width - 1 - answer.columns, 0))
  }
}
