extension Migration {
  /// What live sources need: what each remembers apart from what the user said, where its secret is kept, how each of its
  /// connections and accounts fares, and when and how often it may be asked. A source that is removed but whose accounts
  /// stay keeps its row: it can be connected again.
  static let v3 = Migration(
    version: 3,
    sql: """
      ALTER TABLE source ADD COLUMN memory TEXT;
      UPDATE source SET memory = settings, settings = '{}' WHERE type = 'demo';
      CREATE TABLE connection (
        source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE,
        native_id TEXT NOT NULL,
        name TEXT,
        last_success INTEGER,
        last_failure INTEGER,
        last_error TEXT,
        consent_until INTEGER,
        PRIMARY KEY (source, native_id)
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE account_alias ADD COLUMN last_error TEXT;
      ALTER TABLE source ADD COLUMN next_allowed INTEGER;
      ALTER TABLE quota ADD COLUMN period INTEGER NOT NULL DEFAULT 86400;
      ALTER TABLE source ADD COLUMN secret TEXT;
      ALTER TABLE source ADD COLUMN removed INTEGER;
      ALTER TABLE quota ADD COLUMN confirmed INTEGER;
      \(imports)
      """)
}
