/// A row of the accounts screen.
public enum AccountItem: Identifiable, Hashable, Sendable {
  /// An account.
  case account(AccountRowViewModel)
  /// Something that is said instead of accounts, or above them.
  case message(MessageViewModel)
  /// The place of an account that is being read.
  case skeleton(Int)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case account(String)
    case message
    case skeleton(Int)
  }

  /// Whether it can be opened: an account that is there, a message that says what to do.
  public var isSelectable: Bool {
    switch self {
    case .account(let row): if case .removed = row.change { false } else { true }
    case .message(let message): message.action != nil
    case .skeleton: false
    }
  }

  /// What the row is found again by.
  public var id: ID {
    switch self {
    case .account(let row): .account(row.id)
    case .message: .message
    case .skeleton(let number): .skeleton(number)
    }
  }
}
