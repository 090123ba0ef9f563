/// All keys of a screen and what they do, made from the very table that dispatches them. It scrolls when it must.
public final class Help: Overlay {
  private let list: HelpList

  /// Help for some commands. `closing` says in help what closes it.
  public init(_ title: Text, _ commands: KeyMap, closing: String) {
    list = HelpList(commands)
    super.init(title, list)
    keys = [
      KeyCommand(["q", "?", .escape, .enter, .left, "h", .backspace], closing) { [weak self] in self?.close() },
      KeyCommand([.down, "j"], "") { [list] in list.scroll(by: 1) },
      KeyCommand([.up, "k"], "") { [list] in list.scroll(by: -1) },
      KeyCommand([.pageDown, .control("f"), .control("d"), " "], "") { [list] in list.scroll(by: list.page) },
      KeyCommand([.pageUp, .control("b"), .control("u")], "") { [list] in list.scroll(by: -list.page) },
      KeyCommand([.home, "g"], "") { [list] in list.scroll(by: -Size.unlimited) },
      KeyCommand([.end, "G"], "") { [list] in list.scroll(by: Size.unlimited) },
    ]
  }

  /// Learns what keys are called on this terminal.
  public override func didAppear() {
    if let application { list.capabilities = application.terminal.capabilities }
  }
}
