import BankeyModel

/// How a collector's keys and names become unique in a shared database.
struct CollectorKeys: Hashable, Sendable {
  /// The bits of a key that hold the collector's number.
  private static let bits: Int64 = 10

  /// The collector's number on this server.
  let number: Int

  /// A key as it is published.
  ///
  /// - Throws: `StoreError` when it does not fit, which no key of bankey's makes.
  func published(_ key: Int64) throws -> Int64 {
    let shifted = key << Self.bits
    guard shifted >> Self.bits == key else {
      throw StoreError(.damaged, "the database contains the key \(key), which cannot be published")
    }
    return shifted | Int64(number)
  }

  /// The key in the file of a published key.
  func own(_ key: Int64) -> Int64 { key >> Self.bits }

  /// The suffix of an account's id and a source's name: `@2`. Empty for the first collector.
  var suffix: String { number == 0 ? "" : "@\(number)" }
}

/// The lines of a COPY, one row each.
struct CopyLines {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []
  private var isAtStart = true
  private let keys: CollectorKeys

  init(_ keys: CollectorKeys) { self.keys = keys }

  /// Adds the columns of a row of a table. Its first columns are the owner and the chunk.
  mutating func add(_ row: Row, _ table: PublishedTable) throws {
    for (index, column) in table.columns.enumerated() {
      let index = Int32(index + 2)
      if row.isNull(index) {
        addNull()
        continue
      }
      switch column.kind {
      case .key: add(try keys.published(row.integer(index)))
      case .number: add(row.integer(index))
      case .text: add(row.bytes(index), "")
      case .source, .accountID: add(row.bytes(index), keys.suffix)
      }
    }
  }

  /// Appends a number and the separator of COPY.
  mutating func add(_ number: Int64) {
    separate()
    bytes += String(number).utf8
  }

  /// Adds a text that needs no escapes.
  mutating func add(plain text: String) {
    separate()
    bytes += text.utf8
  }

  /// Ends a row of COPY.
  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtStart = true
  }

  /// Forgets all rows, and keeps the memory.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  private mutating func addNull() {
    separate()
    bytes += [UInt8(ascii: "\\"), UInt8(ascii: "N")]
  }

  private mutating func separate() {
    if !isAtStart { bytes.append(UInt8(ascii: "\t")) }
    isAtStart = false
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ suffix: String) {
    separate()
    if text.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") || $0 > 0x7F }) {
      // The server refuses text that is not UTF-8, so this repairs it.
      String(decoding: text, as: UTF8.self).utf8.forEach { addEscaped($0) }
    } else {
      bytes += text
    }
    bytes += suffix.utf8
  }

  private mutating func addEscaped(_ byte: UInt8) {
    switch byte {
    case 0, ServerText.mark: bytes += [ServerText.mark, UInt8(ascii: "0") + byte]
    case UInt8(ascii: "\\"): bytes += [byte, byte]
    case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
    case UInt8(ascii: "\r"): bytes += Array("\\r".utf8)
    case UInt8(ascii: "\t"): bytes += Array("\\t".utf8)
    default: bytes.append(byte)
    }
  }
}
