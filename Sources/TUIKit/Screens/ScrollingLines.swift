/// Lines that scroll where there are more than there is room for. Marks at the right edge say that there are more above or below.
class ScrollingLines: View {
  private var top = 0
  private var lineCount = 0

  /// The lines where there is room for `size`. They keep clear of the last column where a mark may stand.
  func lines(fitting size: Size) -> [Text] { [] }

  /// How many lines a page down is: one of the page before stays.
  var page: Int { max(1, frame.height - 1) }

  /// Shows what is so many lines further down, or up where negative, as far as there are any.
  func scroll(by lines: Int) { top = max(0, min(top + lines, lineCount - frame.height)) }

  /// What keys do to it.
  var scrollKeys: [KeyCommand] {
    let directions: [([Key], (ScrollingLines) -> Int)] = [
      ([.down, "j"], { _ in 1 }), ([.up, "k"], { _ in -1 }),
      ([.pageDown, .control("f"), .control("d"), " "], { $0.page }),
      ([.pageUp, .control("b"), .control("u")], { -$0.page }), ([.home, "g"], { _ in -Size.unlimited }),
      ([.end, "G"], { _ in Size.unlimited }),
    ]
    return directions.map { keys, lines in
      KeyCommand(keys, "") { [weak self] in self.map { $0.scroll(by: lines($0)) } }
    }
  }

  override func draw(in canvas: inout Canvas) {
    let lines = lines(fitting: canvas.bounds.size)
    lineCount = lines.count
    scroll(by: 0)
    for (y, line) in lines.dropFirst(top).prefix(canvas.bounds.height).enumerated() {
      canvas.put(line, at: Point(0, y))
    }
    drawMarks(in: &canvas)
  }

  override func handle(_ mouse: Mouse) -> Bool {
    guard case .wheel(let lines, _) = mouse else { return false }
    scroll(by: lines)
    return true
  }

  private func drawMarks(in canvas: inout Canvas) {
    let marks = canvas.capabilities.isUnicode ? ("▲", "▼") : ("^", "v")
    let (right, bottom) = (canvas.bounds.width - 1, canvas.bounds.height - 1)
    let isMoreBelow = top + frame.height < lineCount
    // Where both belong on the only line there is, the one is said that leads on.
    if top > 0, bottom > 0 || !isMoreBelow { canvas.put(marks.0, at: Point(right, 0), .secondary) }
    if isMoreBelow { canvas.put(marks.1, at: Point(right, bottom), .secondary) }
  }
}

/// A text that is wrapped to the room there is, and scrolls.
final class ScrollingText: ScrollingLines {
  /// What it says.
  var text: Text

  init(_ text: Text) { self.text = text }

  override func size(fitting size: Size) -> Size {
    let lines = text.wrapped(to: size.width)
    return Size(lines.map(\.columns).max() ?? 0, lines.count)
  }

  /// Where it scrolls, it leaves the last two columns to the marks.
  override func lines(fitting size: Size) -> [Text] {
    let lines = text.wrapped(to: size.width)
    return lines.count <= size.height ? lines : text.wrapped(to: max(1, size.width - 2))
  }
}
