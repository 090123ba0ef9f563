extension Migration {
  /// What finds transactions by a part of their text and by their amount.
  ///
  /// The index of texts keeps nothing but which rows have three letters in a row: the rows themselves are looked at for the
  /// rest, so it is a third of one that could tell alone, and written twice as fast. It is collected in memory up to 16 MB
  /// before it is written, so that a long file gives a few large pieces and not hundreds to merge.
  static let v2 = Migration(
    version: 2,
    sql: """
      CREATE VIRTUAL TABLE transaction_text USING fts5 (
        text, content = '', detail = none, columnsize = 0, tokenize = 'trigram case_sensitive 1'
      );
      INSERT INTO transaction_text (transaction_text, rank) VALUES ('hashsize', 16777216);
      CREATE INDEX transaction_by_amount ON transactions (scale, units, account);
      """,
    fill: { try TextIndex($0).addAll() })
}
