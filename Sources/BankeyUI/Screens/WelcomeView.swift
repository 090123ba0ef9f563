import TUIKit

/// What bankey is, the choices to begin with, and where the data lives.
final class WelcomeView: View {
  /// Something to begin with.
  struct Choice {
    let key: String
    let text: String
    let note: String
  }

  private let tagline: String
  private let dataPath: String
  private let choices: [Choice]

  init(tagline: String, dataPath: String, choices: [Choice]) {
    self.tagline = tagline
    self.dataPath = dataPath
    self.choices = choices
  }

  /// All of the room but the status line.
  override func size(fitting size: Size) -> Size { Size(size.width, max(0, size.height - 1)) }

  /// Draws what there is room for; the choices are the last to go.
  override func draw(in canvas: inout Canvas) {
    let room = canvas.bounds.size
    let lines = lines(room)
    for (y, line) in lines.prefix(room.height).enumerated() {
      canvas.put(line.truncated(to: room.width - 3, ellipsis: canvas.capabilities.ellipsis), at: Point(2, y))
    }
  }

  private func lines(_ room: Size) -> [Text] {
    let width = max(1, room.width - 4)
    let title = [Text("Bankey", .logo)]
    let about = Text(tagline).wrapped(to: width)
    let list = choices.map { choice($0, width) }
    let data = Text(dataPath, .secondary).wrapped(to: width)
    let choices = [
      title + about + [""] + list + [""] + data, title + about + list + data, title + list + data, title + list,
    ]
    return choices.first { $0.count <= room.height } ?? list
  }

  private func choice(_ choice: Choice, _ width: Int) -> Text {
    let key = Text(width < 40 ? "" : "  ") + Text(choice.key, .key) + Text("   ") + Text(choice.text)
    return width < 64 ? key : key.padded(to: 38) + Text(choice.note, .secondary)
  }
}
