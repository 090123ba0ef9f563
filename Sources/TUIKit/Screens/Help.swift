import TerminalText

/// All keys of a screen and what they do, made from the very table that dispatches them. It scrolls when it must.
public final class Help: Overlay {
  private let list: HelpList

  /// Help for some commands. `closing` says in help what closes it.
  public init(_ title: Text, _ commands: KeyMap, closing: String) {
    list = HelpList(commands)
    super.init(title, list)
    let close = KeyCommand(["q", "?", .escape, .enter, .left, "h", .backspace], closing) { [weak self] in self?.close()
    }
    keys = KeyMap([close] + list.scrollKeys)
  }

  /// Learns what keys are called on this terminal.
  public override func didAppear() {
    if let application { list.capabilities = application.terminal.capabilities }
  }
}

/// Keys at the left, what they do at the right; lines that do not fit can be scrolled to.
final class HelpList: ScrollingLines {
  /// What the terminal can show: the names of keys depend on it.
  var capabilities = Capabilities()
  private let commands: [KeyCommand]

  init(_ map: KeyMap) { commands = map.commands }

  override func size(fitting size: Size) -> Size {
    let titles = commands.map(\.title.columns).max() ?? 0
    let width = keyColumns + 2 + titles
    return Size(width, lines(fitting: Size(min(width, size.width), size.height)).count)
  }

  private var keyColumns: Int {
    commands.map { $0.name(in: capabilities, all: true).columns }.max() ?? 0
  }

  /// Two columns; where both do not fit beside each other, what the keys do stands below them.
  override func lines(fitting size: Size) -> [Text] {
    let (keys, width) = (keyColumns, size.width)
    let isNarrow = width < keys + 2 + (commands.map(\.title.columns).max() ?? 0)
    return commands.flatMap { command -> [Text] in
      let name = Text(command.name(in: capabilities, all: true), .key)
      guard isNarrow else { return [name.padded(to: keys + 2) + Text(command.title)] }
      return name.wrapped(to: width - 1) + Text(command.title).wrapped(to: width - 3).map { "  " + $0 }
    }
  }
}
