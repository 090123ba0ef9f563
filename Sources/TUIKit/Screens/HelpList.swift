import TerminalText

/// Keys at the left, what they do at the right; lines that do not fit can be scrolled to.
final class HelpList: View {
  /// What the terminal can show: the names of keys depend on it.
  var capabilities = Capabilities()
  private let commands: [KeyCommand]
  private var top = 0
  private var lineCount = 0

  init(_ map: KeyMap) { commands = map.commands }

  var page: Int { max(1, frame.height - 1) }

  func scroll(by lines: Int) { top = max(0, min(top + lines, lineCount - frame.height)) }

  override func size(fitting size: Size) -> Size {
    let titles = commands.map(\.title.columns).max() ?? 0
    let width = keyColumns + 2 + titles
    return Size(width, lines(min(width, size.width)).count)
  }

  override func draw(in canvas: inout Canvas) {
    let lines = lines(canvas.bounds.width)
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

  /// Says at the right edge that there is more above or below.
  private func drawMarks(in canvas: inout Canvas) {
    let marks = capabilities.isUnicode ? ("▲", "▼") : ("^", "v")
    let right = canvas.bounds.width - 1
    if top > 0 { canvas.put(marks.0, at: Point(right, 0), .secondary) }
    if top + frame.height < lineCount { canvas.put(marks.1, at: Point(right, frame.height - 1), .secondary) }
  }

  private var keyColumns: Int {
    commands.map { $0.name(in: capabilities, all: true).columns }.max() ?? 0
  }

  /// Two columns; where both do not fit beside each other, what the keys do stands below them.
  private func lines(_ width: Int) -> [Text] {
    let keys = keyColumns
    let isNarrow = width < keys + 2 + (commands.map(\.title.columns).max() ?? 0)
    return commands.flatMap { command -> [Text] in
      let name = Text(command.name(in: capabilities, all: true), .key)
      guard isNarrow else { return [name.padded(to: keys + 2) + Text(command.title)] }
      return name.wrapped(to: width - 1) + Text(command.title).wrapped(to: width - 3).map { "  " + $0 }
    }
  }
}
