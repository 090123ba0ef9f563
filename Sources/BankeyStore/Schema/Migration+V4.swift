extension Migration {
  /// Why a file of the inbox was not taken in, and between which days a table's own balances leave something out.
  static let v4 = Migration(
    version: 4,
    sql: """
      ALTER TABLE inbox_file ADD COLUMN failure TEXT;
      ALTER TABLE statement ADD COLUMN gap_first INTEGER;
      ALTER TABLE statement ADD COLUMN gap_last INTEGER;
      """)
}
