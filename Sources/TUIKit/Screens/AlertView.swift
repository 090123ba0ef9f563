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
