/// The point up to which a reader has seen changes. It refers to what bankey had recorded, not to dates, because late
/// transactions have old dates.
public struct NewsMark: Hashable, Sendable {
  /// The number of the last recorded transaction.
  public var transaction: Transaction.ID
  /// The number of the last replaced state of a transaction.
  public var version: Int64
  /// The number of the last recorded account.
  public var account: Int64
  /// The balances that were last shown.
  public var balances: [Account.ID: Amount]
  /// The accounts whose statements did not add up.
  public var unproven: Set<Account.ID> = []
  /// When the reader looked; nil for a reader who never did.
  public var time: Timestamp?

  /// Creates a mark; the default lies before the first record, so that everything is new.
  public init(
    transaction: Transaction.ID = 0, version: Int64 = 0, account: Int64 = 0, balances: [Account.ID: Amount] = [:]
  ) {
    (self.transaction, self.version, self.account) = (transaction, version, account)
    self.balances = balances
  }
}

extension NewsMark {
  /// The mark as lines of a file: `transaction 5`, `time 2026-11-21T09:00:00Z`, `balance ID -12.50`.
  public var text: String {
    let seen = time.map { ["time \($0)"] } ?? []
    let numbers = ["transaction \(transaction)", "version \(version)", "account \(account)"] + seen
    let known = balances.sorted { $0.key < $1.key }.map { "balance \($0.key) \($0.value)" }
    let faults = unproven.sorted().map { "unproven \($0)" }
    return (numbers + known + faults).joined(separator: "\n") + "\n"
  }

  /// Reads such lines. Ignores unreadable ones, so that at worst something is new again.
  public init(text: String) {
    self.init()
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      switch (words.first, words.count) {
      case ("transaction", 2): transaction = Int64(words[1]) ?? 0
      case ("version", 2): version = Int64(words[1]) ?? 0
      case ("account", 2): account = Int64(words[1]) ?? 0
      case ("time", 2): time = Timestamp(iso: String(words[1]))
      case ("unproven", 2): unproven.insert(String(words[1]))
      case ("balance", 3):
        balances[String(words[1])] = try? AmountParser.parse(String(words[2]), mark: .dot)
      default: break
      }
    }
  }
}

/// The transactions recorded since a reader looked, except those of accounts that were not there then.
public struct NewRows: Hashable, Sendable {
  /// The accounts of the transactions, at most `NewsRecord.limit`.
  public var accounts: [Transaction.ID: Account.ID]
  /// When the reader looked; nil when that is not known.
  public var since: Timestamp?

  /// Creates the rows; empty by default.
  public init(_ accounts: [Transaction.ID: Account.ID] = [:], since: Timestamp? = nil) {
    (self.accounts, self.since) = (accounts, since)
  }

  /// The rows whose transaction and account satisfy `isKept`.
  public func filter(_ isKept: (Transaction.ID, Account.ID) -> Bool) -> NewRows {
    NewRows(accounts.filter { isKept($0.key, $0.value) }, since: since)
  }
}

/// The changes recorded since a mark.
public struct NewsRecord: Hashable, Sendable {
  /// The change of a transaction.
  public enum Event: Hashable, Sendable {
    /// The transaction was recorded since the mark.
    case new
    /// It was posted; before, it was authorized and in this state.
    case posted(TransactionOrigin.Earlier)
    /// It changed; this is its former state.
    case changed(TransactionOrigin.Earlier)
    /// The bank released a reservation without booking it.
    case dropped
  }

  /// A transaction that is new or has changed, with its former state.
  public struct Item: Hashable, Sendable {
    /// The current state, or the last one.
    public let transaction: Transaction
    /// What happened to the transaction since the mark.
    public let event: Event

    /// Creates a changed transaction.
    public init(_ transaction: Transaction, _ event: Event) { (self.transaction, self.event) = (transaction, event) }
  }

  /// The maximum number of transactions that are listed one by one.
  public static let limit = 2000
  /// How many of the last recorded transactions bankey examines to find those that screens mark as new.
  public static let examined = 20_000

  /// The mark of a reader who has seen all this.
  public var mark: NewsMark
  /// The changed transactions of known accounts, last recorded first; at most `limit`.
  public var items: [Item]
  /// The new accounts, with the number of transactions of each.
  public var first: [Account.ID: Int]
  /// The number of changed transactions beyond the limit.
  public var more: Int

  /// Creates a record; by default, nothing is new.
  public init(mark: NewsMark = NewsMark(), items: [Item] = [], first: [Account.ID: Int] = [:], more: Int = 0) {
    (self.mark, self.items, self.first, self.more) = (mark, items, first, more)
  }
}
