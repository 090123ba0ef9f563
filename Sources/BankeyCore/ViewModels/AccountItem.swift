/// A row of the accounts screen.
public enum AccountItem: Identifiable, Hashable, Sendable {
  /// An account.
  case account(AccountRowViewModel)
  /// Something that is said instead of accounts, or above them.
  case message(String)
  /// The place of an account that is being read.
  case skeleton(Int)

  /// What a row is found again by.
  public enum ID: Hashable, Sendable {
    case account(String)
    case message
    case skeleton(Int)
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
