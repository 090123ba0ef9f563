import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// Every command of a screen by name, filtered while one types; Enter does the selected one.
final class CommandPalette: Overlay {
  private let list: PaletteList

  /// The commands of a screen; `none` says that none is called what was typed.
  init(_ title: Text, _ commands: KeyMap, none: String) {
    list = PaletteList(commands.commands, none: none)
    super.init(title, list)
  }

  /// Learns what keys are called on this terminal.
  override func didAppear() {
    if let application { list.capabilities = application.terminal.capabilities }
  }

  /// Letters filter, arrows move, Enter does it, Esc closes.
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

  /// The key of two directions that goes forward comes last.
  private func run() {
    guard let command = list.chosen, let key = command.keys.last else { return }
    close()
    command.action(key)
  }
}

/// The line that is typed, and below it the commands that it fits.
final class PaletteList: View {
  /// What the terminal can show: the names of keys depend on it.
  var capabilities = Capabilities()
  private(set) var prompt = Prompt()
  private let commands: [KeyCommand]
  private let none: String
  private var selected = 0

  init(_ commands: [KeyCommand], none: String) { (self.commands, self.none) = (commands, none) }

  /// What Enter does; nil where nothing fits.
  var chosen: KeyCommand? { fitting.indices.contains(selected) ? fitting[selected] : nil }

  /// Types; the first command that fits is selected.
  func edit(_ change: (inout Prompt) -> Void) {
    change(&prompt)
    selected = 0
  }

  /// Selects another command.
  func move(by count: Int) { selected = min(max(0, selected + count), max(0, fitting.count - 1)) }

  /// As wide as the longest command, as high as there are commands: it keeps its size while one types.
  override func size(fitting size: Size) -> Size {
    let width = commands.map { keyColumns + 4 + Text($0.title).columns }.max() ?? 0
    return Size(min(size.width, max(24, width)), min(size.height, 1 + commands.count))
  }

  /// Draws what was typed, and as many commands as there is room for, the selected one among them.
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
      canvas.put(Text(fitting[index].title, role), from: keyColumns + 4, to: canvas.bounds.width, line: y + 1)
    }
  }

  private var keyColumns: Int { commands.map { Text($0.shownKeys(capabilities)).columns }.max() ?? 0 }

  /// The commands that hold every word that was typed, whatever its case; those that begin with it come first.
  private var fitting: [KeyCommand] {
    let typed = prompt.text.lowercased()
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
  /// The first of its keys, or all where they belong together.
  fileprivate func shownKeys(_ capabilities: Capabilities) -> String {
    label ?? keys.first?.name(in: capabilities) ?? ""
  }
}
