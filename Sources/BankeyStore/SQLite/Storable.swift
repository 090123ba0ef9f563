/// What fits one column.
protocol Storable {
  /// Sets a parameter of a statement, counted from 1; SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
  /// The value of a column, counted from 0.
  static func read(from statement: OpaquePointer, at index: Int32) -> Self
}
