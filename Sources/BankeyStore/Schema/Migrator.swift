import BankeyModel

/// Brings a database up to date, step by step, with a backup before each step that could lose something.
struct Migrator {
  let database: Database
  /// Where a backup is made before each step; nil where the database is a copy itself.
  let folder: DataFolder?
  let schema: Schema
  /// The program's own version.
  let program: String
  let now: LocalTime

  /// Runs what is missing. Returns the schema that was found; nil when it was the newest, or none yet.
  func run() throws -> Int? {
    let found = try database.schemaVersion
    // A new database has the newest schema or none, whenever we are killed.
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
    // Another bankey-sync may have been faster.
    guard try database.schemaVersion < migration.version else { return }
    try database.execute(migration.sql)
    try migration.fill(database)
    try database.execute("PRAGMA application_id = \(Schema.applicationID)")
    try database.execute("PRAGMA user_version = \(migration.version)")
    try database.run("INSERT OR REPLACE INTO meta VALUES ('written_by', ?)", program)
  }
}

/// One step from a schema to the next.
struct Migration: Sendable {
  /// The schema that it leads to.
  let version: Int
  /// What it does.
  let sql: String
  /// What is done with the rows after that, where SQL alone cannot.
  var fill: @Sendable (Database) throws -> Void = { _ in }
}

/// The schema that this program knows, and all the steps to it.
struct Schema: Sendable {
  /// Says in the file's header that the database is bankey's: "bnky".
  static let applicationID = 0x626e_6b79
  /// The schema as it is now.
  static let current = Schema(migrations: [.v1, .v2, .v3, .v4, .v5, .v6, .v7, .v8, .v10])

  /// In order, numbered from 1. One that was released is never changed.
  let migrations: [Migration]

  /// The newest schema.
  var version: Int { migrations.last?.version ?? 0 }
}

extension Database {
  /// The schema in the file, 0 in one that is still empty.
  var schemaVersion: Int {
    get throws { try value("PRAGMA user_version") ?? 0 }
  }

  /// Whether nothing was ever made in the file, as when the first bankey-sync was killed at once.
  var isEmpty: Bool {
    get throws {
      let objects: Int? = try value("SELECT count(*) FROM sqlite_schema")
      return try objects == 0 && schemaVersion == 0
    }
  }

  /// Throws when the file is another program's, or a newer bankey's.
  func checkSchema(knowing schema: Schema, program: String) throws {
    if try isEmpty { return }
    guard try value("PRAGMA application_id") == Schema.applicationID else {
      throw StoreError(.foreign, "bankey.sqlite is the database of another program")
    }
    let found = try schemaVersion
    guard found <= schema.version else {
      let writer = try? value("SELECT value FROM meta WHERE name = 'written_by'") as String?
      throw StoreError(
        .newer,
        "bankey \(writer ?? "of a newer version") wrote this database (schema \(found)); bankey \(program) knows schema \(schema.version) and leaves it alone: install the newer bankey"
      )
    }
  }
}
