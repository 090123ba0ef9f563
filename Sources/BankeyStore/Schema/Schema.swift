/// The schema that this program knows, and all the steps to it.
struct Schema: Sendable {
  /// Says in the file's header that the database is bankey's: "bnky".
  static let applicationID = 0x626e_6b79
  /// The schema as it is now.
  static let current = Schema(migrations: [.v1, .v2, .v3, .v4, .v5, .v6, .v7])

  /// In order, numbered from 1. One that was released is never changed.
  let migrations: [Migration]

  /// The newest schema.
  var version: Int { migrations.last?.version ?? 0 }
}
