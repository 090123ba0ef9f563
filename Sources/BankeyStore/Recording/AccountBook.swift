import BankeyModel

/// Finds the account of a record by its alias, creates it when it is new, and stores the record's properties.
struct AccountBook {
  let database: Database
  let directory: AccountDirectory
  let source: String
  let fetch: Int64
  /// Whether the answer comes from a feed, not a file.
  let isRefresh: Bool
  let now: Timestamp
  /// The names of accounts that the user has declared to be the same as another.
  let sameAccounts: [String: String]

  /// The account of a record. Calls `doubt` with the name of an account that may be the same, but not certainly.
  func account(of record: AccountRecord, doubt: (String) -> Void) throws -> AccountRecording {
    if let known = try known(record) {
      if !record.isTold(apart: known.sourceType) { return try reopened(known.account) }
      return try accountOfOtherType(record)
    }
    return try joined(record, doubt: doubt)
  }

  /// The account of a record whose number is that of a stored account of another type. Its alias ends with its type.
  private func accountOfOtherType(_ record: AccountRecord) throws -> AccountRecording {
    var own = record
    own.nativeId += " " + (record.sourceType ?? "").uppercased()
    if let known = try known(own) { return try reopened(known.account) }
    // Both accounts have the same number, so no name tells the user which of them could be the same.
    return try joined(own) { _ in }
  }

  /// The account of a record that is not known by its alias: a stored one that is certainly the same, or a new one.
  private func joined(_ record: AccountRecord, doubt: (String) -> Void) throws -> AccountRecording {
    let join = AccountJoin(directory: directory, source: source, sameAccounts: sameAccounts)
    let identity = join.identity(of: record)
    switch try join.find(record, identity) {
    case .same(let account):
      account.alias = try addAlias(of: record, to: account.key)
      try directory.register(alias: account.alias)
      return try reopened(account)
    case .alike(let name):
      doubt(name)
      return try make(record, identity)
    case .new: return try make(record, identity)
    }
  }

  /// The account that has the record's alias, and its type; nil when none does.
  private func known(_ record: AccountRecord) throws -> (account: AccountRecording, sourceType: String?)? {
    try database.first(
      """
      SELECT a.key, a.id, a.currency, a.decimals, l.key, a.source_type FROM account_alias l JOIN account a ON a.key = l.account
      WHERE l.source = ? AND l.connection = ? AND l.native_id = ? AND l.currency = ?
      """, source, record.connection, record.nativeId, record.currency.code
    ) { row in
      (AccountRecording(key: row[0], id: row[1], currency: row.currency(2), alias: row[4], isNew: false), row[5])
    }
  }

  /// Reopens an account that was only closed because all its imports were undone, once something names it again.
  private func reopened(_ account: AccountRecording) throws -> AccountRecording {
    try database.run(
      """
      UPDATE account SET closed = NULL WHERE key = ?1 AND closed IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = ?1)
      """, account.key)
    return account
  }

  /// Stores what a record says about an account. Returns whether anything changed.
  func update(_ account: AccountRecording, from record: AccountRecord) throws -> Bool {
    try keep(record, of: account)
    // An account created from this record has all of it.
    if account.isNew, account.said == nil { return false }
    try database.run("UPDATE account SET updated = ? WHERE key = ?", now, account.key)
    try database.run(
      """
      UPDATE account SET number = iif(?8, coalesce(?2, number), coalesce(number, ?2)), name = coalesce(?3, name), owner = coalesce(?4, owner),
        institution = coalesce(?5, institution), source_type = coalesce(?6, source_type), kind = coalesce(?7, kind)
      WHERE key = ?1 AND (number IS NOT iif(?8, coalesce(?2, number), coalesce(number, ?2)) OR name IS NOT coalesce(?3, name)
        OR owner IS NOT coalesce(?4, owner) OR institution IS NOT coalesce(?5, institution)
        OR source_type IS NOT coalesce(?6, source_type) OR kind IS NOT coalesce(?7, kind))
      """,
      account.key, record.number, record.name, record.owner, record.institution, record.sourceType,
      record.kind?.rawValue, isFirstName(account))
    guard database.changes > 0 else { return false }
    if record.number != nil { try directory.renew(account.key) }
    return true
  }

  /// Whether this is the account's first name, whose number is the one shown.
  private func isFirstName(_ account: AccountRecording) throws -> Bool {
    let first: Int64? = try database.value("SELECT min(key) FROM account_alias WHERE account = ?", account.key)
    return first == account.alias
  }

  /// Stores what each answer reported, separately from what is shown, so that the user can undo an import.
  ///
  /// Uses INSERT … VALUES, one row at a time. For INSERT … SELECT, SQLite keeps a statement journal, which makes the
  /// text index write out what it has collected; an answer with thousands of accounts would leave thousands of segments
  /// to merge.
  private func keep(_ record: AccountRecord, of account: AccountRecording) throws {
    try database.run(
      """
      INSERT INTO account_said VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET number = coalesce(excluded.number, number), name = coalesce(excluded.name, name),
        owner = coalesce(excluded.owner, owner), institution = coalesce(excluded.institution, institution),
        source_type = coalesce(excluded.source_type, source_type), kind = coalesce(excluded.kind, kind)
      """,
      account.alias, fetch, record.number, record.name, record.owner, record.institution, record.sourceType,
      record.kind?.rawValue)
    if isRefresh { try forget(account.alias) }
  }

  /// Keeps only the last answer of a feed, because nobody undoes a feed's answers.
  private func forget(_ alias: Int64) throws {
    try database.run(
      """
      DELETE FROM account_said WHERE alias = ?1 AND fetch < ?2
        AND EXISTS (SELECT 1 FROM fetch WHERE id = account_said.fetch AND file IS NULL)
      """, alias, fetch)
  }

  /// Records that an account is closed or open. Returns whether that changed.
  func setClosed(_ isClosed: Bool, _ account: AccountRecording) throws -> Bool {
    try database.run(
      "UPDATE account SET closed = ? WHERE key = ? AND (closed IS NOT NULL) <> ?", isClosed ? now : nil, account.key,
      isClosed)
    return database.changes > 0
  }

  /// Records the source's error for an account; nil when it has none.
  func setError(_ error: String?, _ account: AccountRecording) throws {
    try database.run(
      "UPDATE account_alias SET last_error = ?3 WHERE account = ?1 AND source = ?2 AND last_error IS NOT ?3",
      account.key,
      source, error)
  }

  /// Creates an account with everything known about it. It then needs no update, which matters when a file names
  /// thousands.
  private func make(_ record: AccountRecord, _ identity: AccountIdentity) throws -> AccountRecording {
    let id = try insert(record)
    let account = AccountRecording(key: database.lastInsertedKey, id: id, currency: record.currency, isNew: true)
    account.alias = try addAlias(of: record, to: account.key)
    directory.register(
      NamedAccount(
        key: account.key, id: id, currency: record.currency, number: record.number, source: source,
        connection: record.connection, nativeId: record.nativeId, sourceType: record.sourceType, identity: identity))
    return account
  }

  private func addAlias(of record: AccountRecord, to account: Int64) throws -> Int64 {
    try database.run(
      "INSERT INTO account_alias (account, source, connection, native_id, currency) VALUES (?, ?, ?, ?, ?)",
      account, source, record.connection, record.nativeId, record.currency.code)
    return database.lastInsertedKey
  }

  /// Inserts a new account. Its id is the hash of its first alias, so it is the same on every machine; if that is
  /// taken, the hash of the alias with a number appended.
  private func insert(_ record: AccountRecord) throws -> Account.ID {
    let alias = [source, record.connection, record.nativeId, record.currency.code].joined(separator: "\0")
    var (id, salt) = (Hash.hex(of: alias), 0)
    while try !insert(record, as: id) {
      salt += 1
      id = Hash.hex(of: "\(alias)\0\(salt)")
    }
    return id
  }

  private func insert(_ record: AccountRecord, as id: Account.ID) throws -> Bool {
    try database.run(
      """
      INSERT INTO account (id, currency, decimals, updated, number, name, owner, institution, source_type, kind)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
      """,
      id, record.currency.code, record.currency.decimals, now, record.number, record.name, record.owner,
      record.institution, record.sourceType, record.kind?.rawValue)
    return database.changes > 0
  }
}

/// An account under one of its aliases.
struct NamedAccount {
  let key: Int64
  let id: Account.ID
  let currency: Currency
  let number: String?
  let source: String
  let connection: String
  let nativeId: String
  let sourceType: String?
  let identity: AccountIdentity

  /// The name to show: the number, or the source's id.
  var shownName: String { number ?? nativeId }

  /// Whether `name` is the account's id, its number, or a source's id for it, ignoring blanks.
  func isCalled(_ name: String) -> Bool {
    let name = Self.plain(name)
    return id == name || Self.plain(nativeId) == name || number.map(Self.plain) == name
  }

  /// A name without blanks, because numbers are written with and without them.
  static func plain(_ name: String) -> String { name.utf8.contains(0x20) ? name.filter { $0 != " " } : name }
}

extension NamedAccount {
  /// Reads the columns of `Database.namedAccounts`.
  init(row: Row) {
    let (currency, number): (Currency, String?) = (row.currency(2), row[4])
    let (source, connection, nativeId): (String, String, String) = (row[5], row[6], row[7])
    self.init(
      key: row[0], id: row[1], currency: currency, number: number, source: source, connection: connection,
      nativeId: nativeId, sourceType: row[8],
      identity: AccountIdentity(
        source: source, connection: connection, nativeId: nativeId, number: number, currency: currency))
  }
}

extension Database {
  /// Every account under each of its aliases, or those that satisfy a condition, in the order in which they were
  /// recorded.
  func namedAccounts(_ condition: String = "TRUE", _ values: any Storable...) throws -> [NamedAccount] {
    try all(
      """
      SELECT a.key, a.id, a.currency, a.decimals, a.number, l.source, l.connection, l.native_id, a.source_type
      FROM account a JOIN account_alias l ON l.account = a.key WHERE \(condition) ORDER BY a.key, l.key
      """, values, read: NamedAccount.init(row:))
  }
}
