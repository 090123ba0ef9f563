/// Up to where somebody has looked: by what bankey had recorded then, not by dates, since what comes late has an old date.
public struct NewsMark: Hashable, Sendable {
  /// The transaction that was recorded last.
  public var transaction: Transaction.ID
  /// The state of a transaction that was put aside last.
  public var version: Int64
  /// The account that was recorded last.
  public var account: Int64
  /// What the accounts had.
  public var balances: [Account.ID: Amount]
  /// The accounts whose statements did not add up.
  public var unproven: Set<Account.ID> = []

  /// Nobody has looked yet.
  public init(
    transaction: Transaction.ID = 0, version: Int64 = 0, account: Int64 = 0, balances: [Account.ID: Amount] = [:]
  ) {
    (self.transaction, self.version, self.account) = (transaction, version, account)
    self.balances = balances
  }
}

extension NewsMark {
  /// The mark as lines of a file: `transaction 5`, `balance ID -12.50`.
  public var text: String {
    let numbers = ["transaction \(transaction)", "version \(version)", "account \(account)"]
    let known = balances.sorted { $0.key < $1.key }.map { "balance \($0.key) \($0.value)" }
    let faults = unproven.sorted().map { "unproven \($0)" }
    return (numbers + known + faults).joined(separator: "\n") + "\n"
  }

  /// Reads such lines; what cannot be is left out, so that at worst something is new once more.
  public init(text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      switch (words.first, words.count) {
      case ("transaction", 2): transaction = Int64(words[1]) ?? 0
      case ("version", 2): version = Int64(words[1]) ?? 0
      case ("account", 2): account = Int64(words[1]) ?? 0
      case ("unproven", 2): unproven.insert(String(words[1]))
      case ("balance", 3):
        balances[String(words[1])] = try? AmountParser.parse(String(words[2]), mark: .dot)
      default: break
      }
    }
  }
}

/// What has been recorded since somebody looked.
public struct NewsRecord: Hashable, Sendable {
  /// What has become of a transaction.
  public enum Event: Hashable, Sendable {
    /// It was not there.
    case new
    /// It was authorized, and looked like this.
    case posted(TransactionOrigin.Earlier)
    /// It looked like this.
    case changed(TransactionOrigin.Earlier)
    /// The bank has it no more.
    case dropped
  }

  /// A transaction, and what has become of it.
  public struct Item: Hashable, Sendable {
    /// As it is now, or was last.
    public let transaction: Transaction
    /// What has become of it.
    public let event: Event

    /// What has become of a transaction.
    public init(_ transaction: Transaction, _ event: Event) { (self.transaction, self.event) = (transaction, event) }
  }

  /// So many transactions are told one by one.
  public static let limit = 2000

  /// Where somebody is who has seen all this.
  public var mark: NewsMark
  /// What has become of transactions of accounts that were there, those that were recorded last first; at most `limit`.
  public var items: [Item]
  /// The accounts that were not there, with how many transactions each has.
  public var first: [Account.ID: Int]
  /// How many transactions are new beyond the limit.
  public var more: Int

  /// Nothing, unless something is said.
  public init(mark: NewsMark = NewsMark(), items: [Item] = [], first: [Account.ID: Int] = [:], more: Int = 0) {
    (self.mark, self.items, self.first, self.more) = (mark, items, first, more)
  }
}
