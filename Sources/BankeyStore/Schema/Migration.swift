/// One step from a schema to the next.
struct Migration: Sendable {
  /// The schema that it leads to.
  let version: Int
  /// What it does.
  let sql: String
  /// What is done with the rows after that, where SQL alone cannot.
  var fill: @Sendable (Database) throws -> Void = { _ in }
}
