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
        "bankey \(writer ?? "of a newer version") wrote this database (schema \(found)); bankey \(program) knows "
          + "schema \(schema.version) and leaves it alone: install the newer bankey")
    }
  }
}
