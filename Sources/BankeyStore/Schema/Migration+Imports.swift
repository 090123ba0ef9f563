import BankeyModel

extension Migration {
  /// Tables for previewing, undoing and checking imports: what each fetch said apart from what is shown, the balances
  /// of statements, and the files seen in watched folders. Part of schema 3.
  static let imports = """
    ALTER TABLE fetch ADD COLUMN posted INTEGER NOT NULL DEFAULT 0;

    -- A sighting may be of a row that is a version now, so it is not bound to a row.
    CREATE TABLE sighting_kept (
      id INTEGER NOT NULL,
      fetch INTEGER NOT NULL REFERENCES fetch,
      PRIMARY KEY (id, fetch)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO sighting_kept SELECT id, fetch FROM sighting;
    DROP TABLE sighting;
    ALTER TABLE sighting_kept RENAME TO sighting;
    CREATE INDEX version_by_native_id ON transaction_version (account, native_id) WHERE native_id <> '';

    CREATE TABLE account_said (
      alias INTEGER NOT NULL REFERENCES account_alias ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      number TEXT,
      name TEXT,
      owner TEXT,
      institution TEXT,
      source_type TEXT,
      kind TEXT,
      PRIMARY KEY (alias, fetch)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO account_said
      SELECT min(l.key), f.id, a.number, a.name, a.owner, a.institution, a.source_type, a.kind
      FROM account a JOIN account_alias l ON l.account = a.key JOIN source s ON s.name = l.source
      JOIN fetch f ON f.source = s.key
      WHERE f.id IN (SELECT fetch FROM figures WHERE account = a.key) OR f.id IN (
        SELECT fetch FROM transactions WHERE account = a.key UNION SELECT seen FROM transactions WHERE account = a.key)
      GROUP BY a.key, f.id;

    ALTER TABLE figures ADD COLUMN merged INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE figures_said (
      figures INTEGER NOT NULL REFERENCES figures ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      PRIMARY KEY (figures, fetch)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO figures_said SELECT key, fetch FROM figures;

    CREATE TABLE statement (
      key INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      native_id TEXT,
      first_day INTEGER,
      last_day INTEGER,
      opening_units INTEGER,
      opening_scale INTEGER,
      closing_units INTEGER,
      closing_scale INTEGER,
      booked_units INTEGER,
      booked_scale INTEGER
    ) STRICT;
    CREATE INDEX statement_by_account ON statement (account, last_day);

    CREATE TABLE inbox_file (
      path TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      hash TEXT
    ) STRICT, WITHOUT ROWID;
    """
}
