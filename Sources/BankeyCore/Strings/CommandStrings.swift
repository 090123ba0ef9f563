/// The texts of keys.
public protocol CommandStrings: Sendable {
  /// "Keys", above the list of all keys.
  var keys: String { get }
  /// What a key does, for help: "refresh from the sources".
  func help(_ command: Command) -> String
  /// What a key does in a word, for the status line: "refresh".
  func hint(_ command: Command) -> String
  /// What the mouse does, for help, and with which part of it.
  var mouse: [(gesture: String, action: String)] { get }
}
