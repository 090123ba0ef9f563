import BankeyCore

/// Transactions that wait to be handed over together.
struct TransactionBatch {
  /// How many there may be.
  static let rows = 500
  /// How many bytes their records may have.
  static let bytes = 1 << 20

  private(set) var transactions: [TransactionRecord] = []
  private var bytes = 0

  /// Whether it is time to hand them over.
  var isFull: Bool { transactions.count >= TransactionBatch.rows || bytes >= TransactionBatch.bytes }

  /// Adds one whose record has `length` bytes.
  mutating func append(_ transaction: TransactionRecord, length: Int) {
    transactions.append(transaction)
    bytes += length
  }

  /// Empties it.
  mutating func take() -> [TransactionRecord] {
    defer { self = TransactionBatch() }
    return transactions
  }
}
