import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// The keys of all screens, with the bindings of the config applied.
public nonisolated struct KeyChoices: Sendable {
  /// The bindings in the order of help.
  let bindings: [KeyBinding]
  /// Bindings of the config that cannot be applied; the default keys apply instead.
  public let problems: [KeyError]

  /// The names of the keys that the config has changed, by the name of their command.
  public let names: [String: String]

  /// Applies the bindings of the config.
  public init(_ settings: [KeySetting] = []) {
    var problems: [KeyError] = []
    var chosen: [Command: (setting: KeySetting, keys: [Key])] = [:]
    for setting in settings {
      do {
        let (command, keys) = try KeyChoices.keys(of: setting)
        chosen[command] = (setting, keys)
      } catch {
        problems.append(error)
      }
    }
    // When two commands claim a key, the default binding wins, or else the earlier one in the config.
    while let (command, problem) = KeyChoices.conflict(chosen.mapValues(\.keys), chosen.mapValues(\.setting)) {
      chosen[command] = nil
      problems.append(problem)
    }
    bindings = KeyChoices.bindings(chosen.mapValues(\.keys))
    let plain = Capabilities(isUnicode: false)
    let named = chosen.compactMap { command, choice in choice.keys.first.map { (command.name, $0.name(in: plain)) } }
    names = Dictionary(named, uniquingKeysWith: { $1 })
    self.problems = problems
  }

  private static func bindings(_ chosen: [Command: [Key]]) -> [KeyBinding] {
    KeyTable.bindings.map { binding in chosen[binding.command].map(binding.with) ?? binding }
  }

  private static func keys(of setting: KeySetting) throws(KeyError) -> (Command, [Key]) {
    guard let binding = KeyTable.bindings.first(where: { $0.command.name == setting.command }) else {
      throw .noCommand(setting)
    }
    guard binding.canBeChanged else { throw .isFixed(setting) }
    var keys: [Key] = []
    for name in setting.keys {
      guard let key = Key(name: name) else { throw .noKey(setting, name) }
      keys.append(key)
    }
    guard !keys.isEmpty else { throw .noKey(setting, "") }
    return (binding.command, keys)
  }

  /// A command that claims a key of another on one of its screens; the last in the config when there are several.
  private static func conflict(
    _ chosen: [Command: [Key]], _ settings: [Command: KeySetting]
  ) -> (Command, KeyError)? {
    let all = bindings(chosen)
    let sorted = settings.sorted { $0.value.line > $1.value.line }
    for (command, setting) in sorted {
      guard let mine = all.first(where: { $0.command == command }) else { continue }
      for other in all where other.command != command && !other.places.isDisjoint(with: mine.places) {
        guard let place = mine.keys.firstIndex(where: other.keys.contains) else { continue }
        return (command, .isTaken(setting, key: setting.keys[place], by: other.command))
      }
    }
    return nil
  }
}

nonisolated extension KeyBinding {
  /// Whether the keys can be changed: those without direction, except keys that are the same in every program or leave
  /// a screen.
  var canBeChanged: Bool {
    backward.isEmpty && ![.leave, .back, .cancel, .accept, .quitNow, .suspend, .repaint].contains(command)
  }

  /// This binding with other keys.
  func with(_ keys: [Key]) -> KeyBinding { KeyBinding(command, keys, on: places, hints: hints) }
}

nonisolated extension Key {
  /// Creates the key with a name as in help: `R`, `^R`, `F5`, `Space`. Nil for digits, which are repeat counts.
  init?(name: String) {
    if let key = Key.named[name.lowercased()] {
      self = key
    } else if name.count == 2, name.first == "^", let letter = name.last?.lowercased().first, letter.isASCII,
      letter.isLetter
    {
      guard !"cijmz".contains(letter) else { return nil }
      self = .control(letter)
    } else if name.count == 1, let letter = name.first, !letter.isNumber, !letter.isWhitespace {
      self = .character(letter)
    } else {
      return nil
    }
  }

  private static let named: [String: Key] = [
    "space": " ", "enter": .enter, "tab": .tab, "shift-tab": .backTab, "backspace": .backspace, "del": .delete,
    "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "up": .up, "down": .down, "left": .left,
    "right": .right, "f1": .function(1),
  ]
}
