import CSQLite

extension Row {
  /// The bytes of a text where SQLite has them; empty for NULL. Gone with the next step.
  func bytes(_ index: Int32) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: sqlite3_column_text(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
  }
}
