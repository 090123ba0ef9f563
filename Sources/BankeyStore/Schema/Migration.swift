/// One step from a schema to the next.
struct Migration: Sendable {
  /// The schema that it leads to.
  let version: Int
  /// What it does.
  let sql: String
}
