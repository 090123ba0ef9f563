import BankeyCore

/// The database, for reading. It shows the state before a write or the one after it, never one between.
///
/// Not for two threads at once: each opens its own.
public final class Store {
  /// Opens the database in a folder. Throws `StoreError`: `missing` before the first run, `older` when it must be
  /// migrated first.
  public init(reading folder: DataFolder) throws {
    fatalError()
  }

  /// The open accounts, by source and name.
  public func accounts() throws -> [Account] { fatalError() }

  /// Hands over the transactions that pass a filter, newest first, one by one: a million take no more memory than one.
  public func transactions(_ filter: TransactionFilter, _ body: (Transaction) throws -> Void) throws { fatalError() }

  /// The sources by name, and how they fared.
  public func sources() throws -> [SourceState] { fatalError() }

  /// The imports and refreshes, newest first.
  public func fetches() throws -> [FetchRecord] { fatalError() }

  /// When a source last answered or a file was imported; nil before the first time.
  public func lastUpdate() throws -> Timestamp? { fatalError() }

  /// A number that is another one after another process has written.
  public func dataVersion() throws -> Int { fatalError() }
}

extension Store: TransactionPages {
  public func dayTotals(of group: TransactionGroup) throws -> [DayTotal] { fatalError() }
  public func page(of group: TransactionGroup, from start: PageStart, limit: Int) throws -> [Transaction] {
    fatalError()
  }
  public func place(of id: Transaction.ID, by date: GroupingDate) throws -> TransactionPlace? { fatalError() }
}
