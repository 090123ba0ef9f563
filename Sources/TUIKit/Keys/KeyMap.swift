/// The commands of a screen, in the order of its help.
public struct KeyMap: ExpressibleByArrayLiteral {
  /// The commands. When two have the same key, the first one gets it.
  public var commands: [KeyCommand]

  /// Some commands.
  public init(_ commands: [KeyCommand] = []) { self.commands = commands }

  /// Some commands.
  public init(arrayLiteral elements: KeyCommand...) { commands = elements }

  /// The command that has a key.
  public subscript(key: Key) -> KeyCommand? { commands.first { $0.keys.contains(key) } }

  /// Does what a key does; false when it does nothing here.
  public func perform(_ key: Key) -> Bool {
    guard let command = self[key] else { return false }
    command.action(key)
    return true
  }

  /// The commands of both; the first ones come first.
  public static func + (a: KeyMap, b: KeyMap) -> KeyMap { KeyMap(a.commands + b.commands) }
}

/// Something that keys can do. Dispatch, the hints of a screen and its help are all made from these.
public struct KeyCommand {
  /// The keys that do it, the one to be taught first.
  public let keys: [Key]
  /// How the keys are called where they stand together (`↑↓`, `g G`); nil for their own names.
  public let label: String?
  /// What they do, for help.
  public let title: String
  /// What they do, in a word or two, for the hint bar; nil when it is not shown there.
  public let hint: String?
  /// What pressing one of them does.
  public let action: (Key) -> Void

  /// A command that does not care which of its keys was pressed.
  public init(
    _ keys: [Key], _ title: String, label: String? = nil, hint: String? = nil, action: @escaping () -> Void
  ) {
    self.init(keys, title, label: label, hint: hint) { _ in action() }
  }

  /// A command that acts according to the key, as keys of two directions do.
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
