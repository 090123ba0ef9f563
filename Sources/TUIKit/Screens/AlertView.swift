/// The message of an alert with the answers below it, on as many lines as they need. Only the message scrolls.
final class AlertView: View {
  let message: ScrollingText
  /// A title above the message; nil when the frame shows it.
  var heading: Text? {
    didSet { message.text = heading.map { $0 + "\n" + text } ?? text }
  }
  var choices: [ChoiceView] = []
  private let text: Text

  init(_ text: Text) {
    self.text = text
    message = ScrollingText(text)
  }

  override var subviews: [View] { [message] + choices }

  /// The size of the message, an empty line and the answers.
  override func size(fitting size: Size) -> Size {
    let (message, lines) = (message.size(fitting: size), lines(size.width))
    return Size(max(message.width, lines.map(Self.columns).max() ?? 0), message.height + 1 + lines.count)
  }

  override func layout() {
    let lines = lines(frame.width)
    let said = message.size(fitting: frame.size).height
    // When space is short, the empty line goes first, then lines of the message, of which at least one stays.
    let room = max(min(1, frame.height - 1), frame.height - lines.count)
    message.frame = Rect(0, 0, frame.width, min(said, room))
    let start = said + 1 + lines.count <= frame.height ? said + 1 : message.frame.height
    for (y, line) in lines.enumerated() { place(line, at: start + y) }
  }

  override func handle(_ mouse: Mouse) -> Bool {
    if case .wheel = mouse { return message.handle(mouse) }
    return super.handle(mouse)
  }

  /// Lays out answers next to each other, right-aligned.
  private func place(_ line: [ChoiceView], at y: Int) {
    var x = max(0, frame.width - Self.columns(line))
    for choice in line {
      choice.frame = Rect(x, y, min(choice.columns, frame.width - x), 1)
      x += choice.columns + Self.spacing
    }
  }

  /// The answers by line, as many in each as fit.
  private func lines(_ width: Int) -> [[ChoiceView]] {
    choices.reduce(into: []) { lines, choice in
      if let last = lines.last, Self.columns(last + [choice]) <= width {
        lines[lines.count - 1].append(choice)
      } else {
        lines.append([choice])
      }
    }
  }

  private static let spacing = 2
  private static func columns(_ line: [ChoiceView]) -> Int {
    line.reduce(0) { $0 + $1.columns } + (line.count - 1) * spacing
  }
}

/// An answer of an alert with its key; it can be clicked.
final class ChoiceView: View {
  private let choice: Alert.Choice
  private let role: Role

  init(_ choice: Alert.Choice, isUsual: Bool) {
    self.choice = choice
    role = isUsual ? .choice : .text
  }

  var columns: Int { text(Capabilities()).columns }

  override func draw(in canvas: inout Canvas) {
    let text = text(canvas.capabilities)
    canvas.put(text.truncated(to: canvas.bounds.width, ellipsis: canvas.capabilities.ellipsis), at: Point(0, 0))
  }

  /// The key and the title. Not every terminal shows an underlined letter of the title.
  private func text(_ capabilities: Capabilities) -> Text {
    Text(" \(choice.key.name(in: capabilities)) \(choice.title) ", role)
  }
}

/// Lines that scroll when there are more than fit. Marks at the right edge show that there are more above or below.
class ScrollingLines: View {
  private var top = 0
  private var lineCount = 0

  /// The lines laid out for `size`. They must leave the last column free where a mark may appear.
  func lines(fitting size: Size) -> [Text] { [] }

  /// The number of lines to scroll by a page, which keeps one line in view.
  var page: Int { max(1, frame.height - 1) }

  /// Scrolls down by `lines`, or up when negative, as far as there are lines.
  func scroll(by lines: Int) { top = max(0, min(top + lines, lineCount - frame.height)) }

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
    canvas.putScrollMarks(above: top > 0, below: top + frame.height < lineCount)
  }

  override func handle(_ mouse: Mouse) -> Bool {
    guard case .wheel(let lines, _) = mouse else { return false }
    scroll(by: lines)
    return true
  }

}

extension Canvas {
  /// Marks at the right edge, from line `first` to the last, that there are more lines above or below these.
  public nonisolated mutating func putScrollMarks(above: Bool, below: Bool, from first: Int = 0) {
    let marks = capabilities.isUnicode ? ("▲", "▼") : ("^", "v")
    let (right, bottom) = (bounds.width - 1, bounds.height - 1)
    // When both marks belong on the only line, the one for the rest of the text is shown.
    if above, bottom > first || !below { put(marks.0, at: Point(right, first), .secondary) }
    if below { put(marks.1, at: Point(right, bottom), .secondary) }
  }
}

/// A wrapped text that scrolls.
final class ScrollingText: ScrollingLines {
  var text: Text

  init(_ text: Text) { self.text = text }

  override func size(fitting size: Size) -> Size {
    let lines = text.wrapped(to: size.width)
    return Size(lines.map(\.columns).max() ?? 0, lines.count)
  }

  /// Leaves the last two columns to the marks when the text scrolls.
  override func lines(fitting size: Size) -> [Text] {
    let lines = text.wrapped(to: size.width)
    return lines.count <= size.height ? lines : text.wrapped(to: max(1, size.width - 2))
  }
}
