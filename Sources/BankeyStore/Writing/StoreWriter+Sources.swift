import BankeyModel

extension StoreWriter {
  /// Makes a source known. Throws when the name is taken. One that was removed, and whose accounts were kept, has them again.
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

  /// Says where the secret of a source is now.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func place(_ place: SecretPlace, ofSecretOf source: String) throws {
    try database.run("UPDATE source SET secret = ? WHERE name = ?", place.json, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Takes a source back that was added a moment ago and has said nothing. One that was connected before, and has accounts, is as it
  /// was: removed.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func withdrawSource(_ name: String) throws {
    let fetches: Int =
      try database.value(
        "SELECT count(*) FROM fetch WHERE source = (SELECT key FROM source WHERE name = ?)", name) ?? 0
    if fetches > 0 { return try removeSource(name, deletingData: false) }
    try database.run("DELETE FROM source WHERE name = ?", name)
  }

  /// What the user set up under a name; nil when there is no such source.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func definition(of source: String) throws -> SourceDefinition? {
    try database.definitions().first { $0.name == source }
  }

  /// What a source remembered of its last fetch, JSON; nil when there was none.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func memory(of source: String) throws -> String? {
    try database.value("SELECT memory FROM source WHERE name = ? AND memory IS NOT NULL", source)
  }

  /// Remembers for a source; inside `record`'s body that stands or falls with the answer.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func remember(_ memory: String, of source: String) throws {
    try database.run("UPDATE source SET memory = ? WHERE name = ?", memory, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Leaves a source alone until a time; inside `record`'s body that goes with the answer.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func postpone(_ source: String, until next: Timestamp) throws {
    try database.run("UPDATE source SET next_allowed = ? WHERE name = ?", bounded(next), source)
  }

  /// A moment until which a source wants to be left alone, or the last that is granted.
  func bounded(_ next: Timestamp) -> Timestamp {
    min(next, clock.now.advanced(bySeconds: SourceStatus.longestRest))
  }

  /// The sources by name, and how they fared.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func sources() throws -> [SourceStatus] { try database.sources() }
}

extension StoreWriter {
  /// Removes a source. Its accounts stay and are asked for no more, or go with all that is known of them, except those that
  /// another source or a statement file speaks of, too.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
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

  /// What of an account does not go with its row by itself, in an order in which nothing points at what is gone.
  private static let deletions = [
    "DELETE FROM match WHERE authorized IN (SELECT key FROM transaction_version WHERE account = ?)",
    "DELETE FROM transactions WHERE account = ?",
    "DELETE FROM transaction_version WHERE account = ?",
    "DELETE FROM day_total WHERE account = ?",
    "DELETE FROM account WHERE key = ?",
  ]
}

extension StoreWriter {
  /// Counts a call against a quota of a source, before it is made, so that one that fails or is killed is counted, too. So many
  /// calls are allowed in a period of so many seconds, and from `confirmed` on a person is asked.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
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

/// A file in a folder whose new files are taken in, as the system describes it without reading it.
public struct InboxFile: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// How many bytes it has.
  public var size: Int
  /// When it was changed last, in nanoseconds.
  public var modified: Int64

  /// A file.
  public init(path: String, size: Int, modified: Int64) {
    self.path = path
    self.size = size
    self.modified = modified
  }
}

extension StoreWriter {
  /// Whether a file has been looked at as it is now.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func hasSeen(_ file: InboxFile) throws -> Bool {
    let found: Int? = try database.value(
      "SELECT 1 FROM inbox_file WHERE path = ? AND size = ? AND modified = ?", file.path, file.size, file.modified)
    return found != nil
  }

  /// Forgets the files that were looked at in vain when `rules`, by which files are read, are others than they were then: a table that
  /// left something open, or was no statement, may be read now.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func lookAgain(under rules: String) throws {
    let before: String? = try database.value("SELECT value FROM meta WHERE name = 'inbox_rules'")
    if before == rules { return }
    try database.run("DELETE FROM inbox_file WHERE hash = '' OR failure IS NOT NULL")
    try database.run("INSERT OR REPLACE INTO meta VALUES ('inbox_rules', ?)", rules)
  }

  /// Remembers that a file has been looked at: the hash is of one that is a statement, and empty for one that is none; the failure
  /// says why it was not taken in.
  ///
  /// Throws `StoreError` when the database cannot be written; nothing of it stays then.
  public func remember(_ file: InboxFile, hash: String, failure: String? = nil) throws {
    try database.run(
      "INSERT OR REPLACE INTO inbox_file (path, size, modified, hash, failure) VALUES (?, ?, ?, ?, ?)", file.path,
      file.size, file.modified, hash, failure)
  }

  /// Whether a file of these bytes was imported, whatever its name; one that was undone since does not come back by itself.
  ///
  /// Throws `StoreError` when the database cannot be read, or holds what cannot be.
  public func hasImported(hash: String) throws -> Bool {
    let found: Int? = try database.value("SELECT 1 FROM fetch WHERE hash = ? LIMIT 1", hash)
    return found != nil
  }
}
