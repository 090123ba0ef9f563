extension Migration {
  /// Which files one command has imported: each but the first names the first, so that all of them can be undone as one.
  static let v7 = Migration(
    version: 7,
    sql: """
      ALTER TABLE fetch ADD COLUMN batch INTEGER;
      CREATE INDEX fetch_by_batch ON fetch (batch) WHERE batch IS NOT NULL;
      """)
}
