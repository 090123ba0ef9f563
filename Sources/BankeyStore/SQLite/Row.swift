/// The columns of the row that a statement stands at, counted from 0. Not to be kept: the next step moves it.
struct Row {
  let statement: OpaquePointer

  /// A column's value.
  subscript<Value: Storable>(_ index: Int32) -> Value { Value.read(from: statement, at: index) }
}
