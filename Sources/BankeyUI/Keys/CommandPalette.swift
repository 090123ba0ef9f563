import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Lists all commands of a screen, filtered as the user types. Enter performs the selected one.
final class CommandPalette: Overlay {
  private let list: PaletteList

  /// Creates a palette for commands; `none` is the text for no results.
  init(_ title: String, _ commands: KeyMap, none: String, _ settings: ViewerSettings) {
    list = PaletteList(commands.commands, none: none)
    super.init(Text(title, .title), list)
    let strings = settings.strings
    // Only named here: `handle` also takes letters.
    keys = [
      KeyCommand([.up], "", label: settings.formats.isASCII ? "Up Down" : "↑↓", hint: strings.hint(.row)) {},
      KeyCommand([.enter], "", hint: strings.choose) {}, KeyCommand([.escape], "", hint: strings.hint(.leave)) {},
    ]
  }

  /// Passes the terminal's capabilities to the list, because the names of keys depend on them.
  override func didAppear() {
    if let application { list.capabilities = application.terminal.capabilities }
  }

  /// Letters filter, arrows move, Enter performs, Esc closes.
  override func handle(_ event: Event) -> Bool {
    switch event {
    case .key(.escape): close()
    case .key(.enter): run()
    case .key(.up), .key(.control("p")), .key(.backTab): list.move(by: -1)
    case .key(.down), .key(.control("n")), .key(.tab): list.move(by: 1)
    case .key(.backspace) where list.prompt.text.isEmpty: close()
    case .key(let key) where key.isTyped: list.edit { $0.type(key) }
    case .paste(let text): list.edit { $0.insert(text) }
    default: return super.handle(event)
    }
    application?.setNeedsDisplay()
    return true
  }

  /// Performs the command with its last key, which means forward for commands with two directions.
  private func run() {
    guard let command = list.chosen, let key = command.keys.last else { return }
    close()
    command.action(key)
  }
}

/// The prompt with the matching commands below.
final class PaletteList: View {
  /// The capabilities of the terminal, which determine how keys are named.
  var capabilities = Capabilities()
  private(set) var prompt = Prompt()
  private let commands: [KeyCommand]
  private let none: String
  private var selected = 0

  init(_ commands: [KeyCommand], none: String) { (self.commands, self.none) = (commands, none) }

  /// The command for Enter; nil when none matches.
  var chosen: KeyCommand? { fitting.indices.contains(selected) ? fitting[selected] : nil }

  /// Changes the typed text and selects the first match.
  func edit(_ change: (inout Prompt) -> Void) {
    change(&prompt)
    selected = 0
  }

  func move(by count: Int) { selected = min(max(0, selected + count), max(0, fitting.count - 1)) }

  /// The size of the complete list, which stays the same while the user types.
  override func size(fitting size: Size) -> Size {
    let width = commands.map { keyColumns + 4 + Text($0.title).columns }.max() ?? 0
    return Size(min(size.width, max(24, width)), min(size.height, 1 + commands.count))
  }

  /// Draws the typed text, and as many commands as fit around the selected one.
  override func draw(in canvas: inout Canvas) {
    let typed = Text(":", .key) + Text(prompt.text, .strong)
    canvas.put(typed, at: Point(0, 0))
    canvas.put(Text(" ", attributes: .reverse), at: Point(typed.columns, 0))
    let (fitting, room) = (fitting, canvas.bounds.height - 1)
    if fitting.isEmpty { canvas.put(Text(none, .secondary), from: 2, to: canvas.bounds.width, line: 1) }
    let first = max(0, selected - room + 1)
    for (y, index) in (first..<min(fitting.count, first + max(0, room))).enumerated() {
      let role: Role = index == selected ? .strong : .text
      if index == selected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, y + 1), .mark) }
      canvas.put(fitting[index].shownKeys(capabilities), at: Point(2, y + 1), .key)
      let title = title(of: fitting[index], within: canvas.bounds.width - keyColumns - 4)
      canvas.put(Text(title, role), from: keyColumns + 4, to: canvas.bounds.width, line: y + 1)
    }
    canvas.putScrollMarks(above: first > 0, below: first + room < fitting.count, from: 1)
  }

  private func title(of command: KeyCommand, within columns: Int) -> String {
    Text(command.title).columns <= columns ? command.title : command.shortTitle ?? command.title
  }

  private var keyColumns: Int { commands.map { Text($0.shownKeys(capabilities)).columns }.max() ?? 0 }

  /// The commands that contain every typed word, ignoring case; those that begin with the text come first. The names in
  /// the config have underscores: `net_worth`.
  private var fitting: [KeyCommand] {
    let typed = prompt.text.lowercased().replacing("_", with: " ")
    let words = typed.split(separator: " ")
    let found = commands.filter { command in
      let title = command.title.lowercased()
      return words.allSatisfy { title.contains($0) }
    }
    return found.filter { $0.title.lowercased().hasPrefix(typed) }
      + found.filter { !$0.title.lowercased().hasPrefix(typed) }
  }
}

extension KeyCommand {
  /// The first of its keys, or all when they belong together.
  fileprivate func shownKeys(_ capabilities: Capabilities) -> String {
    label ?? keys.first?.name(in: capabilities) ?? ""
  }
}
