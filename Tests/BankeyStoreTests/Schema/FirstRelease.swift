/// A database of the first release, as `sqlite3 bankey.sqlite .dump` gives it, with the two numbers of the file's
/// header.
enum FirstRelease {
  static let dump = """
    PRAGMA foreign_keys=OFF;
    BEGIN TRANSACTION;
    CREATE TABLE meta (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO meta VALUES('written_by','0.1.0');
    CREATE TABLE source (
      key INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      type TEXT NOT NULL,
      settings TEXT NOT NULL DEFAULT '{}',
      last_success INTEGER,
      last_failure INTEGER,
      last_error TEXT
    ) STRICT;
    INSERT INTO source VALUES(1,'files','files','{}',1795262400,NULL,NULL);
    CREATE TABLE quota (
      source INTEGER NOT NULL REFERENCES source ON DELETE CASCADE,
      name TEXT NOT NULL,
      period_start INTEGER NOT NULL,
      used INTEGER NOT NULL,
      allowed INTEGER,
      PRIMARY KEY (source, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE fetch (
      id INTEGER PRIMARY KEY,
      source INTEGER NOT NULL REFERENCES source,
      file TEXT,
      hash TEXT,
      started INTEGER NOT NULL,
      added INTEGER NOT NULL DEFAULT 0,
      unchanged INTEGER NOT NULL DEFAULT 0,
      undone INTEGER
    ) STRICT;
    INSERT INTO fetch VALUES(1,1,'a.ofx','h',1795262400,3,0,NULL);
    INSERT INTO fetch VALUES(2,1,'a.ofx','h',1795262400,0,0,NULL);
    CREATE TABLE account (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      number TEXT,
      name TEXT,
      owner TEXT,
      institution TEXT,
      source_type TEXT,
      kind TEXT,
      currency TEXT NOT NULL,
      decimals INTEGER NOT NULL,
      figures INTEGER REFERENCES figures,
      updated INTEGER NOT NULL,
      closed INTEGER
    ) STRICT;
    INSERT INTO account VALUES(1,'f47ebcc5b9a7c133',NULL,'Checking',NULL,NULL,'CHECKING',NULL,'USD',2,1,1795262400,NULL);
    CREATE TABLE account_alias (
      key INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      source TEXT NOT NULL,
      connection TEXT NOT NULL,
      native_id TEXT NOT NULL,
      currency TEXT NOT NULL,
      UNIQUE (source, connection, native_id, currency)
    ) STRICT;
    INSERT INTO account_alias VALUES(1,1,'files','','1','USD');
    CREATE TABLE figures (
      key INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      effective INTEGER,
      day INTEGER,
      minute INTEGER,
      balance_units INTEGER,
      balance_scale INTEGER,
      available_units INTEGER,
      available_scale INTEGER,
      credit_limit_units INTEGER,
      credit_limit_scale INTEGER
    ) STRICT;
    INSERT INTO figures VALUES(1,1,2,29918880,20777,NULL,12345,2,NULL,NULL,NULL,NULL);
    CREATE TABLE holding (
      key INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      native_id TEXT NOT NULL,
      name TEXT NOT NULL,
      quantity_units INTEGER,
      quantity_scale INTEGER,
      price_units INTEGER,
      price_scale INTEGER,
      value_units INTEGER,
      value_scale INTEGER,
      currency TEXT NOT NULL,
      day INTEGER
    ) STRICT;
    CREATE TABLE transactions (
      id INTEGER PRIMARY KEY,
      account INTEGER NOT NULL REFERENCES account,
      native_id TEXT NOT NULL,
      status INTEGER NOT NULL CHECK (status IN (0, 1)),
      day INTEGER NOT NULL,
      authorized_day INTEGER,
      units INTEGER NOT NULL,
      scale INTEGER NOT NULL CHECK (scale BETWEEN 0 AND 18),
      ordinal INTEGER NOT NULL,
      fetch INTEGER NOT NULL,
      seen INTEGER NOT NULL,
      deleted INTEGER,
      description TEXT NOT NULL,
      counterparty TEXT,
      raw TEXT NOT NULL
    ) STRICT;
    INSERT INTO transactions VALUES(227987265945600,1,'c',1,20760,NULL,-400,2,0,1,1,NULL,'Coffee',NULL,'');
    INSERT INTO transactions VALUES(227987265945601,1,'r',1,20759,NULL,-90000,2,0,1,1,NULL,'Rent',NULL,'');
    INSERT INTO transactions VALUES(227987265945602,1,'d',1,20759,NULL,-400,2,0,1,1,1795262400,'Deleted',NULL,'');
    CREATE TABLE transaction_version (
      key INTEGER PRIMARY KEY,
      id INTEGER NOT NULL,
      reason TEXT NOT NULL CHECK (reason IN ('replaced', 'dropped', 'twin')),
      by_fetch INTEGER NOT NULL REFERENCES fetch,
      account INTEGER NOT NULL REFERENCES account,
      native_id TEXT NOT NULL,
      status INTEGER NOT NULL,
      day INTEGER NOT NULL,
      authorized_day INTEGER,
      units INTEGER NOT NULL,
      scale INTEGER NOT NULL,
      fetch INTEGER NOT NULL,
      description TEXT NOT NULL,
      counterparty TEXT,
      raw TEXT NOT NULL
    ) STRICT;
    CREATE TABLE sighting (
      id INTEGER NOT NULL REFERENCES transactions ON DELETE CASCADE,
      fetch INTEGER NOT NULL REFERENCES fetch,
      PRIMARY KEY (id, fetch)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE match (
      authorized INTEGER NOT NULL REFERENCES transaction_version (key),
      posted INTEGER NOT NULL REFERENCES transactions ON DELETE CASCADE,
      undone INTEGER,
      PRIMARY KEY (posted, authorized)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE day_total (
      account INTEGER NOT NULL REFERENCES account,
      grouping INTEGER NOT NULL CHECK (grouping IN (0, 1)),
      status INTEGER NOT NULL,
      day INTEGER NOT NULL,
      scale INTEGER NOT NULL,
      units INTEGER NOT NULL,
      count INTEGER NOT NULL CHECK (count > 0),
      PRIMARY KEY (account, grouping, status, day, scale)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO day_total VALUES(1,0,1,20759,2,-90000,1);
    INSERT INTO day_total VALUES(1,0,1,20760,2,-400,1);
    INSERT INTO day_total VALUES(1,1,1,20759,2,-90000,1);
    INSERT INTO day_total VALUES(1,1,1,20760,2,-400,1);
    CREATE INDEX fetch_by_source ON fetch (source);
    CREATE INDEX fetch_by_hash ON fetch (hash) WHERE hash IS NOT NULL;
    CREATE INDEX alias_of ON account_alias (account);
    CREATE INDEX figures_by_account ON figures (account, effective);
    CREATE INDEX holding_by_account ON holding (account);
    CREATE UNIQUE INDEX transaction_key ON transactions (account, native_id, day, units, scale, ordinal);
    CREATE INDEX transaction_by_day ON transactions (account, status, day, id) WHERE deleted IS NULL;
    CREATE INDEX transaction_by_authorized_day ON transactions (account, status, coalesce(authorized_day, day), id)
      WHERE deleted IS NULL;
    CREATE INDEX transaction_deleted ON transactions (account, day) WHERE deleted IS NOT NULL;
    CREATE INDEX version_of ON transaction_version (id);
    PRAGMA application_id = 1651403641;
    PRAGMA user_version = 1;
    COMMIT;
    """
}
