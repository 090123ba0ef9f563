import BankeyModel

extension Migration {
  /// Indexes for searching transactions by text and by amount.
  ///
  /// The text index stores only which rows contain which trigrams; the rows themselves are read to decide. That makes
  /// it a third of the size of a full index and twice as fast to write. It collects up to 16 MB in memory, so a long
  /// file leaves a few large segments instead of hundreds to merge.
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
  /// Columns for live sources: what each remembers, where its secret is, the state of its connections and accounts, and
  /// how often it may be called. A removed source whose accounts stay keeps its row, so that it can be connected again.
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
  /// Adds the reason why a file of a watched folder was not imported, the days of a gap in a table's own balances, and
  /// an index for finding states that were only reserved.
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
  /// Adds the format of each file, because two formats name the same transaction differently, and an index for finding
  /// earlier states of a stored row.
  static let v5 = Migration(
    version: 5,
    sql: """
      ALTER TABLE fetch ADD COLUMN format TEXT;
      DROP INDEX version_reserved;
      CREATE INDEX version_by_day ON transaction_version (account, day);
      """)
}

extension Migration {
  /// Dates balances that lie far ahead of their answer with the time of the answer. Moments stored in local time stay
  /// as they are: they are off by hours at most, and each source's next answer replaces them.
  ///
  /// Adds indexes for finding rows of an amount near a day, the row that an authorized one became, and the account that
  /// figures belong to. Without them, deleting a row scans all matches or all accounts.
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
  /// Groups the files that one command imported: each but the first refers to the first, so that all can be undone
  /// together.
  static let v7 = Migration(
    version: 7,
    sql: """
      ALTER TABLE fetch ADD COLUMN batch INTEGER;
      CREATE INDEX fetch_by_batch ON fetch (batch) WHERE batch IS NOT NULL;
      """)
}

extension Migration {
  /// Adds the income of each day as part of its total, so that showing a month sums no rows.
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

  /// The user's settings for accounts, by permanent account id, so that an account has them again after a repeated
  /// import.
  static let v9 = Migration(
    version: 9,
    sql: """
      CREATE TABLE account_wish (
        account TEXT PRIMARY KEY,
        name TEXT,
        kind TEXT,
        hidden INTEGER NOT NULL DEFAULT 0,
        position INTEGER,
        day INTEGER,
        units INTEGER,
        scale INTEGER
      ) STRICT, WITHOUT ROWID;
      """)

  /// SQL for the sum of income; NULL when it does not fit. Because SQLite raises an error when a sum overflows, it sums
  /// two halves.
  static let income = "iif(typeof(\(halves)) = 'integer', \(halves), NULL)"
  private static let halves = "sum(max(units, 0) >> 32) * 4294967296 + sum(max(units, 0) & 4294967295)"
}

extension Migration {
  /// The counterparty's account, which identifies own transfers and was only in the raw record; the pairs and series
  /// that the user has rejected; and an index that finds the opposite of an amount near a day on any account.
  static let v10 = Migration(
    version: 10,
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

extension Migration {
  /// Reference rates: how much of a currency one euro bought on a day.
  static let v11 = Migration(
    version: 11,
    sql: """
      CREATE TABLE rate (
        currency TEXT NOT NULL,
        day INTEGER NOT NULL,
        units INTEGER NOT NULL,
        scale INTEGER NOT NULL,
        PRIMARY KEY (currency, day)
      ) STRICT, WITHOUT ROWID;
      """)
}

extension Migration {
  /// The user's names for payees, by the words of their transactions, and for sources.
  static let v12 = Migration(
    version: 12,
    sql: """
      CREATE TABLE payee (
        key TEXT PRIMARY KEY,
        words TEXT NOT NULL,
        name TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      ALTER TABLE source ADD COLUMN title TEXT;
      """)
}
