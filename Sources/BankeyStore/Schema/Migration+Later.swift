import BankeyModel

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

extension Migration {
  /// Which files one command has imported: each but the first names the first, so that all of them can be undone as one.
  static let v7 = Migration(
    version: 7,
    sql: """
      ALTER TABLE fetch ADD COLUMN batch INTEGER;
      CREATE INDEX fetch_by_batch ON fetch (batch) WHERE batch IS NOT NULL;
      """)
}

extension Migration {
  /// What came in on each day, as a part of its sum, so that no month is added up to be shown.
  static let v8 = Migration(
    version: 8,
    sql: """
      ALTER TABLE day_total ADD COLUMN income INTEGER;
      UPDATE day_total SET income = (
        SELECT \(income) FROM transactions t WHERE t.account = day_total.account AND t.status = day_total.status
          AND t.day = day_total.day AND t.scale = day_total.scale AND t.deleted IS NULL)
        WHERE grouping = 0;
      UPDATE day_total SET income = (
        SELECT \(income) FROM transactions t WHERE t.account = day_total.account AND t.status = day_total.status
          AND coalesce(t.authorized_day, t.day) = day_total.day AND t.scale = day_total.scale AND t.deleted IS NULL)
        WHERE grouping = 1;
      """)

  /// The sum of what came in as SQL; NULL where it does not fit. A sum of SQLite's that overflows is an error, so it is taken in two halves.
  static let income = "iif(typeof(\(halves)) = 'integer', \(halves), NULL)"
  private static let halves = "sum(max(units, 0) >> 32) * 4294967296 + sum(max(units, 0) & 4294967295)"
}

extension Migration {
  /// The account of the other side, which told own transfers from payments but stood in the raw record alone; what a person said to be
  /// no transfer, or not worth a forecast; and what finds the opposite of an amount near a day, whichever account it is on.
  static let v10 = Migration(
    version: 9,
    sql: """
      ALTER TABLE transactions ADD COLUMN counterparty_account TEXT;
      ALTER TABLE transaction_version ADD COLUMN counterparty_account TEXT;
      DROP INDEX transaction_by_amount;
      CREATE INDEX transaction_by_amount ON transactions (scale, units, day, account);
      CREATE TABLE unpaired (
        first INTEGER NOT NULL REFERENCES transactions ON DELETE CASCADE,
        second INTEGER NOT NULL REFERENCES transactions ON DELETE CASCADE,
        PRIMARY KEY (first, second)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX unpaired_second ON unpaired (second);
      CREATE TABLE dismissed (
        occurrence INTEGER PRIMARY KEY REFERENCES transactions ON DELETE CASCADE
      ) STRICT;
      """)
}
