import Glibc
import TUIKit

/// A table of difficult names above a line that shows the last event.
final class ProbeScreen: Screen {
  /// One color of 256 with its stand-in, dim and bold.
  static let palette = Palette([
    .selection: Style(Color(231, or: 15), on: Color(24, or: 4)), .title: Style(Color(37, or: 6), .bold),
    .secondary: Style(attributes: .dim),
  ])
  private let terminal: any Terminal
  private let table = TableView<ProbeSection, ProbeRow> { .with(ProbeRowView.self, $0) }
  private let last = Label("ready")
  private let pane = StackView(.vertical, (0..<40).map { Label(Text("| \($0) 口座 \($0 * 7 % 5)")) })

  /// The probe on a terminal, with text that stands still beside the table if wanted.
  init(_ terminal: any Terminal, hasPane: Bool = false) {
    self.terminal = terminal
    table.apply(Sections([(ProbeSection(id: 0), (0..<200).map(ProbeRow.init))]))
    table.hugging = .low
    let list: View = hasPane ? StackView(.horizontal, [table, pane]) : table
    list.hugging = .low
    list.resistance = .low
    super.init(StackView(.vertical, [Label(Text("Probe", .title)), list, last]))
    keys =
      KeyMap([
        KeyCommand([.down, "j"], "down") { [table] in table.move(by: 1) },
        KeyCommand([.up, "k"], "up") { [table] in table.move(by: -1) },
        KeyCommand([.pageDown], "page") { [table] in table.page(by: 1) },
        KeyCommand([.end, "G"], "end") { [table] in table.moveToLast() },
        KeyCommand(["q"], "quit") { [weak self] in self?.application?.quit() },
        KeyCommand(["y"], "copy") { [terminal] in _ = terminal.copy("NOK 1 240,50 på konto") },
      ]) + crashes
  }

  /// Abnormal ways to end.
  private var crashes: KeyMap {
    KeyMap([
      KeyCommand(["1"], "trap") { preconditionFailure("asked to") },
      KeyCommand(["2"], "abort") { abort() },
      KeyCommand(["3"], "bad address") { UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1 },
      KeyCommand(["4"], "stack overflow") { _ = overflow(0) },
      KeyCommand(["5"], "exit") { exit(7) },
    ])
  }

  /// Shows the event, then handles it.
  override func handle(_ event: Event) -> Bool {
    last.text = Text("last: \(Self.name(event))")
    return super.handle(event)
  }

  private static func name(_ event: Event) -> String {
    switch event {
    case .key(let key): "key \(key.name(in: Capabilities(isUnicode: false)))"
    case .mouse(.press(let point)): "press \(point.x) \(point.y)"
    case .mouse(.secondary(let point)): "secondary \(point.x) \(point.y)"
    case .mouse(.wheel(let lines, let point)): "wheel \(lines) \(point.x) \(point.y)"
    case .paste(let text): "paste \(text.split(separator: "\n").joined(separator: "|"))"
    case .resize(let size): "size \(size.width) \(size.height)"
    case .resumed: "resumed"
    case .background: "background"
    case .terminate(let signal): "signal \(signal)"
    }
  }
}

/// Calls itself until the stack is full.
@inline(never) private func overflow(_ depth: Int) -> Int { depth < 0 ? 0 : overflow(depth + 1) + depth }
