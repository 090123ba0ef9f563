extension Migration {
  /// Balances of which the date is far ahead of their answer are of the time of the answer. Moments that were kept on the wall's clock stay
  /// as they are: they are hours off at most, and each source's next answer goes before them.
  ///
  /// And what finds the rows of an amount near a day, what an authorized row has become, and whose figures a row is: without
  /// it, each row that goes looks through all matches or all accounts.
  static let v6 = Migration(
    version: 6,
    sql: """
      DROP INDEX transaction_by_amount;
      CREATE INDEX transaction_by_amount ON transactions (scale, units, account, day);
      CREATE INDEX match_of ON match (authorized);
      CREATE INDEX account_of_figures ON account (figures);
      UPDATE figures SET (effective, day, minute) = (
        SELECT started / 60, iif(day IS NULL, NULL, started / 86400), iif(day IS NULL, NULL, started / 60 % 1440)
        FROM fetch WHERE id = figures.fetch)
      WHERE effective > (SELECT started / 60 + 2880 FROM fetch WHERE id = figures.fetch) AND fetch NOT IN (
        SELECT f.id FROM fetch f JOIN source s ON s.key = f.source WHERE s.type = 'demo');
      """)
}
