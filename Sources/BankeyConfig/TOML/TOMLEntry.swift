/// A key with its value, or the head of a table, which has none.
struct TOMLEntry: Hashable, Sendable {
  /// The table's names and the key's, from the outside in.
  var path: [String]
  /// Nil for the head of a table.
  var value: TOMLValue?
  /// The line of the key, from 1.
  var line: Int
}
