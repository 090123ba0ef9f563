import BankeyModel

/// Transactions that are handed over together.
///
/// Their verbatim records are slices of one string, which is created when they are handed over: a string for each row
/// would cost more than reading the row.
struct TransactionBatch {
  /// The maximum number of transactions.
  static let rows = 500
  /// The maximum number of bytes of their verbatim records.
  static let bytes = 1 << 20

  private(set) var transactions: [TransactionRecord] = []
  /// The verbatim records in UTF-8, concatenated, and the end of each.
  private var records = ByteBuffer()
  private var ends: [Int] = []
  /// The size of the previous batch, an estimate for the next one.
  private var usual = 0

  /// Whether the batch has to be handed over.
  var isFull: Bool { transactions.count >= TransactionBatch.rows || records.count >= TransactionBatch.bytes }

  /// Adds a transaction whose verbatim record is the text of `raw`.
  mutating func append(
    _ transaction: consuming TransactionRecord, raw: UnsafeRawBufferPointer, _ decoder: TextDecoder
  ) {
    add(transaction)
    decoder.append(raw, to: &records)
    ends.append(records.count)
  }

  /// Adds a transaction whose verbatim record is `raw`.
  mutating func append(_ transaction: consuming TransactionRecord, raw: String) {
    add(transaction)
    records.append(raw)
    ends.append(records.count)
  }

  private mutating func add(_ transaction: consuming TransactionRecord) {
    if transactions.isEmpty { transactions.reserveCapacity(usual) }
    transactions.append(transaction)
  }

  /// Extends the last transaction: appends `text` to its description and the line `raw` to its record.
  mutating func continueLast(_ text: String, raw: UnsafeRawBufferPointer, _ decoder: TextDecoder) {
    guard let last = transactions.indices.last else { return }
    transactions[last].description += " " + text
    records.append(0x0A)
    decoder.append(raw, to: &records)
    ends[last] = records.count
  }

  /// Returns the transactions and empties the batch.
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

/// Quotes foreign text in a message.
enum Quotation {
  /// The text in quotation marks, sanitized and shortened.
  static func of(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(40)
    let more = short.count < text.unicodeScalars.count ? "…" : ""
    return "“\(PlainText.cleaned(String(short)))\(more)”"
  }
}
