/// An answer of an alert: its key and what it says, to be clicked too.
final class ChoiceView: View {
  private let choice: Alert.Choice
  private let role: Role

  init(_ choice: Alert.Choice, isFirst: Bool) {
    self.choice = choice
    role = isFirst ? .choice : .text
    super.init()
    resistance = .high
  }

  override func size(fitting size: Size) -> Size { Size(text(Capabilities()).columns, 1) }

  override func draw(in canvas: inout Canvas) {
    let text = text(canvas.capabilities)
    canvas.put(text.truncated(to: canvas.bounds.width, ellipsis: canvas.capabilities.ellipsis), at: Point(0, 0))
  }

  private func text(_ capabilities: Capabilities) -> Text {
    Text(" \(choice.key.name(in: capabilities)) \(choice.title) ", role)
  }
}
