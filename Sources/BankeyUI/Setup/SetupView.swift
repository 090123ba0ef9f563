import BankeyCore
import TUIKit

/// One question of setting a source up: what it asks, what has to be known, and either choices or a line to type in.
final class SetupView: View {
  /// What it shows.
  struct Model: Equatable {
    var title = ""
    var help = ""
    var choices: [SetupChoice] = []
    /// The choice that Enter takes.
    var selected = 0
    /// What is asked for, before what was typed.
    var prompt = ""
    var typed = ""
    /// Whether what was typed must not be seen.
    var isSecret = false
    /// Why the answer cannot be taken.
    var problem: String?
  }

  /// The least room for what is typed beside its prompt.
  private static let least = 12
  /// What it shows now.
  var model = Model()

  /// All of the room but the status line.
  override func size(fitting size: Size) -> Size { Size(size.width, max(0, size.height - 1)) }

  /// Draws what there is room for; what is typed and why it cannot be taken are the last to go.
  override func draw(in canvas: inout Canvas) {
    let room = canvas.bounds.size
    for (y, line) in lines(room, canvas.capabilities).prefix(room.height).enumerated() {
      canvas.put(line.truncated(to: room.width - 3, ellipsis: canvas.capabilities.ellipsis), at: Point(2, y))
    }
  }

  private func lines(_ room: Size, _ capabilities: Capabilities) -> [Text] {
    let width = max(1, room.width - 4)
    let title = [Text(model.title, .title)]
    let help = Text(model.help).wrapped(to: width)
    let problem = model.problem.map { Text("! " + $0, .strong).wrapped(to: width) } ?? []
    let body = model.choices.isEmpty ? line(width, capabilities) : list(width, capabilities)
    let note = model.choices.isEmpty || isWide(width) ? [] : self.note(width)
    let arrangements = [
      title + [""] + help + [""] + body + [""] + note + problem, title + help + body + note + problem,
      title + body + note + problem, body + note + problem,
    ]
    return arrangements.first { $0.count <= room.height } ?? body + problem
  }

  /// Whether what choices mean has room beside them.
  private func isWide(_ width: Int) -> Bool { width >= 64 }

  private func list(_ width: Int, _ capabilities: Capabilities) -> [Text] {
    model.choices.enumerated().map { index, choice in
      let isSelected = index == model.selected
      let mark = Text(isSelected ? capabilities.symbols.chevron + " " : "  ", .mark)
      let key = mark + Text("\(index + 1)", .key) + Text("  ") + Text(choice.text, isSelected ? .strong : .text)
      return isWide(width) ? key.padded(to: 25) + Text(choice.note, .secondary) : key
    }
  }

  private func note(_ width: Int) -> [Text] {
    guard model.choices.indices.contains(model.selected) else { return [] }
    return Text(model.choices[model.selected].note, .secondary).wrapped(to: width)
  }

  /// What is typed, of which the end is seen, behind its prompt or below it.
  private func line(_ width: Int, _ capabilities: Capabilities) -> [Text] {
    guard !model.prompt.isEmpty else { return [] }
    let dot = capabilities.isUnicode ? "•" : "*"
    let typed = model.isSecret ? String(repeating: dot, count: model.typed.count) : model.typed
    let prompt = Text(model.prompt, .strong)
    let isBeside = width - prompt.columns >= SetupView.least
    let room = width - (isBeside ? prompt.columns : 0) - 1
    let line = Text(end(of: typed, room, capabilities)) + Text(" ", attributes: .reverse)
    return isBeside ? [prompt + line] : [prompt, line]
  }

  private func end(of typed: String, _ room: Int, _ capabilities: Capabilities) -> String {
    guard Text(typed).columns > room else { return typed }
    var end = typed[...]
    while Text(capabilities.ellipsis + end).columns > room { end.removeFirst() }
    return capabilities.ellipsis + end
  }
}
