import BankeyCore

/// Reads the transactions that were found, by page around those that are looked at.
final class FoundReader {
  private static let size = 64
  private static let limit = 8
  private let keys: [TransactionKey]
  private let pages: any TransactionLookup
  private var kept: [(page: Int, transactions: [Transaction.ID: Transaction])] = []

  /// Reads these.
  init(_ keys: [TransactionKey], _ pages: any TransactionLookup) {
    self.keys = keys
    self.pages = pages
  }

  /// The transaction that `number` others stand before; nil when it is gone, or cannot be read.
  func transaction(_ number: Int) -> Transaction? { page(number / Self.size)[keys[number].id] }

  /// A transaction that is looked at.
  func transaction(of id: Transaction.ID) -> Transaction? { kept.compactMap { $0.transactions[id] }.first }

  private func page(_ page: Int) -> [Transaction.ID: Transaction] {
    if let known = kept.first(where: { $0.page == page }) { return known.transactions }
    let ids = keys[page * Self.size..<min(keys.count, (page + 1) * Self.size)].map(\.id)
    let read = (try? pages.transactions(ids)) ?? []
    let transactions = Dictionary(uniqueKeysWithValues: read.map { ($0.id, $0) })
    kept.append((page, transactions))
    if kept.count > Self.limit { kept.removeFirst() }
    return transactions
  }
}
