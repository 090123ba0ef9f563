/// What fits one column.
protocol Storable {
  /// Sets a parameter of a statement, counted from 1; SQLite's result code.
  func bind(to statement: OpaquePointer, at index: Int32) -> Int32
  /// The value of a column, counted from 0; nil when no such value is possible: somebody else has changed the file.
  static func read(from statement: OpaquePointer, at index: Int32) -> Self?
  /// What stands for a value that is not possible until the statement has refused the row.
  static var placeholder: Self { get }
}
