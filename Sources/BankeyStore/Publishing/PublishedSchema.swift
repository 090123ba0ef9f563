import BankeyModel

/// The schema `bankey` of a shared database: tables, and who may see and write which rows.
enum PublishedSchema {
  /// The number of collectors that a shared database can hold.
  static let mostCollectors = 1024

  /// The script that creates it, in one transaction.
  static func creation(program: String) -> String {
    let tables = PublishedTable.all
    let quoted = program.filter { $0 != "'" && $0 != "\\" }
    return """
      CREATE SCHEMA bankey;
      SET LOCAL search_path = bankey, pg_catalog;
      CREATE TABLE about (schema integer NOT NULL, written_by text NOT NULL);
      INSERT INTO about VALUES (\(ServerSchema.number), '\(quoted)');
      CREATE TABLE collector (
        number integer PRIMARY KEY CHECK (number BETWEEN 0 AND \(mostCollectors - 1)),
        id text NOT NULL UNIQUE, name text NOT NULL, role name NOT NULL DEFAULT session_user,
        generation bigint NOT NULL DEFAULT 0, published timestamptz
      );
      CREATE TABLE chunk (
        collector integer NOT NULL REFERENCES collector, part integer NOT NULL, owner bigint NOT NULL,
        number bigint NOT NULL, hash bigint NOT NULL, PRIMARY KEY (collector, owner, part, number)
      );
      CREATE TABLE viewer (role name NOT NULL, account bigint, UNIQUE (role, account));
      \(tables.map(\.creation).joined(separator: "\n"))
      \(functions)
      \(tables.map(policies).joined(separator: "\n"))
      \(ownPolicies)
      """
  }

  /// Functions that tell what a login may see and write. They run as the owner, because only the owner sees the grants,
  /// and check the rights of the login itself.
  private static let functions = """
    CREATE FUNCTION sees_all() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = bankey, pg_catalog
      AS $$ SELECT EXISTS (SELECT FROM viewer v JOIN pg_roles r ON r.rolname = v.role
        WHERE v.account IS NULL AND pg_has_role(session_user, r.oid, 'MEMBER')) $$;
    CREATE FUNCTION seen() RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = bankey, pg_catalog
      AS $$ SELECT v.account FROM viewer v JOIN pg_roles r ON r.rolname = v.role
        WHERE v.account IS NOT NULL AND pg_has_role(session_user, r.oid, 'MEMBER') $$;
    CREATE FUNCTION own() RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = bankey, pg_catalog
      AS $$ SELECT number FROM collector WHERE role = session_user $$;
    CREATE FUNCTION is_owner() RETURNS boolean LANGUAGE sql STABLE SET search_path = bankey, pg_catalog
      AS $$ SELECT pg_has_role(session_user, nspowner, 'MEMBER') FROM pg_namespace WHERE nspname = 'bankey' $$;
    CREATE FUNCTION seen_sources() RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER
      SET search_path = bankey, pg_catalog
      AS $$ SELECT DISTINCT s.key FROM source s JOIN account_alias l ON l.source = s.name AND l.collector = s.collector
        WHERE l.account IN (SELECT seen()) $$;
    CREATE FUNCTION containing(wanted integer[], most bigint) RETURNS SETOF bigint LANGUAGE sql STABLE SECURITY DEFINER
      SET search_path = bankey, pg_catalog SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
      AS $$ SELECT id FROM transactions WHERE grams @> wanted AND deleted IS NULL
        AND ((SELECT sees_all()) OR (SELECT is_owner()) OR account IN (SELECT seen())
          OR collector IN (SELECT own())) LIMIT most $$;
    """

  private static func policies(_ table: PublishedTable) -> String {
    let seen: String
    switch (table.owner, table.name) {
    case (let owner?, _): seen = "(SELECT sees_all()) OR \(owner) IN (SELECT seen())"
    case (nil, "source"): seen = "(SELECT sees_all()) OR key IN (SELECT seen_sources())"
    case (nil, "connection"), (nil, "quota"), (nil, "fetch"):
      seen = "(SELECT sees_all()) OR source IN (SELECT seen_sources())"
    default: seen = "true"
    }
    return """
      ALTER TABLE \(table.quotedName) ENABLE ROW LEVEL SECURITY;
      CREATE POLICY viewers ON \(table.quotedName) FOR SELECT USING (\(seen));
      CREATE POLICY collectors ON \(table.quotedName) USING (collector IN (SELECT own()))
        WITH CHECK (collector IN (SELECT own()));
      """
  }

  /// The policies of the tables about publishing. Every role sees which collectors there are, and writes only its own
  /// rows.
  private static let ownPolicies = """
    ALTER TABLE collector ENABLE ROW LEVEL SECURITY;
    CREATE POLICY everybody ON collector FOR SELECT USING (true);
    CREATE POLICY collectors ON collector USING (role = session_user) WITH CHECK (role = session_user);
    ALTER TABLE chunk ENABLE ROW LEVEL SECURITY;
    CREATE POLICY collectors ON chunk USING (collector IN (SELECT own())) WITH CHECK (collector IN (SELECT own()));
    ALTER TABLE viewer ENABLE ROW LEVEL SECURITY;
    """
}
