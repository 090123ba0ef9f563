import BankeyCore

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
