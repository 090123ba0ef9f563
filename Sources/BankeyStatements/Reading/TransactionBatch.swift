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

  /// The last one goes on: its text with `text`, its record with the line `raw`.
  mutating func continueLast(_ text: String, raw: String) {
    guard let last = transactions.indices.last else { return }
    transactions[last].description += " " + text
    transactions[last].raw += "\n" + raw
    bytes += raw.utf8.count
  }

  /// Empties it.
  mutating func take() -> [TransactionRecord] {
    defer { self = TransactionBatch() }
    return transactions
  }
}
