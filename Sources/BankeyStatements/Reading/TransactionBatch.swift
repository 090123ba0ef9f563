import BankeyModel
import Glibc

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

/// What a transaction is called: the name that it has, and the memo where that says more.
enum TransactionText {
  /// One text of the texts that a row has. A name that is the beginning of its memo was only cut by the bank.
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

  /// Both, made in one go: `+` makes a text for each step.
  private static func row(_ name: String, _ memo: String) -> String {
    var text = ""
    text.reserveCapacity(name.utf8.count + 3 + memo.utf8.count)
    text += name
    text += " - "
    text += memo
    return text
  }

  /// Whether `part` stands in `text`, in ASCII capitals or not.
  private static func contains(_ text: String, _ part: String) -> Bool {
    guard part.utf8.count <= text.utf8.count else { return false }
    return withBytes(text) { text in withBytes(part) { part in contains(text, part) } }
  }

  /// Hands the bytes of a text, which stand in one place wherever there is no other system's text, to `body`.
  private static func withBytes(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body)!
  }

  private static func contains(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, let other = part.baseAddress else { return part.isEmpty }
    if memcmp(start, other, part.count) == 0 { return true }
    return text.count <= shortText ? containsShort(text, part) : strstr(folded(text), folded(part)) != nil
  }

  /// Up to where the plain search, which needs no copy, is quick enough whatever the texts are.
  private static let shortText = 256

  private static func containsShort(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    (0...(text.count - part.count)).contains { start in
      part.indices.allSatisfy { folded(text[start + $0]) == folded(part[$0]) }
    }
  }

  /// For long texts: `strstr` is linear, so that no file can make it slow.
  private static func folded(_ text: UnsafeBufferPointer<UInt8>) -> [CChar] {
    text.map { CChar(bitPattern: max(folded($0), 1)) } + [0]
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}

/// Foreign text in a message.
enum Quotation {
  /// The text as a message shows it: cleaned, and not all of a long one.
  static func of(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(40)
    let more = short.count < text.unicodeScalars.count ? "…" : ""
    return "“\(PlainText.cleaned(String(short)))\(more)”"
  }
}
