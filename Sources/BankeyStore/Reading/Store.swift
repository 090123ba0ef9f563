import BankeyCore

/// The database, for reading. It shows the state before a write or the one after it, never one between.
///
/// Not for two threads at once: each opens its own.
public final class Store {
  let database: Database

  /// Opens the database in a folder. Throws `StoreError`: `missing` before the first run, `older` when it must be
  /// migrated first.
  public convenience init(reading folder: DataFolder) throws { try self.init(reading: folder, schema: .current) }

  /// Opens the database as a program would that knows `schema`.
  init(reading folder: DataFolder, schema: Schema) throws {
    guard try folder.hasDatabase() else { throw Self.missing(folder) }
    try folder.checkPrivacy()
    try folder.checkFiles()
    database = try Database.reading(folder.database)
    try database.checkSchema(knowing: schema, program: BankeyVersion.text)
    if try database.isEmpty { throw Self.missing(folder) }
    let found = try database.schemaVersion
    guard found == schema.version else {
      throw StoreError(.older, "the database has schema \(found) and must be migrated: bankey-sync migrate")
    }
  }

  /// Runs several reads on one and the same state, even while another process writes.
  public func snapshot<Value>(_ body: () throws -> Value) throws -> Value {
    if database.isInTransaction { return try body() }
    return try database.transaction("BEGIN", body: body)
  }

  /// A number that is another one after another process has written.
  public func dataVersion() throws -> Int { try database.value("PRAGMA data_version") ?? 0 }

  /// Writes the whole database, as it is now, into a file that is empty.
  public func copy(into path: String) throws {
    try database.execute("PRAGMA query_only = OFF")
    defer { try? database.execute("PRAGMA query_only = ON") }
    try database.copy(into: path)
  }

  private static func missing(_ folder: DataFolder) -> StoreError {
    StoreError(.missing, "there is no database in \(folder.path) yet")
  }
}
