/// A message in the place of accounts, or above them.
public struct MessageViewModel: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// What Enter does on it; nil when it can only be read.
  public var action: Command?
  /// Whether it stands above accounts, where it takes no blank lines.
  public var isAboveAccounts: Bool

  /// A message.
  public init(_ text: String, action: Command? = nil, isAboveAccounts: Bool = false) {
    self.text = text
    self.action = action
    self.isAboveAccounts = isAboveAccounts
  }
}
