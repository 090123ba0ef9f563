import BankeyModel
import Glibc

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

/// Builds the description of a transaction: its name, and the memo if that says more.
enum TransactionText {
  /// The description for the texts of a row. A name that is a prefix of its memo was only truncated by the bank.
  static func text(name: String?, memo: String?, type: String?, check: String?) -> String {
    let text = joined(name, memo)
    guard let number = check, type == "CHECK", !number.utf8.allSatisfy({ $0 == 0x30 }) else {
      return text ?? type ?? ""
    }
    guard let text else { return "CHECK " + number }
    return contains(text, number) ? text : text + " " + number
  }

  private static func joined(_ name: String?, _ memo: String?) -> String? {
    guard let name, let memo else { return name ?? memo }
    if contains(memo, name) { return memo }
    return contains(name, memo) ? name : row(name, memo)
  }

  /// Both texts, joined in one allocation; `+` would create a string for each step.
  private static func row(_ name: String, _ memo: String) -> String {
    var text = ""
    text.reserveCapacity(name.utf8.count + 3 + memo.utf8.count)
    text += name
    text += " - "
    text += memo
    return text
  }

  /// Whether `text` contains `part`, ignoring ASCII case.
  private static func contains(_ text: String, _ part: String) -> Bool {
    guard part.utf8.count <= text.utf8.count else { return false }
    return withBytes(text) { text in withBytes(part) { part in contains(text, part) } }
  }

  /// Passes the bytes of a text to `body`; they are always contiguous in native Swift strings.
  private static func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body)!
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, let other = part.baseAddress else { return part.isEmpty }
    if memcmp(start, other, part.count) == 0 { return true }
    return text.count <= shortText ? containsShort(text, part) : strstr(folded(text), folded(part)) != nil
  }

  /// The length up to which the plain search, which needs no copy, is fast for any texts.
  private static let shortText = 256

  private static func containsShort(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    (0...(text.count - part.count)).contains { start in
      part.indices.allSatisfy { folded(text[start + $0]) == folded(part[$0]) }
    }
  }

  /// Prepares a long text for `strstr`, which runs in linear time, so that no file can make the search slow.
  private static func folded(_ text: UnsafeBufferPointer<UInt8>) -> [CChar] {
    text.map { CChar(bitPattern: max(folded($0), 1)) } + [0]
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
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
