/// The other side of a movement between two of the own accounts.
public struct Transfer: Hashable, Sendable {
  /// The transaction on the other account.
  public var other: Transaction.ID
  /// The other account.
  public var account: Account.ID
  /// Whether one of the two names the account of the other; else only amount, days and texts fit.
  public var isCertain: Bool

  /// The other side.
  public init(other: Transaction.ID, account: Account.ID, isCertain: Bool) {
    (self.other, self.account, self.isCertain) = (other, account, isCertain)
  }
}

/// Two transactions, whichever comes first.
public struct TransactionPair: Hashable, Sendable {
  /// The one that was recorded first.
  public let first: Transaction.ID
  /// The other one.
  public let second: Transaction.ID

  /// Two transactions.
  public init(_ one: Transaction.ID, _ other: Transaction.ID) { (first, second) = (min(one, other), max(one, other)) }
}

/// How far the two sides of a transfer may lie apart.
///
/// A bank posts what comes in up to five days after what goes out: a weekend, and two working days for a payment abroad. A card is
/// credited before the current account is charged, by at most three days.
public enum TransferDays {
  /// From what goes out to what comes in, where one side names the account of the other.
  public static let certain = -3...5
  /// The same where nothing names it.
  public static let probable = -3...3
  /// The most days that may lie between.
  public static let most = 5
}
