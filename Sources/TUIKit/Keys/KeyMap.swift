/// The commands of a screen, in the order of its help.
public struct KeyMap: ExpressibleByArrayLiteral {
  /// The commands. When several share a key, the first one gets it.
  public var commands: [KeyCommand]

  /// Creates a map; of two commands with one key, the first gets it.
  public init(_ commands: [KeyCommand] = []) { self.commands = commands }

  /// Creates a map from commands, in the order in which help lists them.
  public init(arrayLiteral elements: KeyCommand...) { commands = elements }

  /// The command for a key; nil when there is none.
  public subscript(key: Key) -> KeyCommand? { commands.first { $0.keys.contains(key) } }

  /// Performs the command for a key; returns false when there is none.
  public func perform(_ key: Key) -> Bool {
    guard let command = self[key] else { return false }
    command.action(key)
    return true
  }

  /// Both maps joined; commands of the first take precedence.
  public static func + (a: KeyMap, b: KeyMap) -> KeyMap { KeyMap(a.commands + b.commands) }
}

/// A command with its keys. Dispatch, hints and help all derive from these.
public struct KeyCommand {
  /// The keys that trigger it, the preferred one first.
  public let keys: [Key]
  /// A combined name for the keys (`↑↓`, `g G`); nil to use their own names.
  public let label: String?
  /// What the command does, as help lists it.
  public let title: String
  /// A word or two for the hint bar; nil to leave the command out of it.
  public let hint: String?
  /// A word or two for lists in which the title does not fit; nil to cut the title.
  public var shortTitle: String?
  /// Whether the hint bar shows it before any other when space is short.
  public var keepsHint = false
  /// The action, called with the key that was pressed.
  public let action: (Key) -> Void

  /// Creates a command that does the same for each of its keys.
  public init(
    _ keys: [Key], _ title: String, label: String? = nil, hint: String? = nil, action: @escaping () -> Void
  ) {
    self.init(keys, title, label: label, hint: hint) { _ in action() }
  }

  /// Creates a command whose action depends on the key, such as a movement in two directions.
  public init(
    _ keys: [Key], _ title: String, label: String? = nil, hint: String? = nil, action: @escaping (Key) -> Void
  ) {
    self.keys = keys
    self.label = label
    self.title = title
    self.hint = hint
    self.action = action
  }
}
