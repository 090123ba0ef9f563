extension Migration {
  /// In which format a file was, since files of two formats name one transaction in two ways, and what finds what somebody has said of a
  /// known row before.
  static let v5 = Migration(
    version: 5,
    sql: """
      ALTER TABLE fetch ADD COLUMN format TEXT;
      DROP INDEX version_reserved;
      CREATE INDEX version_by_day ON transaction_version (account, day);
      """)
}
