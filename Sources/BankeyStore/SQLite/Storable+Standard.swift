import CSQLite

extension Int64: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { sqlite3_bind_int64(statement, index, self) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Int64? { sqlite3_column_int64(statement, index) }
  static let placeholder: Int64 = 0
}

extension Int: Storable {
  /// Counts, sizes, decimals: a million of the largest can be added up.
  static let possible = -(1 << 42)...(1 << 42)
  static let placeholder = 0

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { Int64(self).bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Int? {
    let number = Int(sqlite3_column_int64(statement, index))
    return possible.contains(number) ? number : nil
  }
}

extension Bool: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 { (self ? 1 : 0).bind(to: statement, at: index) }
  static func read(from statement: OpaquePointer, at index: Int32) -> Bool? {
    sqlite3_column_int64(statement, index) != 0
  }
  static let placeholder = false
}

extension String: Storable {
  static let placeholder = ""

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bindText($0, to: statement, at: index) }
  }

  static func read(from statement: OpaquePointer, at index: Int32) -> String? {
    guard let start = sqlite3_column_text(statement, index) else { return "" }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index)))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring: Storable {
  static let placeholder: Substring = ""

  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    var text = self
    return text.withUTF8 { bindText($0, to: statement, at: index) }
  }

  static func read(from statement: OpaquePointer, at index: Int32) -> Substring? {
    String.read(from: statement, at: index)?[...]
  }
}

extension Optional: Storable where Wrapped: Storable {
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
    self?.bind(to: statement, at: index) ?? sqlite3_bind_null(statement, index)
  }

  static func read(from statement: OpaquePointer, at index: Int32) -> Wrapped?? {
    if sqlite3_column_type(statement, index) == SQLITE_NULL { return .some(nil) }
    return Wrapped.read(from: statement, at: index).map(Optional.some)
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
