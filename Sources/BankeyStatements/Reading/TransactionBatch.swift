import BankeyCore

/// Transactions that wait to be handed over together.
///
/// Their records are parts of one text, which is made when they are handed over: a text for each row costs more than the row.
struct TransactionBatch {
  /// How many there may be.
  static let rows = 500
  /// How many bytes their records may have.
  static let bytes = 1 << 20

  private(set) var transactions: [TransactionRecord] = []
  /// Their records in UTF-8, one behind the other, and where each ends.
  private var records = ByteBuffer()
  private var ends: [Int] = []
  /// How many were handed over last: most likely as many come now.
  private var usual = 0

  /// Whether it is time to hand them over.
  var isFull: Bool { transactions.count >= TransactionBatch.rows || records.count >= TransactionBatch.bytes }

  /// Adds one whose record is the text of `raw`.
  mutating func append(
    _ transaction: consuming TransactionRecord, raw: UnsafeRawBufferPointer, _ decoder: TextDecoder
  ) {
    add(transaction)
    decoder.append(raw, to: &records)
    ends.append(records.count)
  }

  /// Adds one whose record is `raw`.
  mutating func append(_ transaction: consuming TransactionRecord, raw: String) {
    add(transaction)
    records.append(raw)
    ends.append(records.count)
  }

  private mutating func add(_ transaction: consuming TransactionRecord) {
    if transactions.isEmpty { transactions.reserveCapacity(usual) }
    transactions.append(transaction)
  }

  /// The last one goes on: its text with `text`, its record with the line `raw`.
  mutating func continueLast(_ text: String, raw: UnsafeRawBufferPointer, _ decoder: TextDecoder) {
    guard let last = transactions.indices.last else { return }
    transactions[last].description += " " + text
    records.append(0x0A)
    decoder.append(raw, to: &records)
    ends[last] = records.count
  }

  /// Empties it.
  mutating func take() -> [TransactionRecord] {
    cutRecords()
    defer { transactions = [] }
    usual = transactions.count
    return transactions
  }

  private mutating func cutRecords() {
    let text = records.withBytes { String(decoding: $0, as: UTF8.self) }
    var start = text.startIndex
    for (row, end) in ends.enumerated() {
      let end = text.utf8.index(text.startIndex, offsetBy: end)
      transactions[row].raw = Substring(text.utf8[start..<end])
      start = end
    }
    records.clear()
    ends.removeAll(keepingCapacity: true)
  }
}
