import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The screen while there are no accounts: explains bankey and offers ways to start.
final class FirstRunScreen: SessionScreen {
  private let welcome: WelcomeView

  init(_ session: Session) {
    let strings = session.settings.strings
    func key(_ command: Command, _ usual: String) -> String { session.settings.keys.names[command.name] ?? usual }
    welcome = WelcomeView(
      tagline: strings.tagline, dataPath: strings.dataStays(in: session.bank.dataPath),
      choices: [
        .init(key: key(.demo, "t"), text: strings.help(.demo), short: strings.hint(.demo), note: strings.demoNote),
        .init(
          key: key(.importFiles, "i"), text: strings.help(.importFiles), short: strings.hint(.importFiles),
          note: strings.importNote),
        .init(
          key: key(.addSource, "a"), text: strings.help(.addSource), short: strings.hint(.addSource),
          note: strings.addSourceNote),
        .init(key: key(.quit, "q"), text: strings.leave, short: strings.leave, note: ""),
      ])
    super.init(session, .firstRun, head: welcome, list: SpacerView())
  }

  override func update() { show(position: "") }

  /// Performs the choices; q quits.
  override func perform(_ command: Command, isForward: Bool) {
    switch command {
    case .demo: session.openDemo()
    case .quit: application?.quit()
    default: super.perform(command, isForward: isForward)
    }
  }
}

/// Explains bankey, lists the ways to start, and shows where the data is stored.
final class WelcomeView: View {
  /// A way to start.
  struct Choice {
    let key: String
    let text: String
    /// The text in a word, where a truncated text would not say what the choice does.
    let short: String
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

  /// Everything but the status line.
  override func size(fitting size: Size) -> Size { Size(size.width, max(0, size.height - 1)) }

  /// Draws what fits; the choices have priority.
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
    let list = choices.flatMap { choice($0, width) }
    let data = Text(dataPath, .secondary).wrapped(to: width)
    let choices = [
      title + about + [""] + list + [""] + data, title + about + list + data, title + list + data, title + list,
    ]
    return choices.first { $0.count <= room.height } ?? list
  }

  /// A choice with its note in a column beside it, if there is room.
  private func choice(_ choice: Choice, _ width: Int) -> [Text] {
    let start = Text(width < 40 ? "" : "  ") + Text(choice.key, .key) + Text("   ")
    let isWhole = start.columns + Text(choice.text).columns <= width
    let key = start + Text(isWhole ? choice.text : choice.short)
    let notes = width < 64 ? [] : Text(choice.note, .secondary).wrapped(to: width - WelcomeView.notes)
    guard let first = notes.first else { return [key] }
    let indent = Text("").padded(to: WelcomeView.notes)
    return [key.padded(to: WelcomeView.notes) + first] + notes.dropFirst().map { indent + $0 }
  }

  /// The column of the notes.
  private static let notes = 36
}
