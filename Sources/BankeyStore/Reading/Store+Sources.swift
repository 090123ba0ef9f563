import BankeyCore

extension Store {
  /// The sources by name, and how they fared.
  public func sources() throws -> [StoredSource] { try database.sources() }

  /// The imports and refreshes, newest first.
  public func fetches() throws -> [FetchRecord] {
    try database.all(
      """
      SELECT f.id, s.name, f.file, f.hash, f.started, f.added, f.unchanged
      FROM fetch f JOIN source s ON s.key = f.source ORDER BY f.id DESC
      """
    ) { row in
      let (file, hash): (String?, String?) = (row[2], row[3])
      let kind = file.map { Fetch.Kind.import(file: $0, hash: hash ?? "") } ?? .refresh
      return FetchRecord(id: row[0], source: row[1], kind: kind, started: row[4], added: row[5], unchanged: row[6])
    }
  }
}

extension Database {
  /// The sources by name.
  func sources() throws -> [StoredSource] {
    try all("SELECT name, type, last_success, last_failure, last_error FROM source ORDER BY name") { row in
      StoredSource(name: row[0], type: row[1], lastSuccess: row[2], lastFailure: row[3], lastError: row[4])
    }
  }
}
