import BankeyModel

/// Finds the account that a record speaks of by its alias, makes it when it is new, and takes in what is said of it.
struct AccountBook {
  let database: Database
  let directory: AccountDirectory
  let source: String
  let fetch: Int64
  /// Whether a source was asked; else files are read.
  let isRefresh: Bool
  let now: Timestamp
  /// What the user has said to be the same account.
  let wishes: [String: String]

  /// The account of a record. `doubt` is told the account that it may be, where that is not certain.
  func account(of record: AccountRecord, doubt: (String) -> Void) throws -> AccountInAnswer {
    let known = try database.first(
      """
      SELECT a.key, a.id, a.currency, a.decimals FROM account_alias l JOIN account a ON a.key = l.account
      WHERE l.source = ? AND l.connection = ? AND l.native_id = ? AND l.currency = ?
      """, source, record.connection, record.nativeId, record.currency.code
    ) { row in
      AccountInAnswer(
        key: row[0], id: row[1], currency: row.currency(2), isNew: false)
    }
    if let known {
      try reopen(known)
      return known
    }
    switch try AccountJoin(directory: directory, source: source, wishes: wishes).find(record) {
    case .same(let account):
      try addAlias(of: record, to: account.key)
      try reopen(account)
      return account
    case .alike(let name):
      doubt(name)
      return try make(record)
    case .new: return try make(record)
    }
  }

  /// An account whose imports were all undone is closed for what was deleted in it; it is there again when something speaks of
  /// it.
  private func reopen(_ account: AccountInAnswer) throws {
    try database.run(
      """
      UPDATE account SET closed = NULL WHERE key = ?1 AND closed IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM account_said s JOIN account_alias l ON l.key = s.alias WHERE l.account = ?1)
      """, account.key)
  }

  /// Takes in what a record says. Returns whether anything is different now.
  func update(_ account: AccountInAnswer, from record: AccountRecord) throws -> Bool {
    try keep(record)
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
      record.kind?.rawValue, isFirstName(record, of: account.key))
    guard database.changes > 0 else { return false }
    if record.number != nil { try directory.renew(account.key) }
    return true
  }

  /// Whether an account was known by this name first: its number is the one that counts.
  private func isFirstName(_ record: AccountRecord, of account: Int64) throws -> Bool {
    let found: Int? = try database.value(
      """
      SELECT 1 FROM account_alias WHERE key = (SELECT min(key) FROM account_alias WHERE account = ?1)
        AND source = ?2 AND connection = ?3 AND native_id = ?4
      """, account, source, record.connection, record.nativeId)
    return found != nil
  }

  /// Keeps what was said beside what is shown, so that an import can be undone.
  private func keep(_ record: AccountRecord) throws {
    let alias = [source, record.connection, record.nativeId, record.currency.code]
    try database.run(
      """
      INSERT INTO account_said
      SELECT key, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM account_alias
      WHERE source = ?1 AND connection = ?2 AND native_id = ?3 AND currency = ?4
      ON CONFLICT DO UPDATE SET number = coalesce(excluded.number, number), name = coalesce(excluded.name, name),
        owner = coalesce(excluded.owner, owner), institution = coalesce(excluded.institution, institution),
        source_type = coalesce(excluded.source_type, source_type), kind = coalesce(excluded.kind, kind)
      """,
      alias[0], alias[1], alias[2], alias[3], fetch, record.number, record.name, record.owner, record.institution,
      record.sourceType, record.kind?.rawValue)
    if isRefresh { try forget(alias) }
  }

  /// Of a feed, whose answers nobody undoes, only the last one is kept.
  private func forget(_ alias: [String]) throws {
    try database.run(
      """
      DELETE FROM account_said WHERE fetch < ?5 AND alias = (
        SELECT key FROM account_alias WHERE source = ?1 AND connection = ?2 AND native_id = ?3 AND currency = ?4)
        AND EXISTS (SELECT 1 FROM fetch WHERE id = account_said.fetch AND file IS NULL)
      """, alias[0], alias[1], alias[2], alias[3], fetch)
  }

  /// Notes that an account is closed, or open again. Returns whether that is news.
  func setClosed(_ isClosed: Bool, _ account: AccountInAnswer) throws -> Bool {
    try database.run(
      "UPDATE account SET closed = ? WHERE key = ? AND (closed IS NOT NULL) <> ?", isClosed ? now : nil, account.key,
      isClosed)
    return database.changes > 0
  }

  /// Notes what was wrong with an account in an answer of the source, or that nothing was.
  func setError(_ error: String?, _ account: AccountInAnswer) throws {
    try database.run(
      "UPDATE account_alias SET last_error = ?3 WHERE account = ?1 AND source = ?2 AND last_error IS NOT ?3",
      account.key,
      source, error)
  }

  private func make(_ record: AccountRecord) throws -> AccountInAnswer {
    let id = try freeID(for: record)
    // With all that is said of it, so that nothing is left to update: a file may name thousands.
    try database.run(
      """
      INSERT INTO account (id, currency, decimals, updated, number, name, owner, institution, source_type, kind)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      id, record.currency.code, record.currency.decimals, now, record.number, record.name, record.owner,
      record.institution, record.sourceType, record.kind?.rawValue)
    let key = database.lastInsertedKey
    try addAlias(of: record, to: key)
    return AccountInAnswer(key: key, id: id, currency: record.currency, isNew: true)
  }

  private func addAlias(of record: AccountRecord, to account: Int64) throws {
    try database.run(
      "INSERT INTO account_alias (account, source, connection, native_id, currency) VALUES (?, ?, ?, ?, ?)",
      account, source, record.connection, record.nativeId, record.currency.code)
    try directory.take(alias: database.lastInsertedKey)
  }

  /// The hash of the first alias: the same on every machine. In the unlikely case that it is taken, that of the alias
  /// with a number.
  private func freeID(for record: AccountRecord) throws -> Account.ID {
    let alias = [source, record.connection, record.nativeId, record.currency.code].joined(separator: "\0")
    var (id, salt) = (Hash.hex(of: alias), 0)
    while try database.value("SELECT 1 FROM account WHERE id = ?", id) as Int? != nil {
      salt += 1
      id = Hash.hex(of: "\(alias)\0\(salt)")
    }
    return id
  }
}

/// An account under one of its names.
struct NamedAccount {
  let key: Int64
  let id: Account.ID
  let currency: Currency
  let number: String?
  let source: String
  let connection: String
  let nativeId: String
  let identity: AccountIdentity

  init(row: Row) {
    (key, id, currency) = (row[0], row[1], row.currency(2))
    (number, source, connection, nativeId) = (row[4], row[5], row[6], row[7])
    identity = AccountIdentity(
      source: source, connection: connection, nativeId: nativeId, number: number, currency: currency)
  }

  /// What a person knows it by.
  var shownName: String { number ?? nativeId }

  /// Whether the user means it by a name: its id, its number or what a source calls it.
  func isCalled(_ name: String) -> Bool {
    let name = Self.plain(name)
    return id == name || Self.plain(nativeId) == name || number.map(Self.plain) == name
  }

  /// A name without blanks: numbers are written with them and without.
  static func plain(_ name: String) -> String { name.filter { $0 != " " } }
}

extension Database {
  /// Every account by each of its names, or those that meet a condition, the first that was known first.
  func namedAccounts(_ condition: String = "TRUE", _ values: any Storable...) throws -> [NamedAccount] {
    try all(
      """
      SELECT a.key, a.id, a.currency, a.decimals, a.number, l.source, l.connection, l.native_id
      FROM account a JOIN account_alias l ON l.account = a.key WHERE \(condition) ORDER BY a.key, l.key
      """, values, read: NamedAccount.init(row:))
  }
}
