import BankeyModel
import BankeyText

/// The data and operations behind a conversation in lines. All calls block until they are done.
public protocol PlainBank: AnyObject {
  /// The accounts and sources of one moment.
  func snapshot() throws -> AccountsSnapshot
  /// Reads the daily sums of posted transactions of all accounts.
  func dayTotals() throws -> [Account.ID: [DayTotal]]
  /// Reads all rates for totals in one currency; nil when those are switched off.
  func oneCurrency() throws -> OneCurrency?
  /// Returns access to the transactions of all accounts.
  func transactions() throws -> any TransactionLookup
  /// Reads the holdings of an account.
  func holdings(of account: Account.ID) throws -> [HoldingRecord]
  /// Reads the origin of a transaction; nil when it is unknown.
  func origin(of id: Transaction.ID) throws -> TransactionOrigin?
  /// Checks statements against each other.
  func reconciliation() throws -> [AccountReconciliation]
  /// Finds all matches of a query.
  func all(of query: FindQuery, in scope: FindScope) throws -> FoundTransactions
  /// Finds all matches of a query, added up by counterparty.
  func counterparties(of query: FindQuery, in scope: FindScope) throws -> [CounterpartyTotal]
  /// Reads the news since the last visit, and the mark up to which they reach.
  func news() throws -> (record: NewsRecord, mark: NewsMark)
  /// Reads the transactions recorded since the last visit to the news.
  func newRows() throws -> NewRows
  /// Marks the news up to a mark as seen.
  func markNews(_ mark: NewsMark) throws
  /// Computes the forecast from today on.
  func upcoming() throws -> Upcoming
  /// Refreshes all sources, passing progress to `say`. Returns whether all of them answered.
  func refresh(_ say: (String) -> Void) throws -> Bool
}

/// Options for listing accounts in lines.
public struct PlainChoice: Sendable {
  /// How the list orders its kinds of accounts.
  public var order: SectionOrder
  /// The name in the greeting; nil for none.
  public var name: String?
  /// Whether signs and currencies are written as words.
  public var inWords: Bool
  var news = AccountNews()
  var days: [Account.ID: [DayTotal]] = [:]

  /// Creates options; `inWords` replaces signs and currency symbols with words, for screen readers.
  public init(order: SectionOrder = .comparing, name: String? = nil, inWords: Bool = false) {
    (self.order, self.name, self.inWords) = (order, name, inWords)
  }
}
