import BankeyModel
import CSQLite

/// A value that fits one column.
protocol Storable {
  /// Sets a parameter, numbered from 1, and returns SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
  /// The value as a parameter of a server's statement; nil for NULL.
  var parameter: String? { get }
  /// The value of a column, numbered from 0; nil when it is invalid because another program has changed the file.
  static func read(from row: Row, at index: Int32) -> Self?
  /// A stand-in for an invalid value until the statement rejects the row.
  static var placeholder: Self { get }
}

extension Int64: Storable {
  var parameter: String? { String(self) }
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_int64(statement, index, self) }
  static func read(from row: Row, at index: Int32) -> Int64? { row.integer(index) }
  static let placeholder: Int64 = 0
}

extension Int: Storable {
  var parameter: String? { String(self) }
  /// The range for counts, sizes and decimals: a million of the largest can be added without overflow.
  static let possible = -(1 << 42)...(1 << 42)
  static let placeholder = 0

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { Int64(self).bind(to: statement, at: index) }
  static func read(from row: Row, at index: Int32) -> Int? {
    let number = Int(row.integer(index))
    return possible.contains(number) ? number : nil
  }
}

extension Bool: Storable {
  var parameter: String? { self ? "1" : "0" }
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { (self ? 1 : 0).bind(to: statement, at: index) }
  static func read(from row: Row, at index: Int32) -> Bool? {
    row.integer(index) != 0
  }
  static let placeholder = false
}

extension String: Storable {
  var parameter: String? { self }
  static let placeholder = ""

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bindText($0, to: statement, at: index) }
  }

  static func read(from row: Row, at index: Int32) -> String? {
    String(decoding: row.bytes(index), as: UTF8.self)
  }
}

extension Substring: Storable {
  var parameter: String? { String(self) }
  static let placeholder: Substring = ""

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bindText($0, to: statement, at: index) }
  }

  static func read(from row: Row, at index: Int32) -> Substring? {
    String.read(from: row, at: index)?[...]
  }
}

extension Optional: Storable where Wrapped: Storable {
  var parameter: String? { self?.parameter }
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }

  static func read(from row: Row, at index: Int32) -> Wrapped?? {
    if row.isNull(index) { return .some(nil) }
    return Wrapped.read(from: row, at: index).map(Optional.some)
  }

  static var placeholder: Wrapped? { nil }
}

private func bindText(
  _ bytes: UnsafeBufferPointer<UInt8>, to statement: OpaquePointer, at index: Int32
) -> Int32 {
  // An empty buffer may have no address, which SQLite would take for NULL.
  guard let start = bytes.baseAddress else { return bind_text(statement, index, "", 0) }
  return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
    bind_text(statement, index, $0, Int32(clamping: bytes.count))
  }
}

extension Day: Storable {
  var parameter: String? { number.parameter }
  /// The days of the years 0001 to 9999.
  static let possible = -719_162...2_932_896
  static let placeholder = Day(number: 0)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { number.bind(to: statement, at: index) }
  static func read(from row: Row, at index: Int32) -> Day? {
    Int.read(from: row, at: index).flatMap { possible.contains($0) ? Day(number: $0) : nil }
  }
}

extension Timestamp: Storable {
  var parameter: String? { seconds.parameter }
  /// The moments of the years 0001 to 9999.
  public static let possible = Timestamp(seconds: -62_135_596_800)...Timestamp(seconds: 253_402_300_799)
  static let placeholder = Timestamp(seconds: 0)

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { seconds.bind(to: statement, at: index) }
  static func read(from row: Row, at index: Int32) -> Timestamp? {
    Int64.read(from: row, at: index).map(Timestamp.init(seconds:)).flatMap { possible.contains($0) ? $0 : nil }
  }

  /// This moment, clamped to the possible range.
  var capped: Timestamp { max(min(self, Self.possible.upperBound), Self.possible.lowerBound) }
}

/// 0 for authorized, 1 for posted. Compared with words, this saves megabytes in an index of a million rows.
extension TransactionStatus: Storable {
  var parameter: String? { (self == .posted).parameter }
  static let placeholder = TransactionStatus.posted

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    (self == .posted).bind(to: statement, at: index)
  }
  static func read(from row: Row, at index: Int32) -> TransactionStatus? {
    Bool.read(from: row, at: index).map { $0 ? .posted : .authorized }
  }
}
