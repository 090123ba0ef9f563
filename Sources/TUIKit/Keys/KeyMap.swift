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
