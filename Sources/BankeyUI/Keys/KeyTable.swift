import BankeyCore
import TUIKit

/// Every key there is, once.
nonisolated enum KeyTable {
  /// The order is that of help.
  static let bindings: [KeyBinding] = [
    KeyBinding(.row, [.down, .character("j")], backward: [.up, .character("k")], on: lists),
    KeyBinding(.page, [.pageDown, .control("f"), .character(" ")], backward: [.pageUp, .control("b")], on: lists),
    KeyBinding(.halfPage, [.control("d")], backward: [.control("u")], on: lists),
    KeyBinding(.end, [.end, .character("G")], backward: [.home, .character("g")], on: lists),
    KeyBinding(.section, [.tab], backward: [.backTab], on: lists),
    KeyBinding(.open, [.enter, .right, .character("l")], on: [.accounts]),
    KeyBinding(.back, [.left, .character("h"), .backspace], on: [.details]),
    KeyBinding(.leave, [.escape], on: lists),
    KeyBinding(.refresh, [.character("r")], on: [.accounts, .details]),
    KeyBinding(.density, [.character("d")], on: [.accounts]),
    KeyBinding(.demo, [.character("t")], on: [.firstRun]),
    KeyBinding(.importFiles, [.character("i")], on: [.firstRun]),
    KeyBinding(.addSource, [.character("a")], on: [.firstRun]),
    KeyBinding(.repaint, [.control("l")]),
    KeyBinding(.help, [.character("?")]),
    KeyBinding(.quit, [.character("q")]),
    KeyBinding(.quitNow, [.control("c")]),
    KeyBinding(.suspend, [.control("z")]),
  ]

  private static let lists: Set<KeyBinding.Place> = [.accounts, .details]

  /// What a key asks for on a screen, and whether forward; nil when it means nothing there.
  static func action(for key: Key, on place: KeyBinding.Place) -> (command: Command, isForward: Bool)? {
    for binding in bindings where binding.places.contains(place) {
      if binding.keys.contains(key) { return (binding.command, true) }
      if binding.backward.contains(key) { return (binding.command, false) }
    }
    return nil
  }

  /// The keys that mean something on a screen, in the order of help.
  static func bindings(on place: KeyBinding.Place) -> [KeyBinding] {
    bindings.filter { $0.places.contains(place) }
  }

  /// The binding of a command.
  static func binding(of command: Command) -> KeyBinding? { bindings.first { $0.command == command } }
}
