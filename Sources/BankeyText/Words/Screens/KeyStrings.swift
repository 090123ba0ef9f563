/// A key binding in the config.
public struct KeySetting: Hashable, Sendable {
  /// The name of the command.
  public var command: String
  /// The names of the keys.
  public var keys: [String]
  /// The line in the config, from 1.
  public var line: Int

  /// Creates a key binding.
  public init(command: String, keys: [String], line: Int) {
    (self.command, self.keys, self.line) = (command, keys, line)
  }
}

/// The reason why a key binding is ignored.
public enum KeyError: Error, Hashable, Sendable {
  /// No command has that name.
  case noCommand(KeySetting)
  /// The keys of movements and those that work on every terminal cannot be changed.
  case isFixed(KeySetting)
  /// The name is not a key, or a key needed for typing text or numbers.
  case noKey(KeySetting, String)
  /// Another command has that key on the same screen.
  case isTaken(KeySetting, key: String, by: Command)
}

/// What a key does in a form.
public enum FormKey: CaseIterable, Sendable {
  case choose, chooseByNumber, complete, accept, leave
}

/// The texts about keys.
public protocol KeyStrings: Sendable {
  /// "Keys", above the list of all keys.
  var keys: String { get }
  /// "Commands", above the list of all commands.
  var commands: String { get }
  /// "x does nothing here; ? lists the keys"
  func unknownKey(_ key: String) -> String
  /// "no such command"
  var noCommand: String { get }
  /// "choose", of the key that takes what is selected.
  var choose: String { get }
  /// The effect of a key in a form, for help.
  func form(_ key: FormKey) -> String
  /// The gestures of the mouse and their effects, for help.
  var mouse: [(gesture: String, action: String)] { get }
}

extension English {
  var keys: String { "Keys" }
  var commands: String { "Commands" }
  var noCommand: String { "no such command" }
  var choose: String { "choose" }

  func unknownKey(_ key: String) -> String { "\(key) does nothing here; ? lists the keys" }

  func form(_ key: FormKey) -> String {
    switch key {
    case .choose: "choose an answer"
    case .chooseByNumber: "choose an answer by its number"
    case .complete: "complete a path"
    case .accept: "accept the answer"
    case .leave: "go back"
    }
  }

  var mouse: [(gesture: String, action: String)] {
    [
      ("wheel", "scroll"), ("click", "select; click again to open"), ("right click", "go back"),
      ("Shift", "select text in the terminal"),
    ]
  }
}

extension Norwegian {
  var keys: String { "Taster" }
  var commands: String { "Kommandoer" }
  var noCommand: String { "ingen slik kommando" }
  var choose: String { "velg" }

  func unknownKey(_ key: String) -> String { "\(key) gjør ingenting her; ? viser tastene" }

  func form(_ key: FormKey) -> String {
    switch key {
    case .choose: "velg et svar"
    case .chooseByNumber: "velg et svar etter nummer"
    case .complete: "fullfør en filsti"
    case .accept: "godta svaret"
    case .leave: "gå tilbake"
    }
  }

  var mouse: [(gesture: String, action: String)] {
    [
      ("hjul", "rull"), ("klikk", "velg; klikk igjen for å åpne"), ("høyreklikk", "gå tilbake"),
      ("Shift", "merk tekst i terminalen"),
    ]
  }
}
