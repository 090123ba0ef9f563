extension Migration {
  /// What live sources need: what each remembers apart from what the user said, and how each of its connections fares.
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
      """)
}
