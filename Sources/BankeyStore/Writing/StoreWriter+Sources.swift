import BankeyCore

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
    if database.changes == 0 { throw StoreError(.taken, "there is a source called \(source.name) already") }
  }

  /// Says where the secret of a source is now.
  public func place(_ place: SecretPlace, ofSecretOf source: String) throws {
    try database.run("UPDATE source SET secret = ? WHERE name = ?", place.json, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Takes a source back that was added a moment ago and has said nothing. One that was connected before, and has accounts, is as it
  /// was: removed.
  public func withdrawSource(_ name: String) throws {
    let fetches: Int =
      try database.value(
        "SELECT count(*) FROM fetch WHERE source = (SELECT key FROM source WHERE name = ?)", name) ?? 0
    if fetches > 0 { return try removeSource(name, deletingData: false) }
    try database.run("DELETE FROM source WHERE name = ?", name)
  }

  /// What the user set up under a name; nil when there is no such source.
  public func definition(of source: String) throws -> SourceDefinition? {
    try database.definitions().first { $0.name == source }
  }

  /// What a source remembered of its last fetch, JSON; nil when there was none.
  public func memory(of source: String) throws -> String? {
    try database.value("SELECT memory FROM source WHERE name = ? AND memory IS NOT NULL", source)
  }

  /// Remembers for a source; inside `record`'s body that stands or falls with the answer.
  public func remember(_ memory: String, of source: String) throws {
    try database.run("UPDATE source SET memory = ? WHERE name = ?", memory, source)
    if database.changes == 0 { throw StoreError(.unknown, "there is no source called \(source)") }
  }

  /// Leaves a source alone until a time; inside `record`'s body that goes with the answer.
  public func postpone(_ source: String, until next: Timestamp) throws {
    try database.run("UPDATE source SET next_allowed = ? WHERE name = ?", bounded(next), source)
  }

  /// A moment until which a source wants to be left alone, or the last that is granted.
  func bounded(_ next: Timestamp) -> Timestamp {
    min(next, clock.now.advanced(bySeconds: SourceStatus.longestRest))
  }

  /// The sources by name, and how they fared.
  public func sources() throws -> [SourceStatus] { try database.sources() }
}
