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
