/// A message in the place of accounts, or above them.
public struct MessageViewModel: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// The same in fewer and fewer words, for where it would take more than a line.
  public var shorter: [String]
  /// What Enter does on it; nil when it can only be read.
  public var action: Command?
  /// Whether it stands above accounts, where it takes no blank lines.
  public var isAboveAccounts: Bool

  /// A message.
  public init(_ text: String, shorter: [String] = [], action: Command? = nil, isAboveAccounts: Bool = false) {
    self.text = text
    self.shorter = shorter
    self.action = action
    self.isAboveAccounts = isAboveAccounts
  }
}
