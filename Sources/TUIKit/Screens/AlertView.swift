/// What an alert says, and its answers below it: in one line, or in several where they do not fit. The answers are always there; what
/// it says scrolls.
final class AlertView: View {
  /// What it says.
  let message: ScrollingText
  /// Said before the message; nil where the frame says it.
  var heading: Text? {
    didSet { message.text = heading.map { $0 + "\n" + text } ?? text }
  }
  /// The answers.
  var choices: [ChoiceView] = []
  private let text: Text

  init(_ text: Text) {
    self.text = text
    message = ScrollingText(text)
  }

  override var subviews: [View] { [message] + choices }

  /// The message, a free line and the answers.
  override func size(fitting size: Size) -> Size {
    let (message, lines) = (message.size(fitting: size), lines(size.width))
    return Size(max(message.width, lines.map(Self.columns).max() ?? 0), message.height + 1 + lines.count)
  }

  override func layout() {
    let lines = lines(frame.width)
    let said = message.size(fitting: frame.size).height
    // The free line is the first to go, then lines of the message; one of them stays.
    let room = max(min(1, frame.height - 1), frame.height - lines.count)
    message.frame = Rect(0, 0, frame.width, min(said, room))
    let start = said + 1 + lines.count <= frame.height ? said + 1 : message.frame.height
    for (y, line) in lines.enumerated() { place(line, at: start + y) }
  }

  override func handle(_ mouse: Mouse) -> Bool {
    if case .wheel = mouse { return message.handle(mouse) }
    return super.handle(mouse)
  }

  /// Side by side at the right.
  private func place(_ line: [ChoiceView], at y: Int) {
    var x = max(0, frame.width - Self.columns(line))
    for choice in line {
      choice.frame = Rect(x, y, min(choice.columns, frame.width - x), 1)
      x += choice.columns + Self.spacing
    }
  }

  /// As many answers in a line as fit.
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

/// An answer of an alert: its key and what it says, to be clicked too.
final class ChoiceView: View {
  private let choice: Alert.Choice
  private let role: Role

  init(_ choice: Alert.Choice, isUsual: Bool) {
    self.choice = choice
    role = isUsual ? .choice : .text
  }

  /// How wide it is.
  var columns: Int { text(Capabilities()).columns }

  override func draw(in canvas: inout Canvas) {
    let text = text(canvas.capabilities)
    canvas.put(text.truncated(to: canvas.bounds.width, ellipsis: canvas.capabilities.ellipsis), at: Point(0, 0))
  }

  /// What it says with its key underlined, where it begins with that; else its key and what it says.
  private func text(_ capabilities: Capabilities) -> Text {
    let key = choice.key.name(in: capabilities)
    guard let first = choice.title.first, first.lowercased() == key else {
      return Text(" \(key) \(choice.title) ", role)
    }
    let rest = choice.title.dropFirst()
    return Text(" ", role) + Text(String(first), role, attributes: .underline) + Text(rest + " ", role)
  }
}

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
