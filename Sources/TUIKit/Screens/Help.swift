import TerminalText

/// All keys of a screen with their descriptions, from the same table that dispatches them. Scrolls when necessary.
public final class Help: Overlay {
  private let list: HelpList

  /// Creates help for some commands. `closing` is the hint for closing it.
  public init(_ title: Text, _ commands: KeyMap, closing: String) {
    list = HelpList(commands)
    super.init(title, list)
    let close = KeyCommand([.escape, "q", "?", .enter, .left, "h", .backspace], closing, hint: closing) { [weak self] in
      self?.close()
    }
    keys = KeyMap([close] + list.scrollKeys)
  }

  /// Passes the terminal's capabilities to the list, because the names of keys depend on them.
  public override func didAppear() {
    if let application { list.capabilities = application.terminal.capabilities }
  }
}

/// Keys on the left, descriptions on the right.
final class HelpList: ScrollingLines {
  /// The capabilities of the terminal, which determine how keys are named.
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

  /// The width below which descriptions are not beside their keys.
  private static let least = 24

  /// Uses two columns, or puts descriptions below keys when two do not fit.
  override func lines(fitting size: Size) -> [Text] {
    let (keys, width) = (keyColumns, size.width)
    let longest = commands.map(\.title.columns).max() ?? 0
    let isNarrow = width < keys + 2 + min(longest, Self.least)
    return commands.flatMap { command -> [Text] in
      let name = Text(command.name(in: capabilities, all: true), .key)
      guard isNarrow else {
        let lines = Text(command.title).wrapped(to: width - keys - 2)
        return zip([name] + lines.dropFirst().map { _ in Text([]) }, lines).map { $0.padded(to: keys + 2) + $1 }
      }
      return name.wrapped(to: width - 1) + Text(command.title).wrapped(to: width - 3).map { "  " + $0 }
    }
  }
}
