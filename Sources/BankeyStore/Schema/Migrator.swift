import BankeyModel

/// Migrates a database step by step, with a backup before each step that could lose data.
struct Migrator {
  let database: Database
  /// The folder for backups; nil when the database is itself a copy.
  let folder: DataFolder?
  let schema: Schema
  let program: String
  let now: LocalTime

  /// Applies the missing migrations. Returns the schema version found; nil when it was current, or the database was
  /// new.
  func run() throws -> Int? {
    let found = try database.schemaVersion
    // Migrates a new database in one transaction, so that a kill leaves it with the newest schema or none.
    guard found > 0 else {
      try database.transaction { try schema.migrations.forEach(apply) }
      return nil
    }
    for migration in schema.migrations where migration.version > found {
      if let folder { _ = try Backup(database, of: folder).write(.migration, "\(migration.version - 1)-\(now.stamp)") }
      try database.transaction { try apply(migration) }
    }
    return found < schema.version ? found : nil
  }

  private func apply(_ migration: Migration) throws {
    // Another bankey-sync may have migrated it meanwhile.
    guard try database.schemaVersion < migration.version else { return }
    try database.execute(migration.sql)
    try migration.fill(database)
    try database.execute("PRAGMA application_id = \(Schema.applicationID)")
    try database.execute("PRAGMA user_version = \(migration.version)")
    try database.run("INSERT OR REPLACE INTO meta VALUES ('written_by', ?)", program)
  }
}

/// A step from one schema to the next.
struct Migration: Sendable {
  /// The schema version that results.
  let version: Int
  let sql: String
  /// Changes to rows, after `sql`, that SQL cannot express.
  var fill: @Sendable (Database) throws -> Void = { _ in }
}

/// The schema that this program knows, with all migrations that lead to it.
struct Schema: Sendable {
  /// SQLite's application id in the file header, which identifies bankey's databases: "bnky".
  static let applicationID = 0x626e_6b79
  static let current = Schema(migrations: [.v1, .v2, .v3, .v4, .v5, .v6, .v7, .v8, .v9, .v10, .v11, .v12])

  /// The migrations in order, numbered from 1. Released migrations are never changed.
  let migrations: [Migration]

  /// The version of the newest schema.
  var version: Int { migrations.last?.version ?? 0 }
}

extension Database {
  /// The schema version of the file; 0 when it is empty.
  var schemaVersion: Int {
    get throws { try value("PRAGMA user_version") ?? 0 }
  }

  /// Whether the file is still empty, for instance because the first bankey-sync was killed early.
  var isEmpty: Bool {
    get throws {
      let objects: Int? = try value("SELECT count(*) FROM sqlite_schema")
      return try objects == 0 && schemaVersion == 0
    }
  }

  /// Throws when the file belongs to another program or to a newer bankey.
  func checkSchema(knowing schema: Schema, program: String) throws {
    if try isEmpty { return }
    guard try value("PRAGMA application_id") == Schema.applicationID else {
      throw StoreError(.foreign, "bankey.sqlite belongs to another program")
    }
    let found = try schemaVersion
    guard found <= schema.version else {
      let writer = try? value("SELECT value FROM meta WHERE name = 'written_by'") as String?
      throw StoreError(
        .newer,
        "bankey \(writer ?? "of a newer version") wrote this database (schema \(found)), but bankey \(program) knows only schema \(schema.version): install the newer bankey"
      )
    }
  }
}
