import BankeyModel

extension StoreWriter {
  /// Adds a source. A source that was removed while its accounts stayed gets them back.
  ///
  /// - Throws: `StoreError` with the code `taken` if another source has the name.
  public func addSource(_ source: SourceDefinition) throws {
    try database.run(
      """
      INSERT INTO source (name, type, settings, secret) VALUES (?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET
        (type, settings, secret, memory, removed) = (excluded.type, excluded.settings, excluded.secret, NULL, NULL)
      WHERE removed IS NOT NULL
      """, source.name, source.type, source.settings, source.secret?.json)
    if database.changes == 0 { throw StoreError(.taken, "there is already a source called \(source.name)") }
  }

  /// Adds the only source of a type, which the config switches on, or updates its settings. The source keeps its
  /// memory. If the user calls another source by its name, it gets the next free one.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func switchOn(_ source: SourceDefinition) throws {
    let known: String? = try database.value("SELECT name FROM source WHERE type = ?", source.type)
    let taken: [String] = try database.all("SELECT name FROM source") { $0[0] }
    try database.run(
      """
      INSERT INTO source (name, type, settings) VALUES (?, ?, ?) ON CONFLICT (name) DO UPDATE
        SET settings = excluded.settings, removed = NULL
      """, known ?? SourceDefinition.free(source.name, beside: taken), source.type, source.settings)
  }

  /// Replaces the settings of a source. Its accounts stay, and its last error is cleared.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func replaceSource(_ source: SourceDefinition) throws {
    try database.run(
      """
      UPDATE source SET (settings, secret, memory, last_failure, last_error, next_allowed) = (?, ?, NULL, NULL, NULL, NULL)
      WHERE name = ? AND removed IS NULL
      """, source.settings, source.secret?.json, source.name)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source.name)") }
  }

  /// Records where the secret of a source is kept.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   source.
  public func place(_ place: SecretPlace, ofSecretOf source: String) throws {
    try database.run("UPDATE source SET secret = ? WHERE name = ?", place.json, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Removes a source that was just added and has not answered yet. One that was connected before, and has
  /// accounts, returns to its removed state.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func withdrawSource(_ name: String) throws {
    let fetches: Int =
      try database.value(
        "SELECT count(*) FROM fetch WHERE source = (SELECT key FROM source WHERE name = ?)", name) ?? 0
    if fetches > 0 { return try removeSource(name, deletingData: false) }
    try database.run("DELETE FROM source WHERE name = ?", name)
  }

  /// The source as the user set it up; nil when there is none of that name.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func definition(of source: String) throws -> SourceDefinition? {
    try database.definitions().first { $0.name == source }
  }

  /// The JSON that a source saved at its last fetch; nil when it has saved nothing.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func memory(of source: String) throws -> String? {
    try database.value("SELECT memory FROM source WHERE name = ? AND memory IS NOT NULL", source)
  }

  /// Saves data for a source's next fetch. Inside `record`'s body, it is committed or rolled back with the answer.
  ///
  /// - Throws: `StoreError` if the database cannot be written, or, with the code `unknown`, if there is no such
  ///   source.
  public func remember(_ memory: String, of source: String) throws {
    try database.run("UPDATE source SET memory = ? WHERE name = ?", memory, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Postpones the next request to a source. Inside `record`'s body, this is committed or rolled back with the
  /// answer.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func postpone(_ source: String, until next: Timestamp) throws {
    try database.run("UPDATE source SET next_allowed = ? WHERE name = ?", bounded(next), source)
  }

  /// The end of the pause that a source asked for, limited to `SourceStatus.longestRest`.
  func bounded(_ next: Timestamp) -> Timestamp {
    min(next, clock.now.advanced(bySeconds: SourceStatus.longestRest))
  }

  /// The sources by name, with the outcome of their last fetches.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func sources() throws -> [SourceStatus] { try database.sources() }

  /// Whether there is any account.
  ///
  /// - Throws: `StoreError` if the database cannot be read.
  public var hasAccounts: Bool {
    get throws { try database.first("SELECT 1 FROM account WHERE closed IS NULL") { _ in true } ?? false }
  }
}

extension StoreWriter {
  /// Removes a source. Its accounts stay without being refreshed, or are deleted with all their data, except those
  /// that another source or a statement file also contains.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func removeSource(_ name: String, deletingData: Bool) throws {
    defer { directory.forget() }
    return try database.transaction {
      try database.run(
        """
        UPDATE source SET removed = ?, settings = '{}', secret = NULL, memory = NULL,
          last_failure = NULL, last_error = NULL, next_allowed = NULL
        WHERE name = ? AND removed IS NULL
        """, clock.now, name)
      if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(name)") }
      try database.run("DELETE FROM quota WHERE source = (SELECT key FROM source WHERE name = ?)", name)
      try database.run("DELETE FROM connection WHERE source = (SELECT key FROM source WHERE name = ?)", name)
      try database.run("UPDATE account_alias SET last_error = NULL WHERE source = ?", name)
      if deletingData { try deleteAccounts(of: name) }
    }
  }

  private func deleteAccounts(of source: String) throws {
    let type: String? = try database.value("SELECT type FROM source WHERE name = ?", source)
    if type == SourceStatus.ratesType { try RateTable(database).clear() }
    let accounts: [Int64] = try database.all(
      """
      SELECT DISTINCT account FROM account_alias a WHERE source = ?1
        AND NOT EXISTS (SELECT 1 FROM account_alias o WHERE o.account = a.account AND o.source <> ?1)
      """, source
    ) { $0[0] }
    let texts = try TextIndex(database)
    for account in accounts {
      try texts.removeAll(of: account)
      for statement in Self.deletions { try database.run(statement, account) }
    }
  }

  /// Deletes what does not cascade from an account's row, in an order that keeps foreign keys valid.
  private static let deletions = [
    "DELETE FROM match WHERE authorized IN (SELECT key FROM transaction_version WHERE account = ?)",
    "DELETE FROM transactions WHERE account = ?",
    "DELETE FROM transaction_version WHERE account = ?",
    "DELETE FROM day_total WHERE account = ?",
    "DELETE FROM account_wish WHERE account = (SELECT id FROM account WHERE key = ?)",
    "DELETE FROM account WHERE key = ?",
  ]
}

extension StoreWriter {
  /// Counts a call against a quota of a source. Call it before making the request, so that failed and killed
  /// requests count too. `allowed` calls may be made in `period` seconds; after `confirmed` of them the user must
  /// confirm.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func spend(_ quota: String, allowed: Int, confirmed: Int, period: Int64, of source: String) throws {
    try database.transaction {
      guard let known = try database.sources().first(where: { $0.name == source }) else {
        throw StoreError(.unknown, "there is no source called \(source)")
      }
      let used = known.quotas.first { $0.name == quota }?.used(at: clock.now) ?? 0
      try database.run(
        """
        INSERT INTO quota (source, name, period_start, used, allowed, confirmed, period)
        SELECT key, ?2, ?3, 1, ?4, ?5, ?6 FROM source WHERE name = ?1
        ON CONFLICT DO UPDATE SET used = ?7 + 1, period_start = iif(?7 = 0, excluded.period_start, period_start),
          allowed = excluded.allowed, confirmed = excluded.confirmed, period = excluded.period
        """, source, quota, clock.now, allowed, confirmed, period, used)
    }
  }
}

/// A file in a watched folder, as the file system describes it without reading it.
public struct InboxFile: Hashable, Sendable {
  /// The path of the file, with its bytes kept.
  public var path: String
  /// Its size in bytes.
  public var size: Int
  /// The time of its last change, in nanoseconds since 1970.
  public var modified: Int64

  /// Creates the description of a file.
  public init(path: String, size: Int, modified: Int64) {
    self.path = path
    self.size = size
    self.modified = modified
  }
}

extension StoreWriter {
  /// Whether this state of a file was examined before.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func hasSeen(_ file: InboxFile) throws -> Bool {
    let found: Int? = try database.value(
      "SELECT 1 FROM inbox_file WHERE path = ? AND size = ? AND modified = ?", file.path, file.size, file.modified)
    return found != nil
  }

  /// Forgets files that were not imported if the `rules` for reading files have changed since: a table that left a
  /// question open may now be readable.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func lookAgain(under rules: String) throws {
    let before: String? = try database.value("SELECT value FROM meta WHERE name = 'inbox_rules'")
    if before == rules { return }
    try database.run("DELETE FROM inbox_file WHERE hash = '' OR failure IS NOT NULL")
    try database.run("INSERT OR REPLACE INTO meta VALUES ('inbox_rules', ?)", rules)
  }

  /// Records that a file was examined. `hash` is that of a statement, and empty for other files; `failure` is the
  /// reason why it was not imported.
  ///
  /// - Throws: `StoreError` if the database cannot be written, and rolls back.
  public func remember(_ file: InboxFile, hash: String, failure: String? = nil) throws {
    try database.run(
      "INSERT OR REPLACE INTO inbox_file (path, size, modified, hash, failure) VALUES (?, ?, ?, ?, ?)", file.path,
      file.size, file.modified, hash, failure)
  }

  /// Whether a file with these bytes was ever imported, under any name. A file whose import was undone is not
  /// imported again automatically.
  ///
  /// - Throws: `StoreError` if the database cannot be read or contains invalid values.
  public func hasImported(hash: String) throws -> Bool {
    let found: Int? = try database.value("SELECT 1 FROM fetch WHERE hash = ? LIMIT 1", hash)
    return found != nil
  }
}
