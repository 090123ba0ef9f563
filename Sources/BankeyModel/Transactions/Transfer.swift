/// The other side of a transfer between the user's accounts.
public struct Transfer: Hashable, Sendable {
  /// The transaction on the other account.
  public var other: Transaction.ID
  /// The account on the other side.
  public var account: Account.ID
  /// Whether one of the two names the other's account. Otherwise only amount and days match.
  public var isCertain: Bool

  /// Creates the other side; without certainty the transfer is only probable.
  public init(other: Transaction.ID, account: Account.ID, isCertain: Bool) {
    (self.other, self.account, self.isCertain) = (other, account, isCertain)
  }
}

/// Two transactions, regardless of their order.
public struct TransactionPair: Hashable, Sendable {
  /// The one with the smaller id.
  public let first: Transaction.ID
  /// The one with the larger id.
  public let second: Transaction.ID

  /// Creates a pair; the order of the two ids does not matter.
  public init(_ one: Transaction.ID, _ other: Transaction.ID) { (first, second) = (min(one, other), max(one, other)) }
}

/// The number of days allowed between the two sides of a transfer.
///
/// A bank posts incoming money up to five days after outgoing money: a weekend, and two working days for a payment
/// abroad. A card is credited up to three days before the current account is charged.
public enum TransferDays {
  /// The days from the outgoing to the incoming side when one side names the other's account.
  public static let certain = -3...5
  /// The days when neither side names an account.
  public static let probable = -3...3
  /// The maximum number of days between two sides.
  public static let most = 5
}
