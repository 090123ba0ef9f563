extension Migration {
  /// Why a file of the inbox was not taken in, between which days a table's own balances leave something out, and what finds a state that
  /// was only reserved.
  static let v4 = Migration(
    version: 4,
    sql: """
      ALTER TABLE inbox_file ADD COLUMN failure TEXT;
      ALTER TABLE statement ADD COLUMN gap_first INTEGER;
      ALTER TABLE statement ADD COLUMN gap_last INTEGER;
      CREATE INDEX version_reserved ON transaction_version (account, day) WHERE status = 0;
      """)
}
