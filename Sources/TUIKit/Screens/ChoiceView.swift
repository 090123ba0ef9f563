/// An answer of an alert: its key and what it says, to be clicked too.
final class ChoiceView: View {
  private let choice: Alert.Choice
  private let role: Role

  init(_ choice: Alert.Choice, isUsual: Bool) {
    self.choice = choice
    role = isUsual ? .choice : .text
    super.init()
    resistance = .high
  }

  override func size(fitting size: Size) -> Size { Size(text(Capabilities()).columns, 1) }

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
